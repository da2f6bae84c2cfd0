import type { ReleasedFile } from '../releases/manifest';
import type { PageChanges } from './builder';

type Files = Record<string, ReleasedFile>;

/** The pages by which one release differs from another. */
export function pageChanges(before: Files, after: Files): PageChanges {
  const pages = (files: Files) => Object.keys(files).filter((path) => path.endsWith('.html'));
  return {
    added: pages(after)
      .filter((path) => !before[path])
      .map(addressOf),
    changed: pages(after)
      .filter((path) => before[path] && before[path].hash !== after[path]?.hash)
      .map(addressOf),
    removed: pages(before)
      .filter((path) => !after[path])
      .map(addressOf),
  };
}

/** Where the edge serves a file of a release: `/article/x/` for `article/x/index.html`. */
export function addressOf(path: string): string {
  return `/${path.replace(/(^|\/)index\.html$/, '$1')}`;
}

/** The file that the edge serves at the address of a page. */
export function fileOf(address: string): string {
  return `${address.slice(1)}${address.endsWith('/') ? 'index.html' : ''}`;
}

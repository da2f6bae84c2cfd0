import type { ReleasedFile } from './manifest';

/** The files of a release by path below its published tree, with forward slashes. */
export type Files = Record<string, ReleasedFile>;

/** Addresses of pages, such as `/article/x/`. */
export interface PageChanges {
  added: string[];
  changed: string[];
  removed: string[];
}

const pageData = /^page-data\/(.+)\/page-data\.json$/;

/** Address of the page whose HTML or page data a file is; null when it is neither. */
export function addressOf(path: string): string | null {
  if (path.endsWith('.html')) return `/${path.replace(/(^|\/)index\.html$/, '$1')}`;
  const page = pageData.exec(path)?.[1];
  if (page === undefined) return null;
  if (page === 'index') return '/';
  return page.endsWith('.html') ? `/${page}` : `/${page}/`;
}

/** Files that came, that have other content and that went between two releases, each by path. */
export function changedFiles(before: Files, after: Files): string[] {
  const paths = Object.keys({ ...before, ...after });
  return paths.filter((path) => before[path]?.hash !== after[path]?.hash);
}

/** Pages that came, went, or have another HTML or other page data, each in the order of paths. */
export function changedPages(before: Files, after: Files): PageChanges {
  const pages: PageChanges = { added: [], changed: [], removed: [] };
  const seen = new Set<string>();
  for (const path of changedFiles(before, after).sort()) {
    const address = addressOf(path);
    if (address === null || seen.has(address)) continue;
    seen.add(address);
    const html = htmlOf(address);
    const [was, is] = [html in before, html in after];
    if (was && is) pages.changed.push(address);
    else if (is) pages.added.push(address);
    else if (was) pages.removed.push(address);
  }
  return pages;
}

/** The file of the data of a page. */
export function pageDataOf(address: string): string {
  return `page-data/${address.replaceAll(/^\/|\/$/g, '') || 'index'}/page-data.json`;
}

/** The HTML file of an address. */
export function htmlOf(address: string): string {
  return `${address.slice(1)}${address.endsWith('/') ? 'index.html' : ''}`;
}

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { HostCode } from '../../src/config/hosts';
import { siteEnvironment } from './site';

/** A page of a released host. */
export interface ReleasedPage {
  path: string;
  /** Name of its template without the folder: `item-page`, `404`, `about-clock-index`. */
  template: string;
  /** Of what it says: the size of its data. */
  bytes: number;
}

/** Folder of the release that the edge serves. */
export const siteFolder = (host: HostCode) =>
  join(siteEnvironment.KARAT_RELEASES_DIR ?? '', host, 'current/site');

/** A file of the release that the edge serves. */
export const releasedFile = (host: HostCode, path: string) =>
  readFileSync(join(siteFolder(host), path), 'utf8');

/**
 * Every page of the release that the edge serves, also those that no link and no sitemap leads to:
 * each has its data beside it.
 */
export function releasedPages(host: HostCode): ReleasedPage[] {
  const folder = join(siteFolder(host), 'page-data');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('page-data.json'))
    .map((file) => join(folder, file))
    .map((file) => {
      const { path, componentChunkName } = JSON.parse(readFileSync(file, 'utf8')) as {
        path: string;
        componentChunkName: string;
      };
      const template = /^component---src-(?:templates|pages|preview)-(.+)-tsx$/.exec(
        componentChunkName,
      );
      if (!template?.[1]) throw new Error(`${path} is of no template: ${componentChunkName}`);
      return { path, template: template[1], bytes: statSync(file).size };
    });
}

const sources = join(__dirname, '../../src');

/** Every template and page of the sources, as `ReleasedPage` names them. */
export const templateNames = ['templates', 'pages']
  .flatMap((folder) => readdirSync(join(sources, folder), { recursive: true, encoding: 'utf8' }))
  .filter((file) => file.endsWith('.tsx'))
  .concat('preview-page.tsx')
  .map((file) => file.replace(/\.tsx$/, '').replace(/[/\\_]/g, '-'))
  .sort();

const longestPages = new Map<HostCode, Map<string, ReleasedPage>>();

/**
 * The page of a template that says most.
 * @throws Error when the host has none.
 */
export function longestPageOf(host: HostCode, template: string): ReleasedPage {
  const pages = longestPages.get(host) ?? findLongestPages(host);
  longestPages.set(host, pages);
  const page = pages.get(template);
  if (!page) throw new Error(`${host} has no page of ${template}`);
  return page;
}

function findLongestPages(host: HostCode): Map<string, ReleasedPage> {
  const pages = new Map<string, ReleasedPage>();
  for (const page of releasedPages(host)) {
    const { bytes = -1, path = '' } = pages.get(page.template) ?? {};
    // Of two that say as much, the same one is taken in each run.
    if (page.bytes > bytes || (page.bytes === bytes && page.path < path)) {
      pages.set(page.template, page);
    }
  }
  return pages;
}

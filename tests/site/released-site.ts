import type { HostCode } from '../../src/config/hosts';
import { linkedFrom } from '../support/crawled-site';
import { alternatesOf, type PageAlternates } from '../support/page-alternates';
import { factsOf, type PageFacts } from '../support/page-facts';
import { textOfHtml } from '../support/page-text';
import { releasedFile, releasedPages } from '../support/released-pages';
import { originOfLocalSite } from '../support/site';

/** A page as its file says it. */
export interface SitePage extends PageFacts {
  alternates: PageAlternates;
  /** What a reader reads; null on most pages of items, which speak of their maker and model. */
  text: string | null;
}

/** What the files of a host's release hold. */
export interface ReleasedSite {
  /** Pages by path; the page of what is not found, which has no path, apart. */
  pages: Map<string, SitePage>;
  /** Paths that links lead to from home on, in any number of steps, and a page that links each. */
  linked: Map<string, string>;
  /** What the sitemap lists. */
  listed: Set<string>;
}

/** Pages of items of each kind whose text is read. */
const readItems = 4;

/** Reads every page of a host once. */
export function readSite(host: HostCode): ReleasedSite {
  const seen = new Map<string, number>();
  const isRead = (path: string) => {
    const kind = /^\/(clock|jewelry|accessory|art)\//.exec(path)?.[1];
    if (!kind) return true;
    seen.set(kind, (seen.get(kind) ?? 0) + 1);
    return (seen.get(kind) ?? 0) <= readItems;
  };
  const pages = new Map<string, SitePage>();
  const paths = releasedPages(host).flatMap(({ path, template }) =>
    template === '404' ? [] : path,
  );
  for (const path of paths.sort()) {
    const html = releasedFile(host, `${path}index.html`);
    pages.set(path, {
      ...factsOf(html),
      alternates: alternatesOf(html, `${originOfLocalSite(host)}${path}`),
      text: isRead(path) ? textOfHtml(html) : null,
    });
  }
  return { pages, linked: linkedFrom('/', pages), listed: listedPaths(host) };
}

function listedPaths(host: HostCode): Set<string> {
  const files = locations(releasedFile(host, 'sitemap-index.xml'));
  return new Set(files.flatMap((file) => locations(releasedFile(host, file))));
}

const locations = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);

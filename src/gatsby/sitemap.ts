import { alternateLinks, hostsWithPage } from '../domain/alternates';
import type { HostCode } from '../config/hosts';
import { isIndexed } from '../domain/indexing';
import { pathsOfHosts, type HostPagesNode } from './host-pages';

/** A page as the sitemap lists it. */
interface SitemapPage {
  path: string;
  lastmod?: string;
  alternates: HostCode[];
  /** Addresses of an item's photos. */
  pictures: readonly string[];
}

interface SitemapData {
  site: { siteMetadata: { host: HostCode } };
  pagePaths: string[];
  itemPictures: Record<string, readonly string[] | undefined>;
  allHostPages: { nodes: HostPagesNode[] };
}

/**
 * Options of gatsby-plugin-sitemap: every page that search engines may show, its languages, the photos
 * of an item, and the moment of the last change where the backend tells it. The day of the build says nothing about a page,
 * and would change the file on every build. The plugin itself leaves out the not-found page.
 */
export const sitemapOptions = {
  output: '/',
  // Of a file; Google reads 50 MB, and a page with its languages and photos takes a kilobyte.
  entryLimit: 25_000,
  query: `{
    site { siteMetadata { siteUrl host } }
    pagePaths
    itemPictures
    allHostPages { nodes { host lastChanges } }
  }`,
  resolvePages: ({ site, pagePaths, itemPictures, allHostPages }: SitemapData): SitemapPage[] => {
    const { host } = site.siteMetadata;
    const known = pathsOfHosts(allHostPages.nodes);
    const own = allHostPages.nodes.find((node) => node.host === host);
    return pagePaths
      .filter((path) => isIndexed(path))
      .map((path) => ({
        path,
        lastmod: own?.lastChanges[path] ?? undefined,
        alternates: hostsWithPage(path, host, known),
        pictures: itemPictures[path] ?? [],
      }))
      .sort((one, other) => (one.path < other.path ? -1 : 1));
  },
  serialize: ({ path, lastmod, alternates, pictures }: SitemapPage) => {
    const links = alternateLinks(path, alternates).map(({ lang, href }) => ({ lang, url: href }));
    return {
      url: path,
      ...(lastmod && { lastmod }),
      ...(links.length > 0 && { links }),
      ...(pictures.length > 0 && { img: pictures.map((url) => ({ url })) }),
    };
  },
};

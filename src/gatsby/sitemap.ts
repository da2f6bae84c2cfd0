import { alternateLinks, hostsWithPage } from '../domain/alternates';
import type { HostCode } from '../config/hosts';
import { isIndexed } from '../domain/indexing';
import { pathsOfHosts, type HostPagesNode } from './host-pages';

/** A page as the sitemap lists it. */
interface SitemapPage {
  path: string;
  lastmod?: string;
  alternates: HostCode[];
}

interface SitemapData {
  site: { siteMetadata: { host: HostCode } };
  pagePaths: string[];
  allVideo: { nodes: { path: string; publishDate: string }[] };
  allHostPages: { nodes: HostPagesNode[] };
}

/**
 * Options of gatsby-plugin-sitemap: every page that search engines may show, its languages, and the
 * day of its last change where the backend tells it. The day of the build says nothing about a page,
 * and would change the file on every build. The plugin itself leaves out the not-found page.
 */
export const sitemapOptions = {
  output: '/',
  query: `{
    site { siteMetadata { siteUrl host } }
    pagePaths
    allVideo { nodes { path publishDate } }
    allHostPages { nodes { host lastChanges } }
  }`,
  resolvePages: ({ site, pagePaths, allVideo, allHostPages }: SitemapData): SitemapPage[] => {
    const { host } = site.siteMetadata;
    const known = pathsOfHosts(allHostPages.nodes);
    const own = allHostPages.nodes.find((node) => node.host === host);
    const days = new Map([
      ...allVideo.nodes.map((video) => [video.path, video.publishDate] as const),
      ...Object.entries(own?.lastChanges ?? {}),
    ]);
    return pagePaths
      .filter((path) => isIndexed(path))
      .map((path) => ({
        path,
        lastmod: days.get(path) ?? undefined,
        alternates: hostsWithPage(path, host, known),
      }))
      .sort((one, other) => (one.path < other.path ? -1 : 1));
  },
  serialize: ({ path, lastmod, alternates }: SitemapPage) => {
    const links = alternateLinks(path, alternates).map(({ lang, href }) => ({ lang, url: href }));
    return { url: path, ...(lastmod && { lastmod }), ...(links.length > 0 && { links }) };
  },
};

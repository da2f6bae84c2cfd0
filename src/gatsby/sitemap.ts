import { itemListPaths } from '../config/item-lists';
import { tokenPagePaths } from '../config/token-pages';

/** A page as the sitemap lists it. */
interface SitemapPage {
  path: string;
  lastmod?: string;
}

interface SitemapData {
  allSitePage: { nodes: { path: string }[] };
  allItem: { nodes: { path: string; datePublish: string }[] };
  allArticle: { nodes: { path: string; publishDate: string }[] };
}

/**
 * Contacts and documents without a city are those of the default one, under its address; the pieces
 * are ours; lists are the visitor's, and so is what was searched for; what a message leads to is for who got it.
 */
const unlisted: readonly string[] = [
  '/contacts/',
  '/document/',
  '/search/',
  '/ui/',
  ...Object.values(itemListPaths),
  ...Object.values(tokenPagePaths),
];

/**
 * Options of gatsby-plugin-sitemap: every page that is to be found but the not-found page (which the plugin leaves out by
 * itself), with the day of its content where the backend tells it. The day of the build says nothing
 * about a page, and would change the file on every build.
 */
export const sitemapOptions = {
  output: '/',
  query: `{
    site { siteMetadata { siteUrl } }
    allSitePage { nodes { path } }
    allItem { nodes { path datePublish } }
    allArticle { nodes { path publishDate } }
  }`,
  resolvePages: ({ allSitePage, allItem, allArticle }: SitemapData): SitemapPage[] => {
    const days = new Map([
      ...allItem.nodes.map((item) => [item.path, item.datePublish] as const),
      ...allArticle.nodes.map((article) => [article.path, article.publishDate] as const),
    ]);
    return allSitePage.nodes
      .filter(({ path }) => !unlisted.includes(path))
      .map(({ path }) => ({ path, lastmod: days.get(path) }))
      .sort((one, other) => (one.path < other.path ? -1 : 1));
  },
  serialize: ({ path, lastmod }: SitemapPage) => ({ url: path, ...(lastmod && { lastmod }) }),
};

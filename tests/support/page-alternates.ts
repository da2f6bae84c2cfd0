import { defaultHost, hostCodes, hosts, type HostCode } from '../../src/config/hosts';
import { originOfLocalSite } from './site';

/** What the head of a built page tells search engines of its address and its languages. */
export interface PageAlternates {
  /** To be indexed, and under this address. */
  isIndexed: boolean;
  /** Language tag and address, in their order. */
  links: [lang: string, href: string][];
}

/** Reads the head alone: a host has a thousand pages. */
export function alternatesOf(html: string, address: string): PageAlternates {
  const head = html.slice(0, html.indexOf('</head>'));
  const robots = /<meta name="robots" content="([^"]*)"/.exec(head)?.[1] ?? '';
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(head)?.[1];
  return {
    isIndexed: robots.startsWith('index') && canonical === address,
    links: linksIn(head),
  };
}

/** The links of each address that a sitemap lists. */
export function alternatesInSitemap(xml: string): Map<string, [lang: string, href: string][]> {
  const entries = [...xml.matchAll(/<url><loc>([^<]+)<\/loc>(.*?)<\/url>/gs)];
  return new Map(entries.map(([, address = '', rest = '']) => [address, linksIn(rest)]));
}

const linksIn = (text: string) =>
  [...text.matchAll(/ rel="alternate" hreflang="([^"]+)" href="([^"]+)"/gi)].map(
    ([, lang = '', href = '']): [string, string] => [lang, href],
  );

/** What a page has to link: itself and the same page of every other host that has it. */
function expectedLinks(path: string, having: readonly HostCode[]): [string, string][] {
  if (having.length < 2) return [];
  const links = having.map((host): [string, string] => [
    hosts[host].languageTag,
    `${originOfLocalSite(host)}${path}`,
  ]);
  const { code } = defaultHost;
  if (having.includes(code)) links.push(['x-default', `${originOfLocalSite(code)}${path}`]);
  return links;
}

/** Pages by host and path. */
type IndexedPages = ReadonlyMap<HostCode, ReadonlyMap<string, PageAlternates>>;
type Listed = ReadonlyMap<HostCode, ReadonlyMap<string, [lang: string, href: string][]>>;

/**
 * Pages, and entries of sitemaps, that do not link exactly the hosts that have the page.
 * @param listed what the sitemap of each host says, by address
 */
export function oddAlternates(indexed: IndexedPages, listed: Listed): string[] {
  return [...indexed].flatMap(([host, pages]) =>
    [...pages].flatMap(([path, { links }]) => {
      const having = hostCodes.filter((code) => indexed.get(code)?.has(path));
      const expected = expectedLinks(path, having);
      const inSitemap = listed.get(host)?.get(`${originOfLocalSite(host)}${path}`) ?? [];
      return Object.entries({ page: links, sitemap: inSitemap })
        .filter(([, found]) => String(found) !== String(expected))
        .map(
          ([where, found]) =>
            `${host} ${path} ${where}: ${tagsOf(found)}, expected ${tagsOf(expected)}`,
        );
    }),
  );
}

const tagsOf = (links: [string, string][]) => links.map(([lang]) => lang).join(' ') || 'none';

import { defaultHost, hostCodes, hosts, type HostCode } from '../../src/config/hosts';
import { alternatesInSitemap, alternatesOf, type PageAlternates } from '../support/page-alternates';
import { releasedFile, releasedPages } from '../support/released-pages';
import { originOfLocalSite } from '../support/site';
import { expect, test } from './visitor';

/** The pages of a host that search engines may show, by path. That each answers 200 the crawler sees. */
function indexedPages(host: HostCode): Map<string, PageAlternates> {
  const pages = releasedPages(host)
    .filter(({ template }) => template !== '404')
    .map(({ path }): [string, PageAlternates] => [
      path,
      alternatesOf(releasedFile(host, `${path}index.html`), `${originOfLocalSite(host)}${path}`),
    ]);
  return new Map(pages.filter(([, { isIndexed }]) => isIndexed));
}

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

test('each indexed page of the four hosts links the same page of every host that has it, and of no other; x-default is Russian', () => {
  const sites = new Map(hostCodes.map((host) => [host, indexedPages(host)]));
  const odd: string[] = [];
  for (const [host, pages] of sites) {
    expect(pages.size).toBeGreaterThan(500);
    const listed = alternatesInSitemap(releasedFile(host, 'sitemap-0.xml'));
    for (const [path, { links }] of pages) {
      const expected = expectedLinks(
        path,
        hostCodes.filter((code) => sites.get(code)?.has(path)),
      );
      const inSitemap = listed.get(`${originOfLocalSite(host)}${path}`) ?? [];
      for (const [where, found] of [
        ['page', links],
        ['sitemap', inSitemap],
      ] as const) {
        if (String(found) === String(expected)) continue;
        const tags = (of: [string, string][]) => of.map(([lang]) => lang).join(' ') || 'none';
        odd.push(`${host} ${path} ${where}: ${tags(found)}, expected ${tags(expected)}`);
      }
    }
  }
  expect(odd.slice(0, 40)).toEqual([]);
});

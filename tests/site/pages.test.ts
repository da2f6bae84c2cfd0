import { defaultHost, hostCodes, hosts, type HostCode } from '../../src/config/hosts';
import { alternatesInSitemap, type PageAlternates } from '../support/page-alternates';
import { releasedFile } from '../support/released-pages';
import { originOfLocalSite } from '../support/site';
import { budgetTests } from './budget-tests';
import { claimTests } from './claim-tests';
import { crawlerTests } from './crawler-tests';
import { readSite, type ReleasedSite } from './released-site';
import { salesTests } from './sales-tests';

/** The pages of each host that search engines may show, by path; kept when the rest is let go. */
const indexed = new Map<HostCode, Map<string, PageAlternates>>();

describe.each(hostCodes)('the built pages of %s', (host) => {
  let read: ReleasedSite | null = null;
  const site = () => {
    if (!read) throw new Error('the pages have not been read');
    return read;
  };

  beforeAll(() => {
    read = readSite(host);
    const pages = [...read.pages].map(([path, { alternates }]) => [path, alternates] as const);
    // A copy, because a part of a text would keep the whole text in memory.
    const own = structuredClone(pages.filter(([, { isIndexed }]) => isIndexed));
    indexed.set(host, new Map(own));
  });
  afterAll(() => {
    read = null;
  });

  describe('as a crawler reads them', () => crawlerTests(host, site));
  describe('as claims of the house', () => claimTests(host, site));
  describe('as a load for the visitor', () => budgetTests(host));
  describe('as what sold pieces went for', () => salesTests(host, site));
});

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
  const odd: string[] = [];
  for (const [host, pages] of indexed) {
    expect(pages.size).toBeGreaterThan(500);
    const listed = alternatesInSitemap(releasedFile(host, 'sitemap-0.xml'));
    for (const [path, { links }] of pages) {
      const expected = expectedLinks(
        path,
        hostCodes.filter((code) => indexed.get(code)?.has(path)),
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
  expect([...indexed.keys()]).toEqual([...hostCodes]);
  expect(odd.slice(0, 40)).toEqual([]);
});

import { hostCodes, type HostCode } from '../../src/config/hosts';
import {
  alternatesInSitemap,
  oddAlternates,
  type PageAlternates,
} from '../support/page-alternates';
import { releasedFile } from '../support/released-pages';
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

test('each indexed page links the same page of every host that has it, and of no other; x-default is Russian', () => {
  for (const pages of indexed.values()) expect(pages.size).toBeGreaterThan(500);
  expect([...indexed.keys()]).toEqual([...hostCodes]);
  const listed = new Map(
    hostCodes.map((host) => [host, alternatesInSitemap(releasedFile(host, 'sitemap-0.xml'))]),
  );
  expect(oddAlternates(indexed, listed).slice(0, 40)).toEqual([]);
});

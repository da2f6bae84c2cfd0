import { articleListPaths } from '../../src/config/article-types';
import { catalogs, catalogTypes } from '../../src/config/catalogs';
import type { HostCode } from '../../src/config/hosts';
import { itemListPaths } from '../../src/config/item-lists';
import { itemOfPath } from '../../src/config/routes';
import { textPages } from '../../src/config/text-pages';
import { isIndexed } from '../../src/domain/indexing';
import {
  brokenData,
  deadLinks,
  emptyPages,
  oddHeadings,
  orphans,
  sharedTexts,
} from '../support/crawled-site';
import { foreignTexts } from '../support/foreign-texts';
import { apiBase } from '../support/site';
import { statusesOf } from './ask-all';
import { askBackend } from './ask-backend';
import type { ReleasedSite } from './released-site';

/** Spec §2, those of this version of the site. */
const routesOfTheSpecification = [
  '/',
  '/about/',
  '/about-clock/',
  '/about-clock/slovar-chasovykh-terminov/',
  '/clock_list_famous/',
  '/clocks_dealer/',
  '/clocks_today/rolex/submariner/',
  '/clocks_archive/rolex/submariner/',
  '/video/',
  '/article/',
  '/article/10-mifov-o-chasovykh-lombardakh/',
  '/comparison/',
  '/favorites/',
  '/viewed/',
  '/politika-konfidentcialnosti/',
  '/user-agreement/',
  '/sitemap/',
  '/uslugi/',
  '/news/news-lombard/',
  '/news/vazhno-znat/',
  ...catalogTypes.map((type) => `/${type}/`),
  ...Object.values(articleListPaths),
  ...Object.values(textPages).map(({ path }) => path),
  '/contacts/moscow/',
  '/document/moscow/',
  '/reviews/',
  '/faq/',
  '/discount/',
];

/** What is sold or reserved everywhere keeps its page and leaves the lists (docs/decisions.md). */
async function hasLeftLists(host: HostCode, path: string): Promise<boolean> {
  const item = itemOfPath(path);
  if (!item) return false;
  const answer = await askBackend(`${apiBase(host)}/detailPage/${item.kind}/${item.url}`);
  const { data } = answer as { data: { availability: { status: string }[] } };
  return data.availability.every(({ status }) => status === 'sold' || status === 'reserved');
}

/** The visitor's own lists open from the header's buttons; search engines have no use for them. */
const unlinked = new Set<string>(Object.values(itemListPaths));

/** Pages without a city show that of the default one, which has an address of its own. */
const shownBy: Readonly<Record<string, string>> = {
  '/contacts/': '/contacts/moscow/',
  '/document/': '/document/moscow/',
};

/** What a search engine finds that reads every page which links or the sitemap lead to. */
export function crawlerTests(host: HostCode, site: () => ReleasedSite): void {
  const found = () => {
    const { pages, linked, listed } = site();
    return [...pages].filter(([path]) => linked.has(path) || listed.has(path));
  };
  const indexable = () =>
    found().filter(
      ([path, { robots, canonical }]) => robots.includes('index, follow') && canonical === path,
    );

  test('meets no broken link and no redirect inside the site', async () => {
    const { linked, listed } = site();
    const statuses = await statusesOf(`${host}.localhost`, new Set([...linked.keys(), ...listed]));
    expect(statuses.size).toBeGreaterThan(500);
    expect(deadLinks(statuses, linked)).toEqual([]);
    expect([...statuses.keys()].filter((path) => !site().pages.has(path))).toEqual([]);
  });

  test('reaches every page by links: there is no orphan', async () => {
    const { linked, listed } = site();
    const lost: string[] = [];
    for (const path of orphans(listed, linked)) {
      if (!(await hasLeftLists(host, path))) lost.push(path);
    }
    expect(lost).toEqual([]);
  });

  test('finds the routes of the specification', () => {
    const paths = new Set(found().map(([path]) => path));
    const missing = routesOfTheSpecification.filter((path) => !paths.has(path));
    expect(missing.filter((path) => !unlinked.has(path))).toEqual([]);
    // Actions are numbered by host.
    expect([...paths].some((path) => /^\/discount\/show\/\d+\/$/.test(path))).toBe(true);
  });

  test('reads one first heading on each page', () => {
    expect(oddHeadings(found())).toEqual([]);
  });

  test('reads the words of each page without scripts: a heading in main and text of its own', () => {
    expect(emptyPages(indexable())).toEqual([]);
  });

  test.each(['title', 'description'] as const)('reads a %s of its own on each page', (name) => {
    expect(sharedTexts(name, indexable())).toEqual([]);
  });

  test('reads structured data that parses and names its type', () => {
    expect(brokenData(found())).toEqual([]);
    expect(site().pages.get('/faq/')?.jsonLd.join()).toContain('"FAQPage"');
    expect(site().pages.get('/contacts/kazan/')?.jsonLd.join()).toContain('"PawnShop"');
  });

  test('finds in the sitemap exactly the pages that are to be indexed', () => {
    const paths = indexable().map(([path]) => path);
    expect([...site().listed].sort()).toEqual(paths.sort());
  });

  test('finds one address for each page: its own, or that of the page that it shows', () => {
    const odd = found().flatMap(([path, { robots, canonical }]) => {
      const named = shownBy[path] ?? path;
      const isRight = isIndexed(named)
        ? canonical === named && robots === 'index, follow'
        : (canonical === named || canonical === null) && robots === 'noindex, follow';
      return isRight ? [] : [`${path}: ${canonical}, ${robots}`];
    });
    expect(odd).toEqual([]);
  });

  test('finds archived items under an address that is theirs alone, in the archive and out of it', () => {
    const archive = catalogTypes.filter((type) => catalogs[type].isArchive);
    const items = archive.flatMap((type) => site().pages.get(`/${type}/`)?.links ?? []);
    const shown = items.filter((path) => itemOfPath(path));
    expect(shown.length).toBeGreaterThan(0);
    for (const path of shown) expect(site().pages.get(path)?.canonical).toBe(path);
  });

  test('reads one language: no key, no letters of another', () => {
    const odd = found().flatMap(([path, { texts }]) =>
      foreignTexts(host, texts).map((text) => `${path}: ${text}`),
    );
    expect(odd.slice(0, 30)).toEqual([]);
  });
}

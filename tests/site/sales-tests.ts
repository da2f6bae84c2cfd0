import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogs, catalogTypes, type CatalogType } from '../../src/config/catalogs';
import { languageOf, type HostCode } from '../../src/config/hosts';
import { routes } from '../../src/config/routes';
import { serviceFacts } from '../../src/config/service-facts';
import { parseAnswer, urlFor, type Endpoint } from '../../src/contract/endpoint';
import type { Item } from '../../src/contract/items';
import { fullListing } from '../../src/contract/listing';
import { salesSummaries } from '../../src/contract/sales';
import { salesKey, salesKeysOf } from '../../src/domain/sales';
import type ruSales from '../../src/locales/ru/sales.json';
import { apiBase } from '../support/site';
import { askBackend } from './ask-backend';
import type { ReleasedSite } from './released-site';

/** What sold pieces went for stands where enough of them were sold, and nowhere else. */
export function salesTests(host: HostCode, site: () => ReleasedSite): void {
  const words = JSON.parse(
    readFileSync(join(__dirname, '../../src/locales', languageOf(host), 'sales.json'), 'utf8'),
  ) as typeof ruSales;

  test('a page tells what its pieces went for where five of them were sold, no other does', async () => {
    const paths = [...site().pages.keys()];
    const wanted = await pathsWithSales(host, paths);
    const found = paths.filter((path) => site().pages.get(path)?.texts.includes(words.title));
    expect(found.length).toBeGreaterThan(50);
    expect(found.sort()).toEqual(paths.filter((path) => wanted.has(path)).sort());
  });
}

/** Paths whose collection, maker or kind has a summary. */
async function pathsWithSales(host: HostCode, paths: readonly string[]): Promise<Set<string>> {
  const summaries = await answerOf(salesSummaries, urlFor(salesSummaries, apiBase(host)));
  const keys = new Set(summaries.map(({ id }) => id));
  const wanted = new Set<string>();
  const addIf = (path: string, ...suitable: readonly string[]) => {
    if (suitable.some((key) => keys.has(key))) wanted.add(path);
  };
  for (const catalogType of catalogTypes) {
    const { kind, hasCollections } = catalogs[catalogType];
    const ofKind = { kind, brandUrl: null, collectionUrl: null };
    addIf(routes.catalogue(catalogType), salesKey(ofKind));
    for (const item of await itemsOf(host, catalogType)) {
      const { brand, collection } = item;
      const ofBrand = { ...ofKind, brandUrl: brand.url };
      addIf(routes.item(kind, item.url), ...salesKeysOf(item));
      addIf(routes.catalogue(catalogType, brand.url), salesKey(ofBrand));
      if (!collection || !hasCollections) continue;
      const ofCollection = salesKey({ ...ofBrand, collectionUrl: collection.url });
      addIf(routes.collection(catalogType, brand.url, collection.url), ofCollection);
    }
  }
  for (const path of paths) {
    const [, service] = /^\/uslugi\/([^/]+)\/$/.exec(path) ?? [];
    const { bought } = serviceFacts(service ?? '');
    if (!bought) continue;
    addIf(path, salesKey({ ...bought, brandUrl: bought.brand ?? null, collectionUrl: null }));
  }
  return wanted;
}

async function itemsOf(host: HostCode, catalogType: CatalogType): Promise<Item[]> {
  const items: Item[] = [];
  for (let page = 1, lastPage = 1; page <= lastPage; page += 1) {
    const query = { view: 'full', available: 0, per_page: 100, page } as const;
    const url = urlFor(fullListing, apiBase(host), { params: { catalogType }, query });
    const answer = await answerOf(fullListing, url);
    items.push(...answer.items);
    lastPage = answer.lastPage;
  }
  return items;
}

async function answerOf<Wire, Ours>(endpoint: Endpoint<Wire, Ours>, url: string): Promise<Ours> {
  return parseAnswer(endpoint, await askBackend(url), url);
}

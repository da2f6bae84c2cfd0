import { catalogTypes, type CatalogType } from '../../../src/config/catalogs';
import { type HostCode } from '../../../src/config/hosts';
import { type ItemFilter } from '../../../src/contract/filters';
import { type ReadModel } from '../changes/read-model';
import { facetsOf, type Facets } from './facets';
import { availabilityRulesOf, rowTestsOf } from './row-tests';
import { selectPage, type ListOrder } from './select';
import { type Stock, type StockList } from './stock';

/** Where items are looked up. */
export interface Catalogue {
  stock: ReadModel<Stock>;
  search: { itemIds: (host: HostCode, query: string) => Promise<ReadonlySet<number>> };
}

export interface ListAsked {
  host: HostCode;
  catalogType: CatalogType;
  filter: ItemFilter;
}

/** Ids of one page of a list, and the number of all that the filter leaves. */
export async function findPage(
  catalogue: Catalogue,
  asked: ListAsked,
  page: ListOrder & { limit: number; offset: number },
): Promise<{ ids: number[]; total: number }> {
  const { list, tests } = await prepared(catalogue, asked);
  return selectPage(list, tests, page, page);
}

/** Ids of all items that the lists of a host show without a filter. */
export async function listedIds(
  catalogue: Catalogue,
  host: HostCode,
): Promise<ReadonlySet<number>> {
  const order = { sortBy: 'number', direction: 'asc', limit: Infinity, offset: 0 } as const;
  const lists = await Promise.all(
    catalogTypes.map((catalogType) =>
      findPage(catalogue, { host, catalogType, filter: { available: 1 } }, order),
    ),
  );
  return new Set(lists.flatMap(({ ids }) => ids));
}

/** Filters of which the counts are remembered, per state of the stock. */
const remembered = 200;
const counted = new WeakMap<StockList, Map<string, Facets>>();

/**
 * Counts of all options of a list under a filter. A page asks for a dozen option lists at once, all
 * of the same filter: they are counted together.
 */
export async function countFacets(catalogue: Catalogue, asked: ListAsked): Promise<Facets> {
  const { list, tests, availability } = await prepared(catalogue, asked);
  const ofList = counted.get(list) ?? new Map<string, Facets>();
  counted.set(list, ofList);
  const key = JSON.stringify([asked.host, Object.entries(asked.filter).sort()]);
  const known = ofList.get(key) ?? facetsOf(list, asked.host, tests, availability);
  // The last used stays longest.
  ofList.delete(key);
  ofList.set(key, known);
  const [oldest] = ofList.keys();
  if (ofList.size > remembered && oldest !== undefined) ofList.delete(oldest);
  return known;
}

async function prepared({ stock, search }: Catalogue, { host, catalogType, filter }: ListAsked) {
  const current = await stock.current();
  const found = filter.search ? await search.itemIds(host, filter.search) : null;
  const list = current.lists[catalogType];
  const availability = availabilityRulesOf(current, host, catalogType, filter);
  return { list, availability, tests: rowTestsOf(list, host, availability, filter, found) };
}

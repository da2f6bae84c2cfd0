import { listPathsOf } from '../domain/catalogue-lists';
import { catalogs, type CatalogType } from '../config/catalogs';
import { availableStatuses, type AvailabilityStatus } from '../config/item-labels';
import { routes } from '../config/routes';
import {
  filterNames,
  type BuiltOption,
  type BuiltOptions,
  type FilterName,
} from '../contract/filters';
import type { Facets } from './sources/item-node';

/** An item as its options are counted; prices in whole units of the host's currency, millimetres. */
export interface CountedItem {
  entityId: number;
  catalogType: CatalogType;
  isListed: boolean;
  brand: { id: number; url: string; title: string };
  collection: { id: number; url: string; title: string } | null;
  type: { id: number; url: string; title: string } | null;
  condition: Parameters<typeof listPathsOf>[0]['condition'];
  facets: Facets;
  availability: readonly { cityAlias: string; status: AvailabilityStatus }[];
  price: number | null;
  priceWithDiscount: number | null;
  diameter: number | null;
}

/** An option without its count, in the order to show. */
interface OptionWords {
  id: string;
  title: string;
  isPopular: boolean;
  url: string;
}

export interface CountedStock {
  items: readonly CountedItem[];
  /** Option lists of each catalogue. */
  words: ReadonlyMap<CatalogType, Partial<Record<FilterName, readonly OptionWords[]>>>;
  cities: readonly { entityId: number; alias: string }[];
  specials: readonly { entityId: number; itemIds: readonly number[] }[];
  /** Whether a list has a page, by its path. */
  hasPage: (path: string) => boolean;
}

type Counts = Map<FilterName, Map<string, number>>;

interface Tally {
  counts: Counts;
  price: Range;
  diameter: Range;
  /**
   * Paths of the narrower lists that an option stands for, by filter and id. Of a collection that pieces of
   * several makers are said to be of, the oldest piece decides.
   */
  paths: Map<string, string>;
}

interface Range {
  from: number | null;
  to: number | null;
}

/**
 * Options of every list under no choice at all, by the path of the list: the same numbers that the
 * backend's `/filter/…` give, in one pass over the items instead of a call for each list.
 */
export function optionsOfLists(stock: CountedStock): (listPath: string) => BuiltOptions {
  const cityIds = new Map(stock.cities.map(({ alias, entityId }) => [alias, String(entityId)]));
  const specialIds = specialsByItem(stock.specials);
  const tallies = new Map<string, { catalogType: CatalogType; tally: Tally }>();
  // After an edit items come in another order than in a first build.
  for (const item of stock.items.toSorted((a, b) => b.entityId - a.entityId)) {
    for (const listPath of listPathsOf(item)) {
      const known = tallies.get(listPath) ?? { catalogType: item.catalogType, tally: newTally() };
      tallies.set(listPath, known);
      addPlaces(known.tally, item, cityIds);
      if (item.isListed) addItem(known.tally, item, specialIds.get(item.entityId) ?? []);
    }
  }
  return (listPath) => {
    const { catalogType, tally } = tallies.get(listPath) ?? { tally: newTally() };
    const words = catalogType ? (stock.words.get(catalogType) ?? {}) : {};
    return builtOptions(tally, words, (path) => path !== listPath && stock.hasPage(path));
  };
}

function newTally(): Tally {
  const none = () => ({ from: null, to: null });
  return { counts: new Map(), price: none(), diameter: none(), paths: new Map() };
}

function addItem(tally: Tally, item: CountedItem, specials: readonly string[]): void {
  for (const [name, ids] of Object.entries(item.facets)) {
    for (const id of ids) increase(tally, name as FilterName, id);
  }
  for (const id of specials) increase(tally, 'special-columns', id);
  widen(tally.price, item.priceWithDiscount ?? item.price);
  widen(tally.diameter, item.diameter);
  const { catalogType, brand, collection, type } = item;
  tally.paths.set(`brands ${brand.id}`, routes.catalogue(catalogType, brand.url));
  if (collection && catalogs[catalogType].hasCollections) {
    const path = routes.collection(catalogType, brand.url, collection.url);
    tally.paths.set(`collections ${collection.id}`, path);
  }
  if (type) tally.paths.set(`types ${type.id}`, routes.category(type.url));
}

/**
 * A city counts what can be had there, in an archive all that is there; a status counts whatever has
 * it somewhere, listed or not, for who asks for sold items gets them.
 */
function addPlaces(
  tally: Tally,
  { catalogType, availability }: CountedItem,
  cityIds: ReadonlyMap<string, string>,
): void {
  for (const { cityAlias, status } of availability) {
    const city = cityIds.get(cityAlias);
    const counts = catalogs[catalogType].isArchive || availableStatuses.includes(status);
    if (city && counts) increase(tally, 'cities', city);
  }
  for (const status of new Set(availability.map((place) => place.status))) {
    increase(tally, 'status-income', status);
  }
}

function increase({ counts }: Tally, name: FilterName, id: string): void {
  const ofFilter = counts.get(name) ?? new Map<string, number>();
  counts.set(name, ofFilter);
  ofFilter.set(id, (ofFilter.get(id) ?? 0) + 1);
}

function widen(range: Range, value: number | null): void {
  if (value === null) return;
  range.from = Math.min(range.from ?? value, value);
  range.to = Math.max(range.to ?? value, value);
}

function specialsByItem(specials: CountedStock['specials']): Map<number, string[]> {
  const byItem = new Map<number, string[]>();
  for (const { entityId, itemIds } of specials) {
    for (const item of itemIds) {
      byItem.set(item, [...(byItem.get(item) ?? []), String(entityId)]);
    }
  }
  return byItem;
}

function builtOptions(
  { counts, price, diameter, paths }: Tally,
  words: Partial<Record<FilterName, readonly OptionWords[]>>,
  hasPage: (path: string) => boolean,
): BuiltOptions {
  const groups: Partial<Record<FilterName, BuiltOption[]>> = {};
  // Not in the order of the items, which is another one after an edit.
  for (const name of filterNames) {
    const ofFilter = counts.get(name);
    if (!ofFilter) continue;
    const options = (words[name] ?? []).flatMap(({ id, title, isPopular }): BuiltOption[] => {
      const total = ofFilter.get(id) ?? 0;
      if (total === 0) return [];
      const path = paths.get(`${name} ${id}`);
      return [
        {
          id,
          title,
          total,
          ...(isPopular && { isPopular }),
          ...(path && hasPage(path) && { path }),
        },
      ];
    });
    if (options.length > 0) groups[name] = options;
  }
  return {
    groups,
    priceFrom: price.from,
    priceTo: price.to,
    diameterFrom: diameter.from,
    diameterTo: diameter.to,
  };
}

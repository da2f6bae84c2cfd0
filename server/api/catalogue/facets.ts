import { type FilterPart, type PlaceRules, type RowTest } from './row-tests';
import { type HostCode } from '../../../src/config/hosts';
import { singleAttributes, type SingleAttribute, type StockList } from './stock';

type Counts = Map<number, number>;

/** How many items each choice leads to under the rest of the filter. */
export interface Facets {
  single: Record<SingleAttribute, Counts>;
  stones: Counts;
  specials: Counts;
  /** By place in `conditions`, `equipments`, `availabilityStatuses`. */
  condition: Counts;
  equipment: Counts;
  status: Counts;
  /** By city. */
  cities: Counts;
  vip: number;
  /** In whole units of the host's currency, and millimetres; null when nothing has any. */
  price: Range | null;
  diameter: Range | null;
}

export interface Range {
  from: number;
  to: number;
}

/**
 * Counts the options of every part in one pass. A row that fails no test counts for all parts; one
 * that fails a single test counts only for the part of that test, whose own choice is left aside.
 */
export function facetsOf(
  list: StockList,
  host: HostCode,
  tests: ReadonlyMap<FilterPart, RowTest>,
  places: PlaceRules,
): Facets {
  const facets: Facets = {
    single: Object.fromEntries(
      singleAttributes.map((name) => [name, new Map()]),
    ) as Facets['single'],
    stones: new Map(),
    specials: new Map(),
    condition: new Map(),
    equipment: new Map(),
    status: new Map(),
    cities: new Map(),
    vip: 0,
    price: null,
    diameter: null,
  };
  const named = [...tests];
  const prices = list.hostPrice[host];

  for (let row = 0; row < list.size; row += 1) {
    const failed = onlyFailure(named, row);
    if (failed === 'several' || failed === 'host') continue;
    const counts = (part: FilterPart) => failed === null || failed === part;

    for (const name of singleAttributes) {
      if (counts(name)) add(facets.single[name], list.single[name][row] ?? 0);
    }
    if (counts('stones')) for (const id of list.stones[row] ?? []) add(facets.stones, id);
    if (counts('specials')) for (const id of list.specials[row] ?? []) add(facets.specials, id);
    if (counts('condition')) increase(facets.condition, list.condition[row] ?? 0);
    if (counts('equipment')) increase(facets.equipment, list.equipment[row] ?? 0);
    if (counts('places')) countPlaces(facets, list, row, places);
    if (counts('vip') && list.isVip[row] === 1) facets.vip += 1;
    if (counts('price')) facets.price = widened(facets.price, prices[row] ?? 0);
    if (counts('diameter')) facets.diameter = widened(facets.diameter, list.diameter[row] ?? 0);
  }
  return facets;
}

function onlyFailure(
  tests: readonly [FilterPart, RowTest][],
  row: number,
): FilterPart | 'several' | null {
  let failed: FilterPart | null = null;
  for (const [part, test] of tests) {
    if (test(row)) continue;
    if (failed !== null) return 'several';
    failed = part;
  }
  return failed;
}

/** A city is counted whichever cities are chosen, a status whichever statuses are. */
function countPlaces(facets: Facets, list: StockList, row: number, rules: PlaceRules): void {
  let seen = 0;
  for (const { cityId, status } of list.places[row] ?? []) {
    if (rules.isListed(cityId) && rules.isStatus(status)) increase(facets.cities, cityId);
    const bit = 1 << status;
    if (rules.isCity(cityId) && (seen & bit) === 0) increase(facets.status, status);
    if (rules.isCity(cityId)) seen |= bit;
  }
}

/** 0 is none. */
function add(counts: Counts, key: number): void {
  if (key !== 0) increase(counts, key);
}

function increase(counts: Counts, key: number): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function widened(range: Range | null, value: number): Range | null {
  if (value === 0) return range;
  if (range === null) return { from: value, to: value };
  return { from: Math.min(range.from, value), to: Math.max(range.to, value) };
}

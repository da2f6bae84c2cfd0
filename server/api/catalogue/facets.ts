import { type FilterPart, type AvailabilityRules, type RowTest } from './row-tests';
import { type HostCode } from '../../../src/config/hosts';
import { singleAttributes, type SingleAttribute, type StockList } from './stock';

type Counts = Map<number, number>;

/** How many items each choice leads to under the rest of the filter. */
export interface Facets {
  single: Record<SingleAttribute, Counts>;
  stones: Counts;
  specials: Counts;
  /** By index in `conditions`, `equipments`, `availabilityStatuses`. */
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

/** A row that passes every test. */
const passes = 0;
/** A row that counts for nothing: it fails two tests, or its host does not show it. */
const excluded = 255;

/**
 * Counts the options of every part. A row that fails no test counts for all parts; one that fails a
 * single test counts only for the part of that test, whose own choice is left aside. Loops over plain
 * arrays: they run over every row of the list for each new filter.
 */
export function facetsOf(
  list: StockList,
  host: HostCode,
  tests: ReadonlyMap<FilterPart, RowTest>,
  availability: AvailabilityRules,
): Facets {
  const failures = failuresOf(list.size, tests);
  const parts = [...tests.keys()];
  const rowsFor = (part: FilterPart) => rowsOf(failures, 1 + parts.indexOf(part));
  return {
    single: Object.fromEntries(
      singleAttributes.map((name) => [name, countValues(list.single[name], rowsFor(name))]),
    ) as Facets['single'],
    stones: countLists(list.stones, rowsFor('stones')),
    specials: countLists(list.specials, rowsFor('specials')),
    condition: countValues(list.condition, rowsFor('condition'), 0),
    equipment: countValues(list.equipment, rowsFor('equipment'), 0),
    ...countAvailability(list, rowsFor('availability'), availability),
    vip: countValues(list.isVip, rowsFor('vip')).get(1) ?? 0,
    price: rangeOf(list.hostPrice[host], rowsFor('price')),
    diameter: rangeOf(list.diameter, rowsFor('diameter')),
  };
}

/** For each row: `passes`, the number of the one test that it fails, from 1, or `excluded`. */
function failuresOf(size: number, tests: ReadonlyMap<FilterPart, RowTest>): Uint8Array {
  const failures = new Uint8Array(size);
  let number = 0;
  for (const [part, test] of tests) {
    number += 1;
    for (let row = 0; row < size; row += 1) {
      if (failures[row] === excluded || test(row)) continue;
      failures[row] = part === 'host' || failures[row] !== passes ? excluded : number;
    }
  }
  return failures;
}

/** Rows that pass, and those that fail nothing but the test of this number. */
function rowsOf(failures: Uint8Array, number: number): Int32Array {
  const rows = new Int32Array(failures.length);
  let size = 0;
  for (let row = 0; row < failures.length; row += 1) {
    if (failures[row] !== passes && failures[row] !== number) continue;
    rows[size] = row;
    size += 1;
  }
  return rows.subarray(0, size);
}

/** How often each value from `least` on occurs in the rows. */
function countValues(column: Int32Array | Uint8Array, rows: Int32Array, least = 1): Counts {
  let greatest = 0;
  for (const row of rows) greatest = Math.max(greatest, column[row] ?? 0);
  const totals = new Uint32Array(greatest + 1);
  for (const row of rows) {
    const value = column[row] ?? 0;
    totals[value] = (totals[value] ?? 0) + 1;
  }
  const counts: Counts = new Map();
  for (let value = least; value <= greatest; value += 1) {
    const total = totals[value] ?? 0;
    if (total > 0) counts.set(value, total);
  }
  return counts;
}

function countLists(lists: StockList['stones'], rows: Int32Array): Counts {
  const counts: Counts = new Map();
  for (const row of rows) for (const id of lists[row] ?? []) increase(counts, id);
  return counts;
}

/** A city is counted whichever cities are chosen, a status whichever statuses are. */
function countAvailability(
  list: StockList,
  rows: Int32Array,
  rules: AvailabilityRules,
): Pick<Facets, 'cities' | 'status'> {
  const cities: Counts = new Map();
  const statuses: Counts = new Map();
  for (const row of rows) {
    let seen = 0;
    for (const { cityId, status } of list.availability[row] ?? []) {
      if (rules.isListed(cityId) && rules.isStatus(status)) increase(cities, cityId);
      const bit = 1 << status;
      if (rules.isCity(cityId) && (seen & bit) === 0) increase(statuses, status);
      if (rules.isCity(cityId)) seen |= bit;
    }
  }
  return { cities, status: statuses };
}

function increase(counts: Counts, key: number): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** Least and greatest value of the rows; 0 is none. */
function rangeOf(column: Float64Array, rows: Int32Array): Range | null {
  let from = Infinity;
  let to = 0;
  for (const row of rows) {
    const value = column[row] ?? 0;
    if (value === 0) continue;
    from = Math.min(from, value);
    to = Math.max(to, value);
  }
  return to === 0 ? null : { from, to };
}

import { type SortField } from '../../../src/config/sorting';
import { type FilterPart, type RowTest } from './row-tests';
import { type StockList } from './stock';

export interface ListOrder {
  sortBy: SortField;
  direction: 'asc' | 'desc';
}

/** Ids of one page of the rows that pass, and how many pass in all. */
export function selectPage(
  list: StockList,
  tests: ReadonlyMap<FilterPart, RowTest>,
  order: ListOrder,
  { limit, offset }: { limit: number; offset: number },
): { ids: number[]; total: number } {
  const every = [...tests.values()];
  const ids: number[] = [];
  let total = 0;
  const rows = rowsInOrder(list, order);
  // Plain loops: this runs over every row of the list for each call.
  next: for (const row of rows) {
    for (const test of every) if (!test(row)) continue next;
    if (total >= offset && ids.length < limit) ids.push(list.id[row] ?? 0);
    total += 1;
  }
  return { ids, total };
}

const orders = new WeakMap<StockList, Map<string, Int32Array>>();

/** All rows in an order; made once for a list as it is. */
function rowsInOrder(list: StockList, { sortBy, direction }: ListOrder): Int32Array {
  const known = orders.get(list) ?? new Map<string, Int32Array>();
  orders.set(list, known);
  const name = `${sortBy} ${direction}`;
  const made = known.get(name) ?? sorted(list, sortBy, direction === 'asc' ? 1 : -1);
  known.set(name, made);
  return made;
}

/** What has no price comes last either way, and equal rows keep one order, so that pages add up. */
function sorted(list: StockList, sortBy: SortField, sign: 1 | -1): Int32Array {
  const columns = {
    date_publish: list.datePublish,
    brand_id: list.single.brandId,
    // By the price that is shown: a card with a discount names the lower one.
    price_usd: list.paidUsd,
    popularity: list.popularity,
    number: list.id,
  };
  const column = columns[sortBy];
  const isLast = (row: number) => sortBy === 'price_usd' && column[row] === 0;
  return Int32Array.from({ length: list.size }, (_, row) => row).sort(
    (one, other) =>
      Number(isLast(one)) - Number(isLast(other)) ||
      sign * ((column[one] ?? 0) - (column[other] ?? 0)) ||
      sign * ((list.id[one] ?? 0) - (list.id[other] ?? 0)),
  );
}

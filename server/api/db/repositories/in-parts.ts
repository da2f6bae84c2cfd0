import { setImmediate as turn } from 'node:timers/promises';
import { and, asc, gt, lte, max, sql, type AnyColumn } from 'drizzle-orm';
import { type Database } from '../connect';
import { items } from '../schema/items';

/** Some thousands of items: those with an id above `after` and up to `upTo`. */
export interface ItemPart {
  after: number;
  upTo: number;
}

/** Items of a part: a third of a second on a slow machine. */
const itemsInPart = 5_000;

/**
 * What is read of all items, in order of their ids and part by part. The process answers others
 * between two parts: the embedded database runs in it, and 50,000 rows in one piece take seconds.
 * @param size items of a part
 */
export async function readInParts<Row>(
  db: Database,
  read: (part: ItemPart) => Promise<readonly Row[]>,
  size = itemsInPart,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const part of await partsOfItems(db, size)) {
    for (const row of await read(part)) rows.push(row);
    await turn();
  }
  return rows;
}

async function partsOfItems(db: Database, size: number): Promise<ItemPart[]> {
  const numbered = db
    .select({
      id: items.id,
      part: sql<number>`(row_number() over (order by ${items.id}) - 1) / ${sql.raw(String(size))}`.as(
        'part',
      ),
    })
    .from(items)
    .as('numbered');
  const ends = await db
    .select({ upTo: max(numbered.id) })
    .from(numbered)
    .groupBy(numbered.part)
    .orderBy(asc(numbered.part));
  const ids = ends.map(({ upTo }) => upTo ?? 0);
  return ids.map((upTo, index) => ({ after: ids[index - 1] ?? 0, upTo }));
}

/** The condition that an item is of a part, by a column that holds its id. */
export const isOfPart = (itemId: AnyColumn, { after, upTo }: ItemPart) =>
  and(gt(itemId, after), lte(itemId, upTo));

import { and, count, eq, inArray } from 'drizzle-orm';
import { catalogOf, type ItemKind } from '../../../../src/config/catalogs';
import { type HostCode } from '../../../../src/config/hosts';
import { type Database } from '../connect';
import { items } from '../schema/items';
import { withPictures } from './item-pictures';
import { selectItems } from './item-rows';
import { toKeys } from './keys';

/** Items by their ids, in that order; an id that a host has no text for is left out. */
export async function listItemsById(db: Database, host: HostCode, ids: readonly number[]) {
  const keys = toKeys(ids);
  if (keys.length === 0) return [];
  const rows = await selectItems(db, host).where(inArray(items.id, keys));
  const place = new Map(keys.map((id, index) => [id, index]));
  rows.sort((one, other) => (place.get(one.id) ?? 0) - (place.get(other.id) ?? 0));
  return withPictures(db, host, rows);
}

export type ListedItem = Awaited<ReturnType<typeof listItemsById>>[number];

/** An item of a kind, current or archived; undefined when there is none. */
export async function findItem(db: Database, host: HostCode, kind: ItemKind, url: string) {
  const lists = [catalogOf(kind, false).type, catalogOf(kind, true).type];
  const rows = await selectItems(db, host).where(
    and(eq(items.url, url), inArray(items.catalogType, lists)),
  );
  const [item] = await withPictures(db, host, rows);
  return item;
}

/** How many items there are, on whatever host they are shown. */
export async function countItems(db: Database): Promise<number> {
  const [row] = await db.select({ total: count() }).from(items);
  return row?.total ?? 0;
}

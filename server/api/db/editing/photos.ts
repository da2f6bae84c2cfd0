import { and, eq, inArray, max } from 'drizzle-orm';
import { type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { type HostCode } from '../../../../src/config/hosts';
import { type CoverEntity } from '../../../../src/contract/edited-bodies';
import { type Database } from '../connect';
import { articles, videos } from '../schema/articles';
import { cities } from '../schema/cities';
import { covers } from '../schema/covers';
import { itemPictures, itemPictureTexts } from '../schema/item-pictures';
import { items } from '../schema/items';
import { services } from '../schema/services';

/** A photo as it was kept: the file below `/pictures/`, and what a page must know of it. */
export type NewPhoto = Omit<typeof covers.$inferInsert, 'id'>;

/** Ids of an item's photos; holds the item until the transaction ends, so that no two orders mix. */
export async function photoIdsOf(db: Database, itemId: number): Promise<number[]> {
  await db.select({ id: items.id }).from(items).where(eq(items.id, itemId)).for('update');
  const rows = await db
    .select({ id: itemPictures.id })
    .from(itemPictures)
    .where(eq(itemPictures.itemId, itemId));
  return rows.map(({ id }) => id);
}

/** Adds photos behind those that the item has. */
export async function addPhotos(
  db: Database,
  itemId: number,
  photos: readonly NewPhoto[],
): Promise<void> {
  const [row] = await db
    .select({ last: max(itemPictures.position) })
    .from(itemPictures)
    .where(eq(itemPictures.itemId, itemId));
  const first = (row?.last ?? -1) + 1;
  await db
    .insert(itemPictures)
    .values(photos.map((photo, index) => ({ ...photo, itemId, position: first + index })));
}

/** @param ids of all photos of an item, in their order */
export async function orderPhotos(db: Database, ids: readonly number[]): Promise<void> {
  for (const [position, id] of ids.entries()) {
    await db.update(itemPictures).set({ position }).where(eq(itemPictures.id, id));
  }
}

/** Without a text the photo is described by its item's title. */
export async function describePhoto(
  db: Database,
  pictureId: number,
  host: HostCode,
  alt: string,
): Promise<void> {
  await db
    .delete(itemPictureTexts)
    .where(and(eq(itemPictureTexts.pictureId, pictureId), eq(itemPictureTexts.host, host)));
  if (alt !== '') await db.insert(itemPictureTexts).values({ pictureId, host, alt });
}

/** Gives the address that the photo had. */
export async function deletePhoto(db: Database, id: number): Promise<string | undefined> {
  const [row] = await db.delete(itemPictures).where(eq(itemPictures.id, id)).returning();
  return row?.address;
}

type CoveredTable = PgTable & { id: PgColumn; coverId: PgColumn };

const covered: Record<CoverEntity, CoveredTable> = { services, articles, videos, cities };

/** Puts the cover of a page in place of the one it has, or takes it away; gives the address before. */
export async function replaceCover(
  db: Database,
  entity: CoverEntity,
  id: number,
  photo: NewPhoto | null,
): Promise<string | undefined> {
  const table = covered[entity];
  const [page] = await db
    .select({ coverId: table.coverId })
    .from(table)
    .where(eq(table.id, id))
    .for('update');
  const [cover] = photo ? await db.insert(covers).values(photo).returning({ id: covers.id }) : [];
  await db
    .update(table)
    .set({ coverId: cover?.id ?? null })
    .where(eq(table.id, id));
  if (typeof page?.coverId !== 'number') return undefined;
  const [old] = await db.delete(covers).where(eq(covers.id, page.coverId)).returning();
  return old?.address;
}

/** Which of these addresses still belong to something. */
export async function usedAddresses(
  db: Database,
  addresses: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await Promise.all(
    [itemPictures, covers].map((table) =>
      db
        .select({ address: table.address })
        .from(table)
        .where(inArray(table.address, [...addresses])),
    ),
  );
  return new Set(rows.flat().map(({ address }) => address));
}

/** Addresses of all pictures of a row. */
export async function addressesOf(
  db: Database,
  entity: CoverEntity | 'items',
  id: number,
): Promise<string[]> {
  if (entity === 'items') {
    const rows = await db
      .select({ address: itemPictures.address })
      .from(itemPictures)
      .where(eq(itemPictures.itemId, id));
    return rows.map(({ address }) => address);
  }
  const table = covered[entity];
  const rows = await db
    .select({ address: covers.address })
    .from(covers)
    .innerJoin(table, eq(table.coverId, covers.id))
    .where(eq(table.id, id));
  return rows.map(({ address }) => address);
}

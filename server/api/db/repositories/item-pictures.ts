import { and, asc, eq, inArray } from 'drizzle-orm';
import { type HostCode } from '../../../../src/config/hosts';
import { type Database } from '../connect';
import { itemPictures, itemPictureTexts } from '../schema/item-pictures';

/** Photos of items in the order of their galleries; `alt` is null where the host has no text. */
export function listItemPictures(db: Database, host: HostCode, itemIds: readonly number[]) {
  return db
    .select({
      id: itemPictures.id,
      itemId: itemPictures.itemId,
      address: itemPictures.address,
      width: itemPictures.width,
      height: itemPictures.height,
      color: itemPictures.color,
      alt: itemPictureTexts.alt,
    })
    .from(itemPictures)
    .leftJoin(
      itemPictureTexts,
      and(eq(itemPictureTexts.pictureId, itemPictures.id), eq(itemPictureTexts.host, host)),
    )
    .where(inArray(itemPictures.itemId, [...itemIds]))
    .orderBy(asc(itemPictures.position), asc(itemPictures.id));
}

export type ItemPictureRow = Awaited<ReturnType<typeof listItemPictures>>[number];

/** The rows of items, each with its photos. */
export async function withPictures<Row extends { id: number }>(
  db: Database,
  host: HostCode,
  rows: readonly Row[],
): Promise<(Row & { pictures: ItemPictureRow[] })[]> {
  if (rows.length === 0) return [];
  const pictures = await listItemPictures(
    db,
    host,
    rows.map(({ id }) => id),
  );
  const ofItem = new Map<number, ItemPictureRow[]>(rows.map(({ id }) => [id, []]));
  for (const picture of pictures) ofItem.get(picture.itemId)?.push(picture);
  return rows.map((row) => ({ ...row, pictures: ofItem.get(row.id) ?? [] }));
}

import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { hostColumn, idColumn, pictureColumns, positionColumn } from './columns';
import { items } from './items';

/** Photos of an item in the order of its gallery. */
export const itemPictures = pgTable(
  'item_pictures',
  {
    id: idColumn(),
    itemId: integer('item_id')
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    position: positionColumn(),
    ...pictureColumns(),
  },
  (table) => [index().on(table.itemId, table.position)],
);

/** What a photo shows, in the language of a host. */
export const itemPictureTexts = pgTable(
  'item_picture_texts',
  {
    pictureId: integer('picture_id')
      .notNull()
      .references(() => itemPictures.id, { onDelete: 'cascade' }),
    host: hostColumn(),
    alt: text('alt').notNull(),
  },
  (table) => [primaryKey({ columns: [table.pictureId, table.host] })],
);

import { boolean, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { hostColumn, idColumn, positionColumn } from './columns';
import { lookups } from './lookups';

export const brands = pgTable('brands', {
  id: idColumn(),
  url: text('url').notNull().unique(),
  countryId: integer('country_id').references(() => lookups.id),
  founded: integer('founded'),
  isPopular: boolean('is_popular').notNull(),
});

export const brandTexts = pgTable(
  'brand_texts',
  {
    brandId: integer('brand_id')
      .notNull()
      .references(() => brands.id, { onDelete: 'cascade' }),
    host: hostColumn(),
    title: text('title').notNull(),
    /** HTML. */
    about: text('about').notNull(),
  },
  (table) => [primaryKey({ columns: [table.brandId, table.host] })],
);

export const collections = pgTable(
  'collections',
  {
    id: idColumn(),
    brandId: integer('brand_id')
      .notNull()
      .references(() => brands.id, { onDelete: 'cascade' }),
    url: text('url').notNull(),
    title: text('title').notNull(),
    position: positionColumn(),
  },
  (table) => [unique().on(table.brandId, table.url)],
);

export const collectionTexts = pgTable(
  'collection_texts',
  {
    collectionId: integer('collection_id')
      .notNull()
      .references(() => collections.id, { onDelete: 'cascade' }),
    host: hostColumn(),
    note: text('note').notNull(),
  },
  (table) => [primaryKey({ columns: [table.collectionId, table.host] })],
);

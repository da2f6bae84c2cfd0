import { date, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { catalogTypes } from '../../../../src/config/catalogs';
import { cities } from './cities';
import { hostColumn, idColumn, positionColumn } from './columns';

export const importantMessages = pgTable(
  'important_messages',
  {
    id: idColumn(),
    host: hostColumn(),
    position: positionColumn(),
    /** HTML. */
    text: text('text').notNull(),
  },
  (table) => [index().on(table.host, table.position)],
);

export const reviews = pgTable(
  'reviews',
  {
    id: idColumn(),
    host: hostColumn(),
    cityId: integer('city_id')
      .notNull()
      .references(() => cities.id),
    author: text('author').notNull(),
    writtenOn: date('written_on', { mode: 'string' }).notNull(),
    /** 1 to 5. */
    rating: integer('rating').notNull(),
    text: text('text').notNull(),
  },
  (table) => [index().on(table.host, table.writtenOn, table.id)],
);

/** Pawnshop actions (spec §3 "Shared state"). */
export const actions = pgTable(
  'actions',
  {
    id: idColumn(),
    host: hostColumn(),
    position: positionColumn(),
    url: text('url').notNull(),
    title: text('title').notNull(),
    text: text('text').notNull(),
  },
  (table) => [unique().on(table.host, table.url)],
);

export const advantages = pgTable(
  'advantages',
  {
    id: idColumn(),
    host: hostColumn(),
    position: positionColumn(),
    icon: text('icon').notNull(),
    title: text('title').notNull(),
    text: text('text').notNull(),
  },
  (table) => [index().on(table.host, table.position)],
);

/** Special offers, each on one of the lists. */
export const specials = pgTable(
  'specials',
  {
    id: idColumn(),
    host: hostColumn(),
    position: positionColumn(),
    catalogType: text('catalog_type', { enum: catalogTypes }).notNull(),
    url: text('url').notNull(),
    title: text('title').notNull(),
    text: text('text').notNull(),
  },
  (table) => [unique().on(table.host, table.url)],
);

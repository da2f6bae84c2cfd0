import { date, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { catalogTypes } from '../../../../src/config/catalogs';
import { reviewStates } from '../../../../src/config/review-states';
import { cities } from './cities';
import { hostColumn, idColumn, positionColumn } from './columns';
import { coverColumn } from './covers';
import { items } from './items';

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
    /** Of the filled form: what is sent again under it is this review. */
    idempotencyKey: text('idempotency_key').unique(),
    host: hostColumn(),
    cityId: integer('city_id')
      .notNull()
      .references(() => cities.id),
    author: text('author').notNull(),
    writtenOn: date('written_on', { mode: 'string' }).notNull(),
    /** 1 to 5. */
    rating: integer('rating').notNull(),
    text: text('text').notNull(),
    /** A review shows once an editor has read it. */
    state: text('state', { enum: reviewStates }).notNull().default('sent'),
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
    /** In the address of its page (spec §2: `/discount/show/3`); the same on each host that has it. */
    number: integer('number').notNull(),
    url: text('url').notNull(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    coverId: coverColumn(),
  },
  (table) => [unique().on(table.host, table.url), unique().on(table.host, table.number)],
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
    coverId: coverColumn(),
  },
  (table) => [unique().on(table.host, table.url)],
);

/** Items of a special offer, which has the same url on every host. */
export const specialItems = pgTable(
  'special_items',
  {
    specialUrl: text('special_url').notNull(),
    itemId: integer('item_id')
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.specialUrl, table.itemId] }), index().on(table.itemId)],
);

/** Units of the day (spec §7 "daily"). */
export const dailyItems = pgTable('daily_items', {
  itemId: integer('item_id')
    .primaryKey()
    .references(() => items.id, { onDelete: 'cascade' }),
  position: positionColumn(),
});

import { doublePrecision, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { availabilityStatuses } from '../../../../src/config/item-labels';
import { cities } from './cities';
import { hostColumn, idColumn } from './columns';
import { items } from './items';
import { lookups } from './lookups';

const itemColumn = () =>
  integer('item_id')
    .notNull()
    .references(() => items.id, { onDelete: 'cascade' });

export const itemTexts = pgTable(
  'item_texts',
  {
    itemId: itemColumn(),
    host: hostColumn(),
    title: text('title').notNull(),
    description: text('description').notNull(),
  },
  (table) => [primaryKey({ columns: [table.itemId, table.host] })],
);

/** Where an item is, city by city (spec §3 "Availability"). */
export const itemAvailability = pgTable(
  'item_availability',
  {
    itemId: itemColumn(),
    cityId: integer('city_id')
      .notNull()
      .references(() => cities.id),
    status: text('status', { enum: availabilityStatuses }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.itemId, table.cityId] }),
    index().on(table.cityId, table.status, table.itemId),
  ],
);

/** Stones of one sort in a piece of jewelry (spec §3 "insertions"). */
export const itemInsertions = pgTable(
  'item_insertions',
  {
    id: idColumn(),
    itemId: itemColumn(),
    stoneId: integer('stone_id')
      .notNull()
      .references(() => lookups.id),
    count: integer('count').notNull(),
    /** All stones of the row together. */
    carat: doublePrecision('carat').notNull(),
    colourId: integer('colour_id')
      .notNull()
      .references(() => lookups.id),
    clarityId: integer('clarity_id')
      .notNull()
      .references(() => lookups.id),
    cutId: integer('cut_id')
      .notNull()
      .references(() => lookups.id),
  },
  (table) => [index().on(table.itemId), index().on(table.stoneId, table.itemId)],
);

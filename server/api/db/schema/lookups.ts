import { integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { hostColumn, idColumn, positionColumn } from './columns';

/** Kinds of options that items refer to. */
export const lookupKinds = [
  'body_form',
  'body_material',
  'gender',
  'item_type',
  'country',
  'stone',
  'stone_cut',
  'stone_colour',
  'clarity',
] as const;
export type LookupKind = (typeof lookupKinds)[number];

/**
 * Options of all kinds lie in one table: they have the same columns and the same titles per host,
 * and a filter option is asked for by kind.
 */
export const lookups = pgTable(
  'lookups',
  {
    id: idColumn(),
    kind: text('kind', { enum: lookupKinds }).notNull(),
    key: text('key').notNull(),
    position: positionColumn(),
  },
  (table) => [unique().on(table.kind, table.key)],
);

export const lookupTitles = pgTable(
  'lookup_titles',
  {
    lookupId: integer('lookup_id')
      .notNull()
      .references(() => lookups.id, { onDelete: 'cascade' }),
    host: hostColumn(),
    title: text('title').notNull(),
  },
  (table) => [primaryKey({ columns: [table.lookupId, table.host] })],
);

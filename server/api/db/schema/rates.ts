import { date, index, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import { hostColumn, idColumn } from './columns';

/** Rates of each host's currency (spec §3 "Shared state"); the one of the latest day counts. */
export const currencyRates = pgTable(
  'currency_rates',
  {
    id: idColumn(),
    host: hostColumn(),
    unitsPerUsd: numeric('units_per_usd', { precision: 14, scale: 4, mode: 'number' }).notNull(),
    asOf: date('as_of', { mode: 'string' }).notNull(),
    /** Who published it, e.g. the name of a bank. */
    source: text('source').notNull(),
  },
  (table) => [index().on(table.host, table.asOf)],
);

import { date, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import { type HostCode } from '../../../../src/config/hosts';

/** Country hosts; every text of the other tables belongs to one of them. */
export const hosts = pgTable('hosts', {
  code: text('code').$type<HostCode>().primaryKey(),
  currency: text('currency')
    .notNull()
    .references(() => currencyRates.currency),
});

/** Spec §3 "Shared state": currency rates. */
export const currencyRates = pgTable('currency_rates', {
  /** ISO 4217. */
  currency: text('currency').primaryKey(),
  unitsPerUsd: numeric('units_per_usd', { precision: 14, scale: 4, mode: 'number' }).notNull(),
  asOf: date('as_of', { mode: 'string' }).notNull(),
});

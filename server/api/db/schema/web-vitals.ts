import { date, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { type VitalName } from '../../../../src/config/web-vitals';
import { hostColumn } from './columns';

/** How many visits of a day measured a vital within a range; no visit has a row of its own. */
export const webVitals = pgTable(
  'web_vitals',
  {
    host: hostColumn(),
    template: text('template').notNull(),
    vital: text('vital').$type<VitalName>().notNull(),
    /** In UTC. */
    day: date('day').notNull(),
    /** Number of the range (`src/domain/vital-ranges.ts`). */
    range: smallint('range').notNull(),
    visits: integer('visits').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.host, table.template, table.vital, table.day, table.range] }),
  ],
);

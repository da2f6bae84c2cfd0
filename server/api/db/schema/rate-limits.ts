import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Calls that were made within the time of a limit, counted for all backends on one database. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** The call and who makes it. */
    key: text('key').primaryKey(),
    calls: integer('calls').notNull(),
    /** From then on the row means nothing. */
    endsAt: timestamp('ends_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [index('rate_limits_end').on(table.endsAt)],
);

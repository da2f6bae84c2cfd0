import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Receipts of the bot check that a call was accepted with: each counts once, on every backend. */
export const spentReceipts = pgTable(
  'spent_receipts',
  {
    id: text('id').primaryKey(),
    /** From then on the receipt counts for nothing anyway. */
    expiresAt: timestamp('expires_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [index('spent_receipts_end').on(table.expiresAt)],
);

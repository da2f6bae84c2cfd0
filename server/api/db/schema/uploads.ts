import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

/** Files that visitors have sent, or are sending, and that no request has claimed yet. */
export const uploads = pgTable(
  'uploads',
  {
    /** Unguessable: whoever knows it and the key may go on with it. */
    id: text('id').primaryKey(),
    /** Hash of the key of the form that sends it. */
    keyHash: text('key_hash').notNull(),
    /** What the form calls the file. */
    fileKey: text('file_key').notNull(),
    /** Address of the visitor. */
    address: text('address').notNull(),
    /** As the visitor called it. */
    name: text('name').notNull(),
    /** Bytes of the whole file. */
    size: integer('size').notNull(),
    /** Media type by the first bytes; null until the whole file has been read. */
    type: text('type'),
    /** File in the folder of uploads. */
    storedAs: text('stored_as').notNull(),
    /** A small copy beside it that every browser draws; null for a document. */
    previewAs: text('preview_as'),
    /** When bytes of it came last. */
    touchedAt: timestamp('touched_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('uploads_file').on(table.keyHash, table.fileKey),
    index('uploads_address').on(table.address),
    index('uploads_touched').on(table.touchedAt),
    index('uploads_stored').on(table.storedAs),
  ],
);

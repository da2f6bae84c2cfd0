import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { type PreviewedEntity } from '../../../../src/contract/drafts';
import { hostColumn, idColumn } from './columns';

/** What editors have begun and nobody else sees: no row of it is content. */
export const contentDrafts = pgTable('content_drafts', {
  id: idColumn(),
  host: hostColumn(),
  entity: text('entity').$type<PreviewedEntity>().notNull(),
  /** The row that it would change; null: it would make a new one. */
  entityId: integer('entity_id'),
  /** Of a row that is there only the fields that would be others. */
  fields: jsonb('fields').$type<Record<string, unknown>>().notNull(),
  changedAt: timestamp('changed_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
});

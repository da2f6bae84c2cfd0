import { integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { type Service } from '../../../../src/contract/services';
import { hostColumn, idColumn, positionColumn } from './columns';
import { coverColumn } from './covers';

export const services = pgTable('services', {
  id: idColumn(),
  url: text('url').notNull().unique(),
  position: positionColumn(),
  coverId: coverColumn(),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
});

export const serviceTexts = pgTable(
  'service_texts',
  {
    serviceId: integer('service_id')
      .notNull()
      .references(() => services.id, { onDelete: 'cascade' }),
    host: hostColumn(),
    title: text('title').notNull(),
    preview: text('preview').notNull(),
    /** HTML. */
    text: text('text').notNull(),
    steps: jsonb('steps').$type<Service['steps']>().notNull(),
    papers: jsonb('papers').$type<string[]>().notNull(),
    terms: jsonb('terms').$type<string[]>().notNull(),
    questions: jsonb('questions').$type<Service['questions']>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.serviceId, table.host] })],
);

import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { cities } from './cities';
import { hostColumn, idColumn, positionColumn } from './columns';

/** Glossary of watch terms. */
export const terms = pgTable('terms', {
  id: idColumn(),
  key: text('key').notNull().unique(),
  position: positionColumn(),
});

export const termTexts = pgTable(
  'term_texts',
  {
    termId: integer('term_id')
      .notNull()
      .references(() => terms.id, { onDelete: 'cascade' }),
    host: hostColumn(),
    term: text('term').notNull(),
    definition: text('definition').notNull(),
  },
  (table) => [primaryKey({ columns: [table.termId, table.host] })],
);

/** Documents are per city (spec §3). */
export const documents = pgTable(
  'documents',
  {
    id: idColumn(),
    host: hostColumn(),
    cityId: integer('city_id')
      .notNull()
      .references(() => cities.id),
    position: positionColumn(),
    title: text('title').notNull(),
    type: text('type', { enum: ['pdf'] }).notNull(),
    issuedOn: date('issued_on', { mode: 'string' }).notNull(),
  },
  (table) => [index().on(table.host, table.cityId, table.position)],
);

export const questions = pgTable(
  'questions',
  {
    id: idColumn(),
    host: hostColumn(),
    position: positionColumn(),
    question: text('question').notNull(),
    answer: text('answer').notNull(),
  },
  (table) => [index().on(table.host, table.position)],
);

export const seoTexts = pgTable(
  'seo_texts',
  {
    id: idColumn(),
    host: hostColumn(),
    cityId: integer('city_id')
      .notNull()
      .references(() => cities.id),
    /** Path of the page that the text stands on. */
    path: text('path').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    /** HTML. */
    text: text('text').notNull(),
  },
  (table) => [index().on(table.host, table.cityId, table.path)],
);

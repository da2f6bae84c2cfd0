import { integer, pgTable } from 'drizzle-orm/pg-core';
import { idColumn, pictureColumns } from './columns';

/** Pictures of pages: of a service, an article, a video, a city, an action, a special offer. */
export const covers = pgTable('covers', { id: idColumn(), ...pictureColumns() });

/** The cover of a page; null while it has none. */
export const coverColumn = () =>
  integer('cover_id').references(() => covers.id, { onDelete: 'set null' });

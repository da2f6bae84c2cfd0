import { bigserial, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { roles } from '../../../../src/config/roles';
import { idColumn } from './columns';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Who of the house may read or edit. Nobody is deleted: the log goes on naming them. */
export const people = pgTable('people', {
  id: idColumn(),
  name: text('name').notNull().unique(),
  role: text('role', { enum: roles }).notNull(),
  /** SHA-256 of the token. */
  tokenHash: text('token_hash').notNull().unique(),
  createdAt: moment('created_at').notNull().defaultNow(),
  revokedAt: moment('revoked_at'),
});

/** Editing calls that change something, written before they are carried out. */
export const editingLog = pgTable(
  'editing_log',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    startedAt: moment('started_at').notNull().defaultNow(),
    /** Name of the person; of `people`, or one of those that the settings know. */
    person: text('person').notNull(),
    /** Method and path. */
    call: text('call').notNull(),
    /** Names of the fields of its body. */
    fields: text('fields').array().notNull(),
    /** Of the answer; null while there is none. */
    status: integer('status'),
  },
  (table) => [index().on(table.person, table.id)],
);

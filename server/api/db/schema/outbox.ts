import { sql } from 'drizzle-orm';
import {
  bigserial,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { type EditedEntity } from '../../../../src/contract/edited-bodies';
import { hostColumn } from './columns';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

const delivery = {
  attempts: integer('attempts').notNull().default(0),
  nextAttemptAt: moment('next_attempt_at').notNull().defaultNow(),
  deliveredAt: moment('delivered_at'),
  createdAt: moment('created_at').notNull().defaultNow(),
  /** Id of the request that wrote it; null: no request did. */
  requestId: text('request_id'),
};

/** What editors changed, written in the transaction of the change, sent on as webhooks. */
export const contentEvents = pgTable(
  'content_events',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    host: hostColumn(),
    entity: text('entity').$type<EditedEntity>().notNull(),
    entityId: integer('entity_id').notNull(),
    action: text('action', { enum: ['created', 'changed', 'deleted'] }).notNull(),
    revision: integer('revision').notNull(),
    ...delivery,
  },
  (table) => [
    index('content_events_waiting')
      .on(table.id)
      .where(sql`${table.deliveredAt} is null`),
  ],
);

/** How often a row has been changed on a host; a row never changed has none here. */
export const contentRevisions = pgTable(
  'content_revisions',
  {
    entity: text('entity').$type<EditedEntity>().notNull(),
    entityId: integer('entity_id').notNull(),
    host: hostColumn(),
    revision: integer('revision').notNull(),
    changedAt: moment('changed_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.entity, table.entityId, table.host] })],
);

/** A message, as it was composed. */
export interface MailContent {
  subject: string;
  text: string;
  html: string;
  /** Where an answer goes; the sender otherwise. */
  replyTo?: string;
  /** Headers beside the usual ones. */
  headers?: Record<string, string>;
}

/** Messages to send, written in the transaction of what they tell of. */
export const mails = pgTable(
  'mails',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    recipient: text('recipient').notNull(),
    content: jsonb('content').$type<MailContent>().notNull(),
    /** From then on it is not sent any more, since its links are dead; null: sent until it is taken. */
    expiresAt: moment('expires_at'),
    ...delivery,
  },
  (table) => [
    index('mails_waiting')
      .on(table.nextAttemptAt)
      .where(sql`${table.deliveredAt} is null`),
  ],
);

import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { type RequestCode } from '../../../../src/config/request-kinds';
import { ticketStates } from '../../../../src/contract/tickets';
import { orderStates } from '../../../../src/contract/product-orders';
import { accounts } from './accounts';
import { hostColumn, idColumn } from './columns';
import { items } from './items';

/** Fields that only some kinds of requests have (spec §3 "Request form fields"). */
export interface RequestDetails {
  email: string;
  city: string;
  message: string;
  /** Roubles. */
  amount: number | null;
  productName: string;
  productType: string;
  purchaseYear: number | null;
  condition: string;
  friendName: string;
  friendContact: string;
  friendNickname: string;
  link: string;
}

/** What visitors asked for; a request to buy of an account holder is a product order. */
export const requests = pgTable(
  'requests',
  {
    id: idColumn(),
    /** Registration number, e.g. `2026-000123`. */
    number: text('number').notNull().unique(),
    /** Of the filled form: what is sent again under it is this request. */
    idempotencyKey: text('idempotency_key').unique(),
    host: hostColumn(),
    kind: integer('kind').$type<RequestCode>().notNull(),
    state: text('state', { enum: orderStates }).notNull().default('registered'),
    userName: text('user_name').notNull(),
    telephone: text('telephone').notNull(),
    nickname: text('nickname').notNull(),
    typeContact: text('type_contact').notNull(),
    details: jsonb('details').$type<RequestDetails>().notNull(),
    itemId: integer('item_id').references(() => items.id, { onDelete: 'set null' }),
    /** Title and price in the host's currency as of the request. */
    itemTitle: text('item_title'),
    itemPrice: bigint('item_price', { mode: 'number' }),
    accountId: integer('account_id').references(() => accounts.id, { onDelete: 'set null' }),
    /** Spec §9: appeals are answered within 15 days. */
    answerBy: date('answer_by', { mode: 'string' }),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (table) => [
    index().on(table.accountId, table.kind, table.createdAt),
    index().on(table.createdAt),
    index().on(table.itemId),
  ],
);

export const requestFiles = pgTable(
  'request_files',
  {
    id: idColumn(),
    requestId: integer('request_id')
      .notNull()
      .references(() => requests.id, { onDelete: 'cascade' }),
    /** As the visitor called it. */
    name: text('name').notNull(),
    /** Media type by the first bytes. */
    type: text('type').notNull(),
    /** Bytes. */
    size: integer('size').notNull(),
    /** File in the folder of uploads. */
    storedAs: text('stored_as').notNull(),
    /** A small copy beside it that every browser draws; null for a document. */
    previewAs: text('preview_as'),
  },
  (table) => [index().on(table.requestId)],
);

/** What account holder and house write about an order, and the house about any request. */
export const orderMessages = pgTable(
  'order_messages',
  {
    id: idColumn(),
    requestId: integer('request_id')
      .notNull()
      .references(() => requests.id, { onDelete: 'cascade' }),
    isOurs: boolean('is_ours').notNull(),
    /** Who of the house wrote it; null for a visitor. */
    person: text('person'),
    text: text('text').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (table) => [index().on(table.requestId, table.id)],
);

export const pledgeTickets = pgTable('pledge_tickets', {
  id: idColumn(),
  /** In upper case. */
  number: text('number').notNull().unique(),
  /** Phone of the holder, digits only. */
  phone: text('phone').notNull(),
  state: text('state', { enum: ticketStates }).notNull(),
  dueOn: date('due_on', { mode: 'string' }).notNull(),
  /** Roubles. */
  loan: integer('loan').notNull(),
});

import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { catalogTypes } from '../../../../src/config/catalogs';
import { type MailingTopic } from '../../../../src/config/mailing-topics';
import { hostColumn, idColumn } from './columns';
import { items } from './items';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const accountColumn = () =>
  integer('account_id')
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' });

/** Account holders (spec §6); one e-mail is one account, whichever host it was opened on. */
export const accounts = pgTable(
  'accounts',
  {
    id: idColumn(),
    /** Where it was opened: messages come in that host's language. */
    host: hostColumn(),
    /** In lower case. */
    email: text('email').notNull(),
    name: text('name').notNull(),
    phone: text('phone').notNull(),
    nickname: text('nickname').notNull(),
    /** 1 call, 2 WhatsApp, 3 Viber, 4 Telegram. */
    notifyType: integer('notify_type').notNull(),
    /** argon2id, with its parameters and salt. */
    passwordHash: text('password_hash').notNull(),
    isRegularCustomer: boolean('is_regular_customer').notNull().default(false),
    /** Null until the e-mail is confirmed: no login before that. */
    verifiedAt: moment('verified_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex().on(table.email)],
);

/** A token is kept as its SHA-256 only. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    accountId: accountColumn(),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index().on(table.accountId), index().on(table.expiresAt)],
);

/** Tokens that messages carry; each counts once. */
export const mailTokens = pgTable(
  'mail_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    accountId: accountColumn(),
    purpose: text('purpose', { enum: ['verify_email', 'reset_password'] }).notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index().on(table.accountId, table.purpose)],
);

export const savedItems = pgTable(
  'saved_items',
  {
    accountId: accountColumn(),
    itemId: integer('item_id')
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    savedAt: moment('saved_at').notNull().defaultNow(),
    /** The lowest price that its holder knows, whole US dollars; null while it has had none. */
    knownPriceUsd: integer('known_price_usd'),
    /** It was reserved when it was last looked at: its holder waits for it to come free. */
    isAwaited: boolean('is_awaited').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.itemId] }), index().on(table.itemId)],
);

export const notificationSettings = pgTable('notification_settings', {
  accountId: accountColumn().primaryKey(),
  byEmail: boolean('by_email').notNull().default(true),
  byPhone: boolean('by_phone').notNull().default(false),
  aboutOrders: boolean('about_orders').notNull().default(true),
  aboutPrices: boolean('about_prices').notNull().default(false),
  aboutFilters: boolean('about_filters').notNull().default(false),
  aboutFree: boolean('about_free').notNull().default(false),
  /** Stands in every alert and can do nothing but end them, so it is kept as it is. */
  unsubscribeToken: text('unsubscribe_token').unique(),
});

/** Days of the house on which an account was sent its alert: the key lets there be one a day. */
export const alerts = pgTable(
  'alerts',
  {
    accountId: accountColumn(),
    day: date('day', { mode: 'string' }).notNull(),
    writtenAt: moment('written_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.day] })],
);

/** Filters that an account keeps. */
export const personalFilters = pgTable(
  'personal_filters',
  {
    id: idColumn(),
    accountId: accountColumn(),
    title: text('title').notNull(),
    catalogType: text('catalog_type', { enum: catalogTypes }).notNull(),
    query: text('query').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** What was published later is new to its holder. */
    seenAt: moment('seen_at').notNull().defaultNow(),
    /** Publication of the newest item that an alert told of. */
    toldAt: moment('told_at').notNull().defaultNow(),
  },
  (table) => [unique().on(table.accountId, table.catalogType, table.query)],
);

/** Mailboxes that subscribed (spec §4 "Subscription"); they count once confirmed. */
export const subscribers = pgTable(
  'subscribers',
  {
    id: idColumn(),
    host: hostColumn(),
    /** In lower case. */
    email: text('email').notNull(),
    /** What it gets; empty until the mailbox is confirmed. */
    topics: text('topics').array().$type<MailingTopic[]>().notNull(),
    /** What somebody asked for and the mailbox has not confirmed; null: nothing waits. */
    askedTopics: text('asked_topics').array().$type<MailingTopic[]>(),
    /** SHA-256 of the token in its latest message, which confirms. */
    tokenHash: text('token_hash').notNull().unique(),
    /** Stands in every message and can do nothing but end the subscription, so it is kept as it is. */
    unsubscribeToken: text('unsubscribe_token').notNull().unique(),
    createdAt: moment('created_at').notNull().defaultNow(),
    confirmedAt: moment('confirmed_at'),
  },
  (table) => [
    unique().on(table.host, table.email),
    index()
      .on(table.createdAt)
      .where(sql`${table.confirmedAt} is null`),
  ],
);

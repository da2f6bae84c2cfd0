import { and, eq, inArray, isNotNull, lt, notExists, or, sql, type SQL } from 'drizzle-orm';
import { type HostCode } from '../../../../src/config/hosts';
import { type Database } from '../connect';
import {
  accounts,
  alerts,
  notificationSettings,
  personalFilters,
  savedItems,
} from '../schema/accounts';
import { itemTexts } from '../schema/item-details';
import { items } from '../schema/items';
import { canBeHad, paidUsd, settleFavourites } from './favourite-states';
import { type PersonalFilterRow } from './personal-filters';

/** Somebody who may be sent an alert today. */
export interface AlertReader {
  id: number;
  host: HostCode;
  email: string;
  name: string;
  aboutFilters: boolean;
}

/** A favourite that is cheaper, or can be had again; prices in whole US dollars. */
export interface FavouriteNews {
  accountId: number;
  itemId: number;
  isFree: boolean;
  /** What it cost before; null where it is no cheaper, or its holder wants no news of prices. */
  priceBeforeUsd: number | null;
}

/** Only these accounts; all by default. */
type Which = readonly number[] | undefined;

const mayBeSent = (db: Database, day: string, which: Which) =>
  and(
    which && inArray(accounts.id, [...which]),
    isNotNull(accounts.verifiedAt),
    notificationSettings.byEmail,
    notExists(
      db
        .select({ one: sql`1` })
        .from(alerts)
        .where(and(eq(alerts.accountId, accounts.id), eq(alerts.day, day))),
    ),
  );

/** Who wants alerts by mail and has not been sent one on this day (ISO date). */
export function listAlertReaders(db: Database, day: string, which?: Which): Promise<AlertReader[]> {
  const { aboutFilters, aboutPrices, aboutFree } = notificationSettings;
  return db
    .select({
      id: accounts.id,
      host: accounts.host,
      email: accounts.email,
      name: accounts.name,
      aboutFilters,
    })
    .from(accounts)
    .innerJoin(notificationSettings, eq(notificationSettings.accountId, accounts.id))
    .where(and(mayBeSent(db, day, which), or(aboutFilters, aboutPrices, aboutFree)))
    .orderBy(accounts.id);
}

/** Favourites of those who may be sent an alert, with what of them is news, by account. */
export async function listFavouriteNews(
  db: Database,
  day: string,
  which?: Which,
): Promise<FavouriteNews[]> {
  const isCheaper = sql<boolean>`(${notificationSettings.aboutPrices} and ${lt(paidUsd, savedItems.knownPriceUsd)})`;
  const isFree = sql<boolean>`(${notificationSettings.aboutFree} and ${savedItems.isAwaited})`;
  return (
    db
      .select({
        accountId: savedItems.accountId,
        itemId: savedItems.itemId,
        isFree,
        priceBeforeUsd: sql<
          number | null
        >`case when ${isCheaper} then ${savedItems.knownPriceUsd} end`,
      })
      .from(savedItems)
      .innerJoin(items, eq(items.id, savedItems.itemId))
      .innerJoin(accounts, eq(accounts.id, savedItems.accountId))
      .innerJoin(notificationSettings, eq(notificationSettings.accountId, accounts.id))
      // The letter is in the language of the account: a host that does not show the item tells nothing of it.
      .innerJoin(itemTexts, and(eq(itemTexts.itemId, items.id), eq(itemTexts.host, accounts.host)))
      .where(and(mayBeSent(db, day, which), canBeHad(db), or(isCheaper, isFree)))
      .orderBy(savedItems.accountId, savedItems.savedAt)
  );
}

/** Filters of accounts, the oldest first. */
export function listFiltersOf(
  db: Database,
  accountIds: readonly number[],
): Promise<PersonalFilterRow[]> {
  if (accountIds.length === 0) return Promise.resolve([]);
  return db
    .select()
    .from(personalFilters)
    .where(inArray(personalFilters.accountId, [...accountIds]))
    .orderBy(personalFilters.id);
}

/** Lets nobody else write an alert for the account until the transaction ends. */
export async function lockAccount(db: Database, accountId: number): Promise<void> {
  await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.id, accountId))
    .for('no key update');
}

/**
 * Takes the one alert of a day for an account; belongs in the transaction that writes the message.
 * False when it has been taken.
 */
export async function takeAlert(db: Database, accountId: number, day: string): Promise<boolean> {
  const taken = await db
    .insert(alerts)
    .values({ accountId, day })
    .onConflictDoNothing()
    .returning({ day: alerts.day });
  return taken.length > 0;
}

/** Gives the token that ends the alerts of an account, from the first one on always the same. */
export async function alertTokenOf(
  db: Database,
  accountId: number,
  newToken: string,
): Promise<string> {
  const { unsubscribeToken } = notificationSettings;
  const [row] = await db
    .update(notificationSettings)
    .set({ unsubscribeToken: sql`coalesce(${unsubscribeToken}, ${newToken})` })
    .where(eq(notificationSettings.accountId, accountId))
    .returning({ token: unsubscribeToken });
  if (!row?.token) throw new Error(`account ${accountId} has no settings`);
  return row.token;
}

/** The holder has been told of these favourites as they are now. */
export async function settleTold(
  db: Database,
  accountId: number,
  itemIds: readonly number[],
): Promise<void> {
  if (itemIds.length === 0) return;
  const told = and(eq(savedItems.accountId, accountId), inArray(savedItems.itemId, [...itemIds]));
  if (told) await settleFavourites(db, told);
}

export async function setFilterTold(db: Database, id: number, toldAt: Date): Promise<void> {
  await db.update(personalFilters).set({ toldAt }).where(eq(personalFilters.id, id));
}

const noAlerts = { aboutFilters: false, aboutPrices: false, aboutFree: false };

/** Whether the token, of any alert, belonged to an account; its alerts end. */
export async function endAlerts(db: Database, unsubscribeToken: string): Promise<boolean> {
  const ended = await db
    .update(notificationSettings)
    .set(noAlerts)
    .where(eq(notificationSettings.unsubscribeToken, unsubscribeToken))
    .returning({ accountId: notificationSettings.accountId });
  return ended.length > 0;
}

/** What there is now is no news: for an account that begins to be told. */
export async function beginAlerts(db: Database, accountId: number, now: Date): Promise<void> {
  const ofAccount: SQL = eq(savedItems.accountId, accountId);
  await settleFavourites(db, ofAccount);
  await db
    .update(personalFilters)
    .set({ toldAt: now })
    .where(eq(personalFilters.accountId, accountId));
}

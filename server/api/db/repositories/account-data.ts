import { and, asc, desc, eq, gt, ne } from 'drizzle-orm';
import { type Database } from '../connect';
import { accounts, personalFilters, savedItems, sessions } from '../schema/accounts';
import { items } from '../schema/items';
import { orderMessages, requests } from '../schema/requests';

/** Sessions of an account that have not run out, the latest first. */
export function listSessions(db: Database, accountId: number, now: Date) {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.accountId, accountId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.createdAt));
}

/** Ends all sessions of an account but one. */
export async function deleteOtherSessions(
  db: Database,
  accountId: number,
  tokenHash: string,
): Promise<void> {
  await db
    .delete(sessions)
    .where(and(eq(sessions.accountId, accountId), ne(sessions.tokenHash, tokenHash)));
}

/** What an account keeps and has asked for, oldest first, without keys of our own. */
export async function dataOfAccount(db: Database, accountId: number) {
  const [saved, filters, asked, messages] = await Promise.all([
    db
      .select({ url: items.url, kept_since: savedItems.savedAt })
      .from(savedItems)
      .innerJoin(items, eq(items.id, savedItems.itemId))
      .where(eq(savedItems.accountId, accountId))
      .orderBy(asc(savedItems.savedAt)),
    db
      .select({
        title: personalFilters.title,
        catalog_type: personalFilters.catalogType,
        query: personalFilters.query,
        created_at: personalFilters.createdAt,
      })
      .from(personalFilters)
      .where(eq(personalFilters.accountId, accountId))
      .orderBy(asc(personalFilters.id)),
    db
      .select({
        number: requests.number,
        kind: requests.kind,
        state: requests.state,
        user_name: requests.userName,
        telephone: requests.telephone,
        nickname: requests.nickname,
        details: requests.details,
        item_title: requests.itemTitle,
        created_at: requests.createdAt,
      })
      .from(requests)
      .where(eq(requests.accountId, accountId))
      .orderBy(asc(requests.id)),
    db
      .select({
        number: requests.number,
        is_ours: orderMessages.isOurs,
        text: orderMessages.text,
        created_at: orderMessages.createdAt,
      })
      .from(orderMessages)
      .innerJoin(requests, eq(requests.id, orderMessages.requestId))
      .where(eq(requests.accountId, accountId))
      .orderBy(asc(orderMessages.id)),
  ]);
  return { saved, filters, asked, messages };
}

/** What belongs to the account goes with it; requests stay with the house, without its name. */
export async function deleteAccountRow(db: Database, accountId: number): Promise<void> {
  await db.delete(accounts).where(eq(accounts.id, accountId));
}

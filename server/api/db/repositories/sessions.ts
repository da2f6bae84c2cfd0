import { and, eq, gt, lt } from 'drizzle-orm';
import { type Database } from '../connect';
import { accounts, sessions } from '../schema/accounts';

export type AccountRow = typeof accounts.$inferSelect;

/** The account that a session belongs to; undefined when the session is unknown or over. */
export async function findSessionAccount(
  db: Database,
  tokenHash: string,
  now: Date,
): Promise<AccountRow | undefined> {
  const [row] = await db
    .select({ account: accounts })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now)));
  return row?.account;
}

export async function addSession(
  db: Database,
  session: { tokenHash: string; accountId: number; expiresAt: Date },
): Promise<void> {
  await db.insert(sessions).values(session);
}

export async function deleteSession(db: Database, tokenHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

/** Ends all sessions of an account. */
export async function deleteSessionsOf(db: Database, accountId: number): Promise<void> {
  await db.delete(sessions).where(eq(sessions.accountId, accountId));
}

export async function deleteExpiredSessions(db: Database, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
}

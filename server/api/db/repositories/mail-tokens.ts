import { and, eq, gt } from 'drizzle-orm';
import { type Database } from '../connect';
import { accounts, mailTokens } from '../schema/accounts';
import { type AccountRow } from './sessions';

export type MailTokenPurpose = (typeof mailTokens.$inferSelect)['purpose'];

/** A new token ends those that were sent before it for the same purpose. */
export async function replaceMailToken(
  db: Database,
  token: { tokenHash: string; accountId: number; purpose: MailTokenPurpose; expiresAt: Date },
): Promise<void> {
  await deleteMailTokens(db, token.accountId, token.purpose);
  await db.insert(mailTokens).values(token);
}

/** A token that somebody shows, and what it is shown for. */
export interface ShownMailToken {
  tokenHash: string;
  purpose: MailTokenPurpose;
  now: Date;
}

/** The account that a token was sent to; undefined when unknown, used or too old. */
export async function findMailTokenAccount(
  db: Database,
  shown: ShownMailToken,
): Promise<AccountRow | undefined> {
  const [row] = await db
    .select({ account: accounts })
    .from(mailTokens)
    .innerJoin(accounts, eq(accounts.id, mailTokens.accountId))
    .where(isGood(shown));
  return row?.account;
}

/** Uses a token up; gives the account it was sent to, undefined when unknown, used or too old. */
export async function useMailToken(
  db: Database,
  shown: ShownMailToken,
): Promise<number | undefined> {
  const [row] = await db
    .delete(mailTokens)
    .where(isGood(shown))
    .returning({ accountId: mailTokens.accountId });
  return row?.accountId;
}

function isGood({ tokenHash, purpose, now }: ShownMailToken) {
  return and(
    eq(mailTokens.tokenHash, tokenHash),
    eq(mailTokens.purpose, purpose),
    gt(mailTokens.expiresAt, now),
  );
}

export async function deleteMailTokens(
  db: Database,
  accountId: number,
  purpose: MailTokenPurpose,
): Promise<void> {
  await db
    .delete(mailTokens)
    .where(and(eq(mailTokens.accountId, accountId), eq(mailTokens.purpose, purpose)));
}

import { and, eq, gt } from 'drizzle-orm';
import { type Database } from '../connect';
import { mailTokens } from '../schema/accounts';

export type MailTokenPurpose = (typeof mailTokens.$inferSelect)['purpose'];

/** A new token ends those that were sent before it for the same purpose. */
export async function replaceMailToken(
  db: Database,
  token: { tokenHash: string; accountId: number; purpose: MailTokenPurpose; expiresAt: Date },
): Promise<void> {
  await deleteMailTokens(db, token.accountId, token.purpose);
  await db.insert(mailTokens).values(token);
}

/** Uses a token up; gives the account it was sent to, undefined when unknown, used or too old. */
export async function useMailToken(
  db: Database,
  { tokenHash, purpose, now }: { tokenHash: string; purpose: MailTokenPurpose; now: Date },
): Promise<number | undefined> {
  const [row] = await db
    .delete(mailTokens)
    .where(
      and(
        eq(mailTokens.tokenHash, tokenHash),
        eq(mailTokens.purpose, purpose),
        gt(mailTokens.expiresAt, now),
      ),
    )
    .returning({ accountId: mailTokens.accountId });
  return row?.accountId;
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

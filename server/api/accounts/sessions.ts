import { type Database } from '../db/connect';
import { addSession, findSessionAccount, type AccountRow } from '../db/repositories/sessions';
import { ApiFailure } from '../http/failure';
import { hashToken, newToken } from '../tokens';

const sessionDays = 30;

/** A session of an account; gives the token that only its holder knows. */
export async function openSession(db: Database, accountId: number): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(Date.now() + sessionDays * 86_400_000);
  await addSession(db, { tokenHash: hashToken(token), accountId, expiresAt });
  return token;
}

/** @throws ApiFailure 401 when the token opens no session. */
export async function accountOf(db: Database, token: string): Promise<AccountRow> {
  const account = await findSessionAccount(db, hashToken(token), new Date());
  if (!account) throw new ApiFailure(401);
  return account;
}

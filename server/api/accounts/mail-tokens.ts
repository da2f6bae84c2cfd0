import { type Database } from '../db/connect';
import { replaceMailToken, type MailTokenPurpose } from '../db/repositories/mail-tokens';
import { hashToken, newToken } from '../tokens';

/** Hours for which the link of a message works. */
const lifeHours: Record<MailTokenPurpose, number> = { verify_email: 48, reset_password: 1 };

/** A token for a message to an account holder; those sent before it stop working. */
export async function giveMailToken(
  db: Database,
  accountId: number,
  purpose: MailTokenPurpose,
): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(Date.now() + lifeHours[purpose] * 3_600_000);
  await replaceMailToken(db, { tokenHash: hashToken(token), accountId, purpose, expiresAt });
  return token;
}

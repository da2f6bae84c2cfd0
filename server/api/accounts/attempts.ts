import { type ApiConfig } from '../config';
import { type Database } from '../db/connect';
import { countCall, forgetCalls } from '../db/repositories/rate-limits';
import { type AccountRow } from '../db/repositories/sessions';
import { tooManyCalls } from '../http/failure';
import { hashToken } from '../tokens';
import { isPassword } from './passwords';

/** What attempts are counted with. */
interface Counting {
  db: Database;
  config: Pick<ApiConfig, 'rateLimitFactor'>;
}

/** Attempts at the password of one account without success, whatever addresses they come from. */
const wrongPasswords = { most: 20, windowMs: 15 * 60_000 };

/** Messages of one kind that anybody may have sent to one mailbox. */
const messages = { most: 3, windowMs: 60 * 60_000 };

/**
 * Whether a password is right. Each attempt is counted before it is looked at, so that attempts at
 * the same moment count too; success ends the count. Attempts over the limit do not lengthen the wait.
 * @param of whose password it is, or which browser the attempts come from
 * @throws ApiFailure 429 naming the seconds until the next attempt
 */
export async function countAttempt(
  { db, config }: Counting,
  of: string,
  isRight: () => Promise<boolean>,
): Promise<boolean> {
  const { calls, endsIn } = await countCall(db, `password ${of}`, wrongPasswords.windowMs);
  if (calls > wrongPasswords.most * config.rateLimitFactor) throw tooManyCalls(endsIn);
  if (!(await isRight())) return false;
  await forgetCalls(db, `password ${of}`);
  return true;
}

/**
 * Whether somebody who is signed in knows the password: what may end an account asks for it again.
 * @throws ApiFailure 429 after too many that were wrong
 */
export function isOwnPassword(
  counting: Counting,
  { id, passwordHash }: Pick<AccountRow, 'id' | 'passwordHash'>,
  password: string,
): Promise<boolean> {
  return countAttempt(counting, `account ${id}`, () => isPassword(passwordHash, password));
}

/** After a new password the attempts at the old one count no more. */
export async function forgetAttemptsAt(
  db: Database,
  { id, email }: Pick<AccountRow, 'id' | 'email'>,
): Promise<void> {
  await forgetCalls(db, `password account ${id}`);
  await forgetCalls(db, `password ${mailboxKey(email)}`);
}

/**
 * Whether one more message may go to a mailbox. Whoever asks for it is told the same either way, and
 * the link of the latest message works.
 * @param what the kind of the message, and its mailbox
 */
export async function mayWrite({ db, config }: Counting, what: string): Promise<boolean> {
  const { calls } = await countCall(db, `message ${what}`, messages.windowMs);
  return calls <= messages.most * config.rateLimitFactor;
}

/** Stands for a mailbox: one without an account is not written down. */
export function mailboxKey(email: string): string {
  return hashToken(email);
}

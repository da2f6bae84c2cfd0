import { and, eq, gt, isNull, lte, min, or, sql } from 'drizzle-orm';
import { type Database } from '../connect';
import { currentRequestId } from '../../request-scope';
import { mails, type MailContent } from '../schema/outbox';

export { type MailContent };

export interface NewMail {
  recipient: string;
  content: MailContent;
  /** Sent until it is taken; a message with links that die is given up with them. */
  isKept?: boolean;
}

/** Days after which the links of a message are dead. */
const linkDays = 3;

/** A message to send, written in the transaction of what it tells of. */
export async function addMail(
  db: Database,
  { recipient, content, isKept = false }: NewMail,
): Promise<void> {
  const expiresAt = isKept ? null : new Date(Date.now() + linkDays * 86_400_000);
  const requestId = currentRequestId();
  await db.insert(mails).values({ recipient, content, expiresAt, requestId });
}

export interface WaitingMail {
  id: number;
  recipient: string;
  content: MailContent;
  attempts: number;
  requestId: string | null;
}

const isWaiting = (now: Date) =>
  and(isNull(mails.deliveredAt), or(isNull(mails.expiresAt), gt(mails.expiresAt, now)));

/**
 * Takes messages that are due, oldest first, for `leaseSeconds`: another process leaves them alone
 * that long, and after a crash they are due again.
 */
export function claimMails(
  db: Database,
  { now, limit, leaseSeconds }: { now: Date; limit: number; leaseSeconds: number },
): Promise<WaitingMail[]> {
  const due = db
    .select({ id: mails.id })
    .from(mails)
    .where(and(isWaiting(now), lte(mails.nextAttemptAt, now)))
    .orderBy(mails.id)
    .limit(limit)
    .for('update', { skipLocked: true });
  return db
    .update(mails)
    .set({
      attempts: sql`${mails.attempts} + 1`,
      nextAttemptAt: new Date(now.getTime() + leaseSeconds * 1000),
    })
    .where(sql`${mails.id} in ${due}`)
    .returning({
      id: mails.id,
      recipient: mails.recipient,
      content: mails.content,
      attempts: mails.attempts,
      requestId: mails.requestId,
    });
}

export async function markMailSent(db: Database, id: number, now: Date): Promise<void> {
  await db.update(mails).set({ deliveredAt: now }).where(eq(mails.id, id));
}

export async function postponeMail(db: Database, id: number, until: Date): Promise<void> {
  await db.update(mails).set({ nextAttemptAt: until }).where(eq(mails.id, id));
}

/** Makes every message that waits due at once, those too that another process has taken. */
export async function endMailLeases(db: Database, now: Date): Promise<void> {
  await db.update(mails).set({ nextAttemptAt: now }).where(isWaiting(now));
}

/** When the next message is due; null when none waits. */
export async function nextMailAt(db: Database, now: Date): Promise<Date | null> {
  const [row] = await db
    .select({ at: min(mails.nextAttemptAt) })
    .from(mails)
    .where(isWaiting(now));
  return row?.at ?? null;
}

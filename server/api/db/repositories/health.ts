import { and, count, gt, isNull, min, or, sql } from 'drizzle-orm';
import { type Database } from '../connect';
import { contentEvents, mails } from '../schema/outbox';

/** @throws Error when the database does not answer. */
export async function askDatabase(db: Database): Promise<void> {
  await db.execute(sql`select 1`);
}

/** Moment in the name of the newest migration that the database has had, milliseconds. */
export async function appliedMigration(db: Database): Promise<number> {
  const [row] = await db
    .select({ at: sql`max(created_at)`.mapWith(Number) })
    .from(sql`drizzle.__drizzle_migrations`);
  return row?.at ?? 0;
}

/** What waits to be sent. */
export interface Waiting {
  count: number;
  /** When the one was written that waits longest; null when none does. */
  since: Date | null;
}

/** Messages that wait; those whose links are dead are given up, and wait no more. */
export async function waitingMails(db: Database, now: Date): Promise<Waiting> {
  const isAlive = or(isNull(mails.expiresAt), gt(mails.expiresAt, now));
  const [row] = await db
    .select({ count: count(), since: min(mails.createdAt) })
    .from(mails)
    .where(and(isNull(mails.deliveredAt), isAlive));
  return row ?? { count: 0, since: null };
}

/** Content events that no receiver, or not each, has taken. */
export async function waitingEvents(db: Database): Promise<Waiting> {
  const [row] = await db
    .select({ count: count(), since: min(contentEvents.createdAt) })
    .from(contentEvents)
    .where(isNull(contentEvents.deliveredAt));
  return row ?? { count: 0, since: null };
}

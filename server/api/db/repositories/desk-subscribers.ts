import { and, count, desc, eq, isNotNull } from 'drizzle-orm';
import { type HostCode } from '../../../../src/config/hosts';
import { type MailingTopic } from '../../../../src/config/mailing-topics';
import { type Database } from '../connect';
import { subscribers } from '../schema/accounts';

const shown = {
  id: subscribers.id,
  email: subscribers.email,
  topics: subscribers.topics,
  askedTopics: subscribers.askedTopics,
  createdAt: subscribers.createdAt,
  confirmedAt: subscribers.confirmedAt,
};

export type DeskSubscriberRow = Awaited<ReturnType<typeof listSubscribers>>[number];

const isOf = (host: HostCode, id: number) =>
  and(eq(subscribers.host, host), eq(subscribers.id, id));

/** One page, the latest first. */
export function listSubscribers(
  db: Database,
  host: HostCode,
  { limit, offset }: { limit: number; offset: number },
) {
  return db
    .select(shown)
    .from(subscribers)
    .where(eq(subscribers.host, host))
    .orderBy(desc(subscribers.id))
    .limit(limit)
    .offset(offset);
}

export async function countSubscribers(db: Database, host: HostCode): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(subscribers)
    .where(eq(subscribers.host, host));
  return row?.total ?? 0;
}

export async function findSubscriber(db: Database, host: HostCode, id: number) {
  const [row] = await db.select(shown).from(subscribers).where(isOf(host, id));
  return row;
}

/** Whether the mailbox is confirmed; what another gets stays as it is. */
export async function setConfirmedTopics(
  db: Database,
  host: HostCode,
  { id, topics }: { id: number; topics: MailingTopic[] },
): Promise<boolean> {
  const changed = await db
    .update(subscribers)
    .set({ topics })
    .where(and(isOf(host, id), isNotNull(subscribers.confirmedAt)))
    .returning({ id: subscribers.id });
  return changed.length > 0;
}

/** Whether there was such a subscriber. */
export async function deleteSubscriberRow(
  db: Database,
  host: HostCode,
  id: number,
): Promise<boolean> {
  const removed = await db
    .delete(subscribers)
    .where(isOf(host, id))
    .returning({ id: subscribers.id });
  return removed.length > 0;
}

import { and, eq, isNotNull, or, sql } from 'drizzle-orm';
import { type HostCode } from '../../../../src/config/hosts';
import { type MailingTopic } from '../../../../src/config/mailing-topics';
import { type Database } from '../connect';
import { subscribers } from '../schema/accounts';

interface Mailbox {
  host: HostCode;
  /** In lower case. */
  email: string;
}

/**
 * What somebody asked for; a mailbox that is confirmed keeps what it gets until it confirms again.
 * @returns the token that ends the subscription: the given one, or that of earlier messages
 */
export async function askForSubscription(
  db: Database,
  { host, email }: Mailbox,
  asked: { topics: MailingTopic[]; tokenHash: string; unsubscribeToken: string },
): Promise<string> {
  const change = { askedTopics: asked.topics, tokenHash: asked.tokenHash };
  const [row] = await db
    .insert(subscribers)
    .values({ host, email, topics: [], ...change, unsubscribeToken: asked.unsubscribeToken })
    .onConflictDoUpdate({ target: [subscribers.host, subscribers.email], set: change })
    .returning({ token: subscribers.unsubscribeToken });
  if (!row) throw new Error('a subscription was not kept');
  return row.token;
}

/** Whether the token belongs to a subscription; confirming twice is confirming once. */
export async function confirmSubscription(
  db: Database,
  tokenHash: string,
  now: Date,
): Promise<boolean> {
  const changed = await db
    .update(subscribers)
    .set({
      topics: sql`coalesce(${subscribers.askedTopics}, ${subscribers.topics})`,
      askedTopics: null,
      confirmedAt: now,
    })
    .where(
      and(
        eq(subscribers.tokenHash, tokenHash),
        or(isNotNull(subscribers.askedTopics), isNotNull(subscribers.confirmedAt)),
      ),
    )
    .returning({ id: subscribers.id });
  return changed.length > 0;
}

/** Whether the token, of any of its messages, belonged to a subscription. */
export async function endSubscription(db: Database, unsubscribeToken: string): Promise<boolean> {
  const removed = await db
    .delete(subscribers)
    .where(eq(subscribers.unsubscribeToken, unsubscribeToken))
    .returning({ id: subscribers.id });
  return removed.length > 0;
}

/** Topics of a confirmed mailbox; empty when it has none. */
export async function topicsOf(db: Database, { host, email }: Mailbox): Promise<MailingTopic[]> {
  const [row] = await db
    .select({ topics: subscribers.topics })
    .from(subscribers)
    .where(
      and(
        eq(subscribers.host, host),
        eq(subscribers.email, email),
        isNotNull(subscribers.confirmedAt),
      ),
    );
  return row?.topics ?? [];
}

/** Sets the topics of a mailbox that is known to be its owner's; none ends the subscription. */
export async function setTopics(
  db: Database,
  { host, email }: Mailbox,
  {
    topics,
    now,
    ...tokens
  }: { topics: MailingTopic[]; tokenHash: string; unsubscribeToken: string; now: Date },
): Promise<void> {
  if (topics.length === 0) {
    await db
      .delete(subscribers)
      .where(and(eq(subscribers.host, host), eq(subscribers.email, email)));
    return;
  }
  const set = { topics, askedTopics: null, confirmedAt: now };
  await db
    .insert(subscribers)
    .values({ host, email, ...tokens, ...set })
    .onConflictDoUpdate({ target: [subscribers.host, subscribers.email], set });
}

/** Ends the subscriptions of a mailbox on every host. */
export async function deleteSubscriptionsOf(db: Database, email: string): Promise<void> {
  await db.delete(subscribers).where(eq(subscribers.email, email));
}

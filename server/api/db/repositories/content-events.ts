import { and, asc, eq, inArray, isNull, lt, lte, max, min, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type HostCode } from '../../../../src/config/hosts';
import { type EditedEntity } from '../../../../src/contract/edited-bodies';
import { currentRequestId } from '../../request-scope';
import { type Database } from '../connect';
import { contentEvents, contentRevisions } from '../schema/outbox';

export type ContentEventRow = typeof contentEvents.$inferSelect;
export type ContentAction = ContentEventRow['action'];

interface ChangedRow {
  entity: EditedEntity;
  entityId: number;
  host: HostCode;
}

// Any number that nothing else in the database locks.
const eventLock = 4_180_237;

/**
 * Counts a change and writes its event; belongs at the end of the transaction of the change. Until that
 * ends no other change gets a number: whoever sees an event sees all with lower numbers.
 */
export async function recordChange(
  db: Database,
  { entity, entityId, host }: ChangedRow,
  action: ContentAction,
): Promise<number> {
  await db.execute(sql`select pg_advisory_xact_lock(${eventLock})`);
  const [row] = await db
    .insert(contentRevisions)
    .values({ entity, entityId, host, revision: 1 })
    .onConflictDoUpdate({
      target: [contentRevisions.entity, contentRevisions.entityId, contentRevisions.host],
      set: { revision: sql`${contentRevisions.revision} + 1`, changedAt: sql`now()` },
    })
    .returning({ revision: contentRevisions.revision });
  const revision = row?.revision ?? 1;
  const requestId = currentRequestId();
  await db.insert(contentEvents).values({ entity, entityId, host, action, revision, requestId });
  return revision;
}

/** Revision of each row that was ever changed, by id. */
export async function revisionsOf(
  db: Database,
  { entity, host }: Pick<ChangedRow, 'entity' | 'host'>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: contentRevisions.entityId, revision: contentRevisions.revision })
    .from(contentRevisions)
    .where(
      and(
        eq(contentRevisions.entity, entity),
        eq(contentRevisions.host, host),
        inArray(contentRevisions.entityId, [...ids]),
      ),
    );
  return new Map(rows.map(({ id, revision }) => [id, revision]));
}

const earlier = alias(contentEvents, 'earlier');

/** Events of one row go out one after the other: none waits behind an earlier one of its row. */
const isFirstOfItsRow = (db: Database) =>
  notExists(
    db
      .select({ one: sql`1` })
      .from(earlier)
      .where(
        and(
          isNull(earlier.deliveredAt),
          eq(earlier.host, contentEvents.host),
          eq(earlier.entity, contentEvents.entity),
          eq(earlier.entityId, contentEvents.entityId),
          lt(earlier.id, contentEvents.id),
        ),
      ),
  );

/**
 * Takes events that are due, oldest first, for `leaseSeconds`: another process leaves them alone
 * that long, and after a crash they are due again.
 */
export async function claimEvents(
  db: Database,
  { now, limit, leaseSeconds }: { now: Date; limit: number; leaseSeconds: number },
): Promise<ContentEventRow[]> {
  const due = db
    .select({ id: contentEvents.id })
    .from(contentEvents)
    .where(
      and(
        isNull(contentEvents.deliveredAt),
        lte(contentEvents.nextAttemptAt, now),
        isFirstOfItsRow(db),
      ),
    )
    .orderBy(asc(contentEvents.id))
    .limit(limit)
    .for('update', { of: contentEvents, skipLocked: true });
  return db
    .update(contentEvents)
    .set({
      attempts: sql`${contentEvents.attempts} + 1`,
      nextAttemptAt: new Date(now.getTime() + leaseSeconds * 1000),
    })
    .where(sql`${contentEvents.id} in ${due}`)
    .returning();
}

export async function markEventDelivered(db: Database, id: number, now: Date): Promise<void> {
  await db.update(contentEvents).set({ deliveredAt: now }).where(eq(contentEvents.id, id));
}

export async function postponeEvent(db: Database, id: number, until: Date): Promise<void> {
  await db.update(contentEvents).set({ nextAttemptAt: until }).where(eq(contentEvents.id, id));
}

/** Makes every event that waits due at once, those too that another process has taken. */
export async function endEventLeases(db: Database, now: Date): Promise<void> {
  await db
    .update(contentEvents)
    .set({ nextAttemptAt: now })
    .where(isNull(contentEvents.deliveredAt));
}

/** When the next event is due; null when none waits. */
export async function nextEventAt(db: Database): Promise<Date | null> {
  const [row] = await db
    .select({ at: min(contentEvents.nextAttemptAt) })
    .from(contentEvents)
    .where(and(isNull(contentEvents.deliveredAt), isFirstOfItsRow(db)));
  return row?.at ?? null;
}

/** Number of the latest change by an editor, which all before it were committed before. */
export async function latestContentEvent(db: Database): Promise<number> {
  const [row] = await db.select({ id: max(contentEvents.id) }).from(contentEvents);
  return row?.id ?? 0;
}

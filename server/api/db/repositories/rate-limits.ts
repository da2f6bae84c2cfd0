import { eq, inArray, lt, sql } from 'drizzle-orm';
import { type Database } from '../connect';
import { rateLimits } from '../schema/rate-limits';

export interface CountedCalls {
  calls: number;
  /** Milliseconds until they are counted from the beginning. */
  endsIn: number;
}

const isOver = sql`${rateLimits.endsAt} <= now()`;

/** Counts a call of `key`, from 1 again after `windowMs`; by the clock of the database. */
export async function countCall(
  db: Database,
  key: string,
  windowMs: number,
): Promise<CountedCalls> {
  const end = sql`now() + ${windowMs} * interval '1 millisecond'`;
  const [row] = await db
    .insert(rateLimits)
    .values({ key, calls: 1, endsAt: end })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        calls: sql`case when ${isOver} then 1 else ${rateLimits.calls} + 1 end`,
        endsAt: sql`case when ${isOver} then ${end} else ${rateLimits.endsAt} end`,
      },
    })
    .returning({
      calls: rateLimits.calls,
      endsIn: sql<number>`extract(epoch from ${rateLimits.endsAt} - now()) * 1000`.mapWith(Number),
    });
  if (!row) throw new Error('a call was not counted');
  // A call that opens a window has added a row, or taken over an old one.
  if (row.calls === 1) await removeEndedCounts(db);
  return row;
}

/** Counts the calls of `key` from the beginning. */
export async function forgetCalls(db: Database, key: string): Promise<void> {
  await db.delete(rateLimits).where(eq(rateLimits.key, key));
}

const removedAtOnce = 100;

/** Removes counts that mean nothing any more; rows that somebody counts in just now stay. */
async function removeEndedCounts(db: Database): Promise<void> {
  const ended = db
    .select({ key: rateLimits.key })
    .from(rateLimits)
    .where(lt(rateLimits.endsAt, sql`now()`))
    .limit(removedAtOnce)
    .for('update', { skipLocked: true });
  await db.delete(rateLimits).where(inArray(rateLimits.key, ended));
}

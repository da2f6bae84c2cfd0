import { sql } from 'drizzle-orm';
import { type Database } from './connect';

/** More than a house gives out between a backup and its loss. */
const gap = 10_000;

/**
 * Leaves a gap in the numbers of all tables. After a database was put back to an earlier state, numbers that
 * were given out since are known outside: a visitor has the number of a request, a mailbox the id of a message,
 * a receiver of webhooks that of an event. None of them may come to mean something else.
 */
export async function passOverNumbers(db: Database): Promise<void> {
  await db.execute(sql`
    select setval(format('%I.%I', schemaname, sequencename)::regclass, coalesce(last_value, 0) + ${gap})
    from pg_sequences where schemaname = 'public'
  `);
}

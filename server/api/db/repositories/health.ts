import { sql } from 'drizzle-orm';
import { type Database } from '../connect';

/** @throws Error when the database does not answer. */
export async function askDatabase(db: Database): Promise<void> {
  await db.execute(sql`select 1`);
}

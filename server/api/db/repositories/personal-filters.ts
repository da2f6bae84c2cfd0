import { and, desc, eq, sql } from 'drizzle-orm';
import { type Database } from '../connect';
import { personalFilters } from '../schema/accounts';

export type PersonalFilterRow = typeof personalFilters.$inferSelect;

/** The latest first. */
export function listPersonalFilters(db: Database, accountId: number): Promise<PersonalFilterRow[]> {
  return db
    .select()
    .from(personalFilters)
    .where(eq(personalFilters.accountId, accountId))
    .orderBy(desc(personalFilters.id));
}

/** The same list and query again is the same filter under its new title. */
export async function savePersonalFilter(
  db: Database,
  filter: Pick<PersonalFilterRow, 'accountId' | 'title' | 'catalogType' | 'query' | 'seenAt'>,
): Promise<PersonalFilterRow> {
  const [row] = await db
    .insert(personalFilters)
    .values(filter)
    .onConflictDoUpdate({
      target: [personalFilters.accountId, personalFilters.catalogType, personalFilters.query],
      set: {
        title: filter.title,
        seenAt: sql`greatest(${personalFilters.seenAt}, excluded.seen_at)`,
      },
    })
    .returning();
  if (!row) throw new Error('the filter was not kept');
  return row;
}

/** Changes a filter of an account; undefined when the account has no such filter. */
export async function changePersonalFilter(
  db: Database,
  { accountId, id }: Pick<PersonalFilterRow, 'accountId' | 'id'>,
  change: Partial<Pick<PersonalFilterRow, 'title' | 'seenAt'>>,
): Promise<PersonalFilterRow | undefined> {
  const [row] = await db
    .update(personalFilters)
    .set(change)
    .where(and(eq(personalFilters.accountId, accountId), eq(personalFilters.id, id)))
    .returning();
  return row;
}

/** Whether the account had such a filter. */
export async function deletePersonalFilter(
  db: Database,
  accountId: number,
  id: number,
): Promise<boolean> {
  const removed = await db
    .delete(personalFilters)
    .where(and(eq(personalFilters.accountId, accountId), eq(personalFilters.id, id)))
    .returning({ id: personalFilters.id });
  return removed.length > 0;
}

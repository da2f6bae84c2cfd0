import { count, desc, eq } from 'drizzle-orm';
import { type Database } from '../connect';
import { editingLog } from '../schema/people';

export type RecordedCall = typeof editingLog.$inferSelect;

/** Records a call that is about to be carried out; gives the id of the record. */
export async function recordCall(
  db: Database,
  call: Pick<RecordedCall, 'person' | 'call' | 'fields'>,
): Promise<number> {
  const [row] = await db.insert(editingLog).values(call).returning({ id: editingLog.id });
  if (!row) throw new Error('an editing call was not recorded');
  return row.id;
}

export async function recordOutcome(db: Database, id: number, status: number): Promise<void> {
  await db.update(editingLog).set({ status }).where(eq(editingLog.id, id));
}

/** One page, the latest first. */
export function listRecordedCalls(
  db: Database,
  { limit, offset }: { limit: number; offset: number },
): Promise<RecordedCall[]> {
  return db.select().from(editingLog).orderBy(desc(editingLog.id)).limit(limit).offset(offset);
}

export async function countRecordedCalls(db: Database): Promise<number> {
  const [row] = await db.select({ total: count() }).from(editingLog);
  return row?.total ?? 0;
}

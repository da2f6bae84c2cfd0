import { lt } from 'drizzle-orm';
import { type Database } from '../connect';
import { spentReceipts } from '../schema/spent-receipts';

/** Notes that a receipt was taken; tells whether it was the first time. */
export async function noteSpentReceipt(
  db: Database,
  receipt: { id: string; expiresAt: Date },
  now: Date,
): Promise<boolean> {
  await db.delete(spentReceipts).where(lt(spentReceipts.expiresAt, now));
  const { id, expiresAt } = receipt;
  const noted = await db
    .insert(spentReceipts)
    .values({ id, expiresAt })
    .onConflictDoNothing()
    .returning({ id: spentReceipts.id });
  return noted.length > 0;
}

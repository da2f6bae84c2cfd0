import { and, desc, eq } from 'drizzle-orm';
import { type Database } from '../connect';
import { savedItems } from '../schema/accounts';
import { noteFavourites } from './favourite-states';

/** Ids of the items that an account keeps, the latest first. */
export async function listSavedIds(db: Database, accountId: number): Promise<number[]> {
  const rows = await db
    .select({ itemId: savedItems.itemId })
    .from(savedItems)
    .where(eq(savedItems.accountId, accountId))
    .orderBy(desc(savedItems.savedAt), desc(savedItems.itemId));
  return rows.map(({ itemId }) => itemId);
}

/** Spec §4: present means remove, absent means add; tells whether the item is kept now. */
export function toggleSaved(db: Database, accountId: number, itemId: number): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const removed = await transaction
      .delete(savedItems)
      .where(and(eq(savedItems.accountId, accountId), eq(savedItems.itemId, itemId)))
      .returning({ itemId: savedItems.itemId });
    if (removed.length > 0) return false;
    await transaction.insert(savedItems).values({ accountId, itemId }).onConflictDoNothing();
    const it = and(eq(savedItems.accountId, accountId), eq(savedItems.itemId, itemId));
    await noteFavourites(transaction, it);
    return true;
  });
}

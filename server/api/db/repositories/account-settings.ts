import { and, desc, eq } from 'drizzle-orm';
import { type Database } from '../connect';
import { notificationSettings, personalFilters } from '../schema/accounts';

export type NotificationRow = Omit<typeof notificationSettings.$inferSelect, 'accountId'>;
export type PersonalFilterRow = typeof personalFilters.$inferSelect;

/** What an account that never chose is told about; the same as the defaults of the table. */
const usual: NotificationRow = {
  byEmail: true,
  byPhone: false,
  aboutOrders: true,
  aboutPrices: false,
};

export async function findNotificationSettings(
  db: Database,
  accountId: number,
): Promise<NotificationRow> {
  const [row] = await db
    .select()
    .from(notificationSettings)
    .where(eq(notificationSettings.accountId, accountId));
  return row ?? usual;
}

export async function saveNotificationSettings(
  db: Database,
  accountId: number,
  settings: NotificationRow,
): Promise<void> {
  await db
    .insert(notificationSettings)
    .values({ accountId, ...settings })
    .onConflictDoUpdate({ target: notificationSettings.accountId, set: settings });
}

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
  filter: Pick<PersonalFilterRow, 'accountId' | 'title' | 'catalogType' | 'query'>,
): Promise<PersonalFilterRow> {
  const [row] = await db
    .insert(personalFilters)
    .values(filter)
    .onConflictDoUpdate({
      target: [personalFilters.accountId, personalFilters.catalogType, personalFilters.query],
      set: { title: filter.title },
    })
    .returning();
  if (!row) throw new Error('the filter was not kept');
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

import { eq } from 'drizzle-orm';
import { type Database } from '../connect';
import { notificationSettings } from '../schema/accounts';

export type NotificationRow = Omit<
  typeof notificationSettings.$inferSelect,
  'accountId' | 'unsubscribeToken'
>;

/** What an account that never chose is told about; the same as the defaults of the table. */
const usual: NotificationRow = {
  byEmail: true,
  byPhone: false,
  aboutOrders: true,
  aboutPrices: false,
  aboutFilters: false,
  aboutFree: false,
};

const chosen = {
  byEmail: notificationSettings.byEmail,
  byPhone: notificationSettings.byPhone,
  aboutOrders: notificationSettings.aboutOrders,
  aboutPrices: notificationSettings.aboutPrices,
  aboutFilters: notificationSettings.aboutFilters,
  aboutFree: notificationSettings.aboutFree,
};

export async function findNotificationSettings(
  db: Database,
  accountId: number,
): Promise<NotificationRow> {
  const [row] = await db
    .select(chosen)
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

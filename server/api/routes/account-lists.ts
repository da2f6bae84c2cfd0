import { type FastifyInstance } from 'fastify';
import { contactChannels } from '../../../src/config/contact-channels';
import {
  accountSubscriptions,
  notificationSettings,
  saveAccountSubscriptions,
  savedItems,
  saveNotificationSettings,
  toggleSavedItem,
} from '../../../src/contract/account-lists';
import { changeAccount } from '../db/repositories/accounts';
import { beginAlerts } from '../db/repositories/alerts';
import * as settings from '../db/repositories/account-settings';
import { findItem } from '../db/repositories/items';
import { listSavedIds, toggleSaved } from '../db/repositories/saved-items';
import { setTopics, topicsOf } from '../db/repositories/subscribers';
import { type Dependencies } from '../dependencies';
import { invalid } from '../http/failure';
import { serve } from '../http/serve';
import { accountOf } from '../accounts/sessions';
import { hashToken, newToken } from '../tokens';
import { listCards } from './item-cards';

/** What an account keeps: items, notification settings, mailing topics. */
export function accountListRoutes(api: FastifyInstance, dependencies: Dependencies): void {
  savedItemRoutes(api, dependencies);
  settingRoutes(api, dependencies);
  subscriptionRoutes(api, dependencies);
}

function savedItemRoutes(api: FastifyInstance, dependencies: Dependencies): void {
  const { db } = dependencies;

  serve(api, savedItems, async ({ host, query: { token } }) => {
    const { id } = await accountOf(db, token);
    return { data: await listCards(dependencies, host, await listSavedIds(db, id)) };
  });

  serve(api, toggleSavedItem, async ({ host, body }) => {
    const { id } = await accountOf(db, body.token);
    const item = await findItem(db, host, body.kind, body.url);
    if (!item) throw invalid({ url: ['valueWrong'] });
    return { is_saved: await toggleSaved(db, id, item.id) };
  });
}

function settingRoutes(api: FastifyInstance, { db }: Dependencies): void {
  serve(api, notificationSettings, async ({ query: { token } }) => {
    const { id, notifyType } = await accountOf(db, token);
    const chosen = await settings.findNotificationSettings(db, id);
    return { data: toNotificationAnswer(chosen, notifyType) };
  });

  serve(api, saveNotificationSettings, async ({ body }) => {
    const { id, phone } = await accountOf(db, body.token);
    const notifyType = body.notify_type;
    // A Telegram name may stand for the phone, which every other channel needs.
    if (phone === '' && notifyType !== contactChannels.telegram.typeForAccountApi) {
      throw invalid({ notify_type: ['phoneTooShort'] });
    }
    const chosen = {
      byEmail: body.by_email,
      byPhone: body.by_phone,
      aboutOrders: body.about_orders,
      aboutPrices: body.about_prices,
      aboutFilters: body.about_filters,
      aboutFree: body.about_free,
    };
    await db.transaction(async (transaction) => {
      const before = await settings.findNotificationSettings(transaction, id);
      await settings.saveNotificationSettings(transaction, id, chosen);
      await changeAccount(transaction, id, { notifyType });
      if (wantsAlerts(chosen) && !wantsAlerts(before)) {
        await beginAlerts(transaction, id, new Date());
      }
    });
    return { data: toNotificationAnswer(chosen, notifyType) };
  });
}

function toNotificationAnswer(row: settings.NotificationRow, notifyType: number) {
  return {
    by_email: row.byEmail,
    by_phone: row.byPhone,
    notify_type: notifyType,
    about_orders: row.aboutOrders,
    about_prices: row.aboutPrices,
    about_filters: row.aboutFilters,
    about_free: row.aboutFree,
  };
}

/** Whether mail about filters or favourites is sent. */
function wantsAlerts(row: settings.NotificationRow): boolean {
  return row.byEmail && (row.aboutPrices || row.aboutFilters || row.aboutFree);
}

/** The mailbox of an account is confirmed, so its topics need no further message. */
function subscriptionRoutes(api: FastifyInstance, { db }: Dependencies): void {
  serve(api, accountSubscriptions, async ({ host, query: { token } }) => {
    const { email } = await accountOf(db, token);
    return { topics: await topicsOf(db, { host, email }) };
  });

  serve(api, saveAccountSubscriptions, async ({ host, body }) => {
    const { email } = await accountOf(db, body.token);
    const topics = [...new Set(body.topics)];
    const tokens = { tokenHash: hashToken(newToken()), unsubscribeToken: newToken() };
    await setTopics(db, { host, email }, { topics, ...tokens, now: new Date() });
    return { topics };
  });
}

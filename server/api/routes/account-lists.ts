import { type FastifyInstance } from 'fastify';
import {
  accountSubscriptions,
  deletePersonalFilter,
  notificationSettings,
  personalFilters,
  saveAccountSubscriptions,
  savedItems,
  saveNotificationSettings,
  savePersonalFilter,
  toggleSavedItem,
} from '../../../src/contract/account-lists';
import * as settings from '../db/repositories/account-settings';
import { findItem } from '../db/repositories/items';
import { toKey } from '../db/repositories/keys';
import { listSavedIds, toggleSaved } from '../db/repositories/saved-items';
import { setTopics, topicsOf } from '../db/repositories/subscribers';
import { type Dependencies } from '../dependencies';
import { invalid, notFound } from '../http/failure';
import { serve } from '../http/serve';
import { accountOf } from '../accounts/sessions';
import { hashToken, newToken } from '../tokens';
import { outcomeWords } from '../http/outcome-texts';
import { listCards } from './item-cards';

/** What an account keeps: items, notification settings, filters, mailing topics. */
export function accountListRoutes(api: FastifyInstance, dependencies: Dependencies): void {
  savedItemRoutes(api, dependencies);
  settingRoutes(api, dependencies);
  personalFilterRoutes(api, dependencies);
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
    const { id } = await accountOf(db, token);
    return { data: toNotificationAnswer(await settings.findNotificationSettings(db, id)) };
  });

  serve(api, saveNotificationSettings, async ({ body }) => {
    const { id } = await accountOf(db, body.token);
    const chosen = {
      byEmail: body.by_email,
      byPhone: body.by_phone,
      aboutOrders: body.about_orders,
      aboutPrices: body.about_prices,
    };
    await settings.saveNotificationSettings(db, id, chosen);
    return { data: toNotificationAnswer(chosen) };
  });
}

function toNotificationAnswer(row: settings.NotificationRow) {
  return {
    by_email: row.byEmail,
    by_phone: row.byPhone,
    about_orders: row.aboutOrders,
    about_prices: row.aboutPrices,
  };
}

function personalFilterRoutes(api: FastifyInstance, { db }: Dependencies): void {
  serve(api, personalFilters, async ({ query: { token } }) => {
    const { id } = await accountOf(db, token);
    return { data: (await settings.listPersonalFilters(db, id)).map(toFilterAnswer) };
  });

  serve(api, savePersonalFilter, async ({ body }) => {
    const { id } = await accountOf(db, body.token);
    const filter = {
      accountId: id,
      title: body.title,
      catalogType: body.catalog_type,
      query: body.query,
    };
    return { data: toFilterAnswer(await settings.savePersonalFilter(db, filter)) };
  });

  serve(api, deletePersonalFilter, async ({ host, param, query: { token } }) => {
    const { id } = await accountOf(db, token);
    const key = toKey(param('id'));
    if (key === null || !(await settings.deletePersonalFilter(db, id, key))) throw notFound();
    return { message: outcomeWords[host].filterDeleted };
  });
}

function toFilterAnswer(row: settings.PersonalFilterRow) {
  return {
    id: row.id,
    title: row.title,
    catalog_type: row.catalogType,
    query: row.query,
    created_at: row.createdAt.toISOString(),
  };
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

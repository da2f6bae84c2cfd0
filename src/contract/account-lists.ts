import { type InferOutput } from 'valibot';
import { array, boolean, mixed, object } from 'yup';
import { itemKinds } from '../config/catalogs';
import { notifyTypes } from '../config/contact-channels';
import { mailingTopics, type MailingTopic } from '../config/mailing-topics';
import { choice, oneOfNumbers, requiredText, token } from './body';
import { defineEndpoint } from './endpoint';
import { itemCardAnswer, toItemCard, type ItemCard } from './items';
import { queryOf, tokenParam } from './query';
import { flag, listOf, oneOf, shape } from './wire';

const tokenQuery = () => queryOf({ token: tokenParam() });

export const savedItems = defineEndpoint({
  method: 'GET',
  path: '/saved-items',
  summary: 'Items that an account keeps.',
  access: 'account',
  query: tokenQuery(),
  answer: shape({ data: listOf(itemCardAnswer) }),
  reshape: (wire): ItemCard[] => wire.data.map(toItemCard),
});

/** Spec §4: present means remove, absent means add. */
export const toggleSavedItem = defineEndpoint({
  method: 'POST',
  path: '/addDelete',
  summary: 'Adds an item to those that an account keeps, or takes it away.',
  access: 'account',
  needsCsrf: true,
  body: object({
    token: token(),
    kind: choice(itemKinds).required('required'),
    url: requiredText(160),
  }),
  answer: shape({ is_saved: flag() }),
  reshape: (wire) => wire.is_saved,
});

const topicsAnswer = () => shape({ topics: listOf(oneOf<MailingTopic>(mailingTopics)) });
export const topicsField = () =>
  array()
    .of(mixed<MailingTopic>().oneOf(mailingTopics, 'valueWrong').required('valueWrong'))
    .typeError('formatWrong')
    .max(mailingTopics.length, 'valueWrong');

const notificationAnswer = shape({
  data: shape({
    by_email: flag(),
    by_phone: flag(),
    notify_type: oneOf<number>(notifyTypes),
    about_orders: flag(),
    about_prices: flag(),
    about_filters: flag(),
    about_free: flag(),
  }),
});

export interface NotificationSettings {
  byEmail: boolean;
  byPhone: boolean;
  /** The channel of the account, see `contactChannels`: which of them `byPhone` means. */
  notifyType: number;
  aboutOrders: boolean;
  /** A price of a kept item fell. */
  aboutPrices: boolean;
  /** Something new is in a kept filter. */
  aboutFilters: boolean;
  /** A kept item that was reserved can be had again. */
  aboutFree: boolean;
}

const toNotificationSettings = ({
  data,
}: InferOutput<typeof notificationAnswer>): NotificationSettings => ({
  byEmail: data.by_email,
  byPhone: data.by_phone,
  notifyType: data.notify_type,
  aboutOrders: data.about_orders,
  aboutPrices: data.about_prices,
  aboutFilters: data.about_filters,
  aboutFree: data.about_free,
});

const chosen = () => boolean().typeError('formatWrong').required('required');

export const notificationSettings = defineEndpoint({
  method: 'GET',
  path: '/notification-settings',
  summary: 'What an account is told about, and how.',
  access: 'account',
  query: tokenQuery(),
  answer: notificationAnswer,
  reshape: toNotificationSettings,
});

export const saveNotificationSettings = defineEndpoint({
  method: 'POST',
  path: '/notification-settings',
  summary: 'Changes what an account is told about, and how.',
  access: 'account',
  needsCsrf: true,
  body: object({
    token: token(),
    by_email: chosen(),
    by_phone: chosen(),
    notify_type: oneOfNumbers(notifyTypes).required('contactMethodMissing'),
    about_orders: chosen(),
    about_prices: chosen(),
    about_filters: chosen(),
    about_free: chosen(),
  }),
  answer: notificationAnswer,
  reshape: toNotificationSettings,
});

export const accountSubscriptions = defineEndpoint({
  method: 'GET',
  path: '/subscriptions',
  summary: 'Mailing topics of an account.',
  access: 'account',
  query: tokenQuery(),
  answer: topicsAnswer(),
  reshape: (wire): MailingTopic[] => wire.topics,
});

export const saveAccountSubscriptions = defineEndpoint({
  method: 'POST',
  path: '/subscriptions',
  summary: 'Changes the mailing topics of an account; an empty list ends them.',
  access: 'account',
  needsCsrf: true,
  body: object({ token: token(), topics: topicsField().defined('required') }),
  answer: topicsAnswer(),
  reshape: (wire): MailingTopic[] => wire.topics,
});

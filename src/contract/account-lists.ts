import { array, boolean, mixed, object } from 'yup';
import { catalogTypes, itemKinds } from '../config/catalogs';
import { mailingTopics, type MailingTopic } from '../config/mailing-topics';
import { choice, requiredText, token } from './body';
import { defineEndpoint } from './endpoint';
import { trimmed } from './trimmed';
import { itemCardAnswer, toItemCard, type ItemCard } from './items';
import { flag, filledText, id, instant, listOf, oneOf, shape, text } from './wire';

const tokenQuery = () => object({ token: token() });

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
  data: shape({ by_email: flag(), by_phone: flag(), about_orders: flag(), about_prices: flag() }),
});

export interface NotificationSettings {
  byEmail: boolean;
  byPhone: boolean;
  aboutOrders: boolean;
  aboutPrices: boolean;
}

const toNotificationSettings = ({
  data,
}: {
  data: { by_email: boolean; by_phone: boolean; about_orders: boolean; about_prices: boolean };
}): NotificationSettings => ({
  byEmail: data.by_email,
  byPhone: data.by_phone,
  aboutOrders: data.about_orders,
  aboutPrices: data.about_prices,
});

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
    by_email: boolean().typeError('formatWrong').required('required'),
    by_phone: boolean().typeError('formatWrong').required('required'),
    about_orders: boolean().typeError('formatWrong').required('required'),
    about_prices: boolean().typeError('formatWrong').required('required'),
  }),
  answer: notificationAnswer,
  reshape: toNotificationSettings,
});

/** Query of a catalogue list, as in its address, e.g. `brands=1,4&price_to=5000`. */
const filterQuery = () => trimmed().typeError('formatWrong').max(2000, 'tooLong').default('');

const personalFilterAnswer = shape({
  id: id(),
  title: filledText(),
  catalog_type: oneOf(catalogTypes),
  query: text(),
  created_at: instant(),
});

export const personalFilters = defineEndpoint({
  method: 'GET',
  path: '/personal-filters',
  summary: 'Filters that an account keeps.',
  access: 'account',
  query: tokenQuery(),
  answer: shape({ data: listOf(personalFilterAnswer) }),
  reshape: (wire) =>
    wire.data.map(({ catalog_type, created_at, ...filter }) => ({
      ...filter,
      catalogType: catalog_type,
      createdAt: created_at,
    })),
});

/** The same list and query twice is one filter. */
export const savePersonalFilter = defineEndpoint({
  method: 'POST',
  path: '/personal-filters',
  summary: 'Keeps a filter for an account.',
  access: 'account',
  needsCsrf: true,
  body: object({
    token: token(),
    title: requiredText(120),
    catalog_type: choice(catalogTypes).required('required'),
    query: filterQuery(),
  }),
  answer: shape({ data: personalFilterAnswer }),
  reshape: (wire) => wire.data.id,
});

export const deletePersonalFilter = defineEndpoint({
  method: 'DELETE',
  path: '/personal-filters/:id',
  summary: 'Forgets a filter of an account.',
  access: 'account',
  needsCsrf: true,
  query: tokenQuery(),
  answer: shape({ message: filledText() }),
  reshape: (wire) => wire.message,
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

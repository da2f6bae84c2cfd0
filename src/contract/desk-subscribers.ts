import { nullable } from 'valibot';
import { array, object } from 'yup';
import { mailingTopics } from '../config/mailing-topics';
import { choice } from './body';
import { defineEndpoint } from './endpoint';
import { pagingFields, queryOf } from './query';
import {
  filledText,
  id,
  instant,
  listOf,
  nullableInstant,
  oneOf,
  paginateData,
  shape,
  toPage,
} from './wire';

// Mailboxes that subscribed, as people of the house see and end them.

const topics = () => array().of(choice(mailingTopics).required('required'));

const subscriberAnswer = () =>
  shape({
    id: id(),
    email: filledText(),
    /** What it gets; empty until the mailbox is confirmed. */
    topics: listOf(oneOf(mailingTopics)),
    /** What was asked for and not confirmed; null: nothing waits. */
    asked_topics: nullable(listOf(oneOf(mailingTopics))),
    created_at: instant(),
    confirmed_at: nullableInstant(),
  });

export const subscriberList = defineEndpoint({
  method: 'GET',
  path: '/admin/subscribers',
  summary: 'Mailboxes that subscribed on a host, the latest first.',
  access: 'reader',
  query: queryOf(pagingFields(100, 50)),
  answer: shape({ items: listOf(subscriberAnswer()), paginate_data: paginateData() }),
  reshape: toPage,
});

export const subscriberRow = defineEndpoint({
  method: 'GET',
  path: '/admin/subscribers/:id',
  summary: 'One subscriber.',
  access: 'reader',
  answer: shape({ data: subscriberAnswer() }),
  reshape: ({ data }) => data,
});

/** 422 for a mailbox that was never confirmed: nobody else may subscribe it. */
export const changeSubscriber = defineEndpoint({
  method: 'PUT',
  path: '/admin/subscribers/:id',
  summary: 'Changes what a confirmed mailbox gets.',
  access: 'editor',
  body: object({ topics: topics().required('mailingMissing').min(1, 'mailingMissing') }),
  answer: shape({ data: subscriberAnswer() }),
  reshape: ({ data }) => data,
});

export const deleteSubscriber = defineEndpoint({
  method: 'DELETE',
  path: '/admin/subscribers/:id',
  summary: 'Ends a subscription and forgets the mailbox.',
  access: 'editor',
  answer: shape({ message: filledText() }),
  reshape: ({ message }) => message,
});

import { object } from 'yup';
import { email, token } from './body';
import { topicsField } from './account-lists';
import { defineEndpoint } from './endpoint';
import { queryOf, tokenParam } from './query';
import { filledText, shape } from './wire';

const outcome = () => shape({ message: filledText() });
const messageOf = (wire: { message: string }) => wire.message;

/** Spec §4 "Subscription": a confirmation message goes to the mailbox. */
export const subscribe = defineEndpoint({
  method: 'POST',
  path: '/subscribers',
  summary: 'Subscribes a mailbox; it counts once the mailbox is confirmed.',
  botCheck: ['subscribe'],
  body: object({
    email: email(),
    topics: topicsField().required('mailingMissing').min(1, 'mailingMissing'),
  }),
  answer: outcome(),
  reshape: messageOf,
});

export const confirmSubscription = defineEndpoint({
  method: 'GET',
  path: '/subscribe/confirm',
  summary: 'Confirms a mailbox by the token of its message.',
  query: queryOf({ token: tokenParam() }),
  answer: outcome(),
  reshape: messageOf,
});

/** RFC 8058: what a mail program posts for its reader; the body says `List-Unsubscribe=One-Click`. */
export const unsubscribeAtOnce = defineEndpoint({
  method: 'POST',
  path: '/unsubscribe/one-click',
  summary: 'Ends a subscription by one press in a mail program.',
  query: queryOf({ token: tokenParam() }),
  answer: outcome(),
  reshape: messageOf,
});

export const unsubscribe = defineEndpoint({
  method: 'POST',
  path: '/unsubscribe',
  summary: 'Ends a subscription by the token of any of its messages.',
  body: object({ token: token() }),
  answer: outcome(),
  reshape: messageOf,
});

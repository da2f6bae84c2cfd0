import { number, optional, record, string, union, type InferOutput } from 'valibot';
import { object } from 'yup';
import { hostCodes } from '../config/hosts';
import { requestActions } from '../config/bot-actions';
import { requiredText, choice } from './body';
import { defineEndpoint } from './endpoint';
import { orderStates } from './product-orders';
import { choiceParam, pagingFields, queryOf } from './query';
import {
  count,
  filledText,
  flag,
  id,
  instant,
  listOf,
  nullableAmount,
  nullableShape,
  nullableText,
  oneOf,
  paginateData,
  shape,
  text,
  toPage,
} from './wire';

/** What visitors have sent; the first path segment below `/admin`. */
export const deskEntities = ['requests', 'orders', 'messages', 'subscribers'] as const;
export type DeskEntity = (typeof deskEntities)[number];

// What visitors have sent, as people of the house read and answer it. Texts are as they were typed:
// whoever shows them sees to it that they stay text.

const messageAnswer = () =>
  shape({
    id: id(),
    /** Id of the request that it is about. */
    request: id(),
    number: filledText(),
    /** Whether the house wrote it, not the visitor. */
    is_ours: flag(),
    /** Who of the house; null for a visitor. */
    person: nullableText(),
    text: filledText(),
    created_at: instant(),
  });

const requestAnswer = () =>
  shape({
    id: id(),
    number: filledText(),
    host: oneOf(hostCodes),
    kind: oneOf(requestActions),
    state: oneOf(orderStates),
    created_at: instant(),
    /** Day until which it is to be answered. */
    answer_by: nullableText(),
    user_name: filledText(),
    telephone: text(),
    nickname: text(),
    type_contact: text(),
    /** What only some kinds ask for, by its name; what was left empty is left out. */
    details: record(string(), union([string(), number()])),
    /** Title and price as of the request. */
    item: nullableShape({ title: filledText(), price: nullableAmount() }),
    /** Of an account holder: their e-mail. */
    account: nullableText(),
  });

const requestWithAll = () =>
  shape({
    ...requestAnswer().entries,
    files: listOf(
      shape({
        id: id(),
        name: filledText(),
        type: filledText(),
        /** Bytes. */
        size: count(),
        /** Good for an hour; null where nobody signs links. */
        url: nullableText(),
      }),
    ),
    messages: listOf(messageAnswer()),
  });

export type DeskRequest = InferOutput<ReturnType<typeof requestWithAll>>;

const listQuery = () =>
  queryOf({
    ...pagingFields(100, 50),
    state: optional(choiceParam(orderStates)),
    kind: optional(choiceParam(requestActions)),
  });
const stateBody = () => object({ state: choice(orderStates).required('required') });
const answerBody = () => object({ text: requiredText(4000) });

export const requestList = defineEndpoint({
  method: 'GET',
  path: '/admin/requests',
  summary: 'Requests of a host, the latest first.',
  access: 'reader',
  query: listQuery(),
  answer: shape({ items: listOf(requestAnswer()), paginate_data: paginateData() }),
  reshape: toPage,
});

export const requestRow = defineEndpoint({
  method: 'GET',
  path: '/admin/requests/:id',
  summary: 'A request with its files and what was written about it.',
  access: 'reader',
  answer: shape({ data: requestWithAll() }),
  reshape: ({ data }) => data,
});

export const changeRequest = defineEndpoint({
  method: 'PUT',
  path: '/admin/requests/:id',
  summary: 'Says how far a request is.',
  access: 'editor',
  body: stateBody(),
  answer: shape({ data: requestWithAll() }),
  reshape: ({ data }) => data,
});

/** 422 with `email` where there is no address to answer to. */
export const answerRequest = defineEndpoint({
  method: 'POST',
  path: '/admin/requests/:id/answer',
  summary: 'Answers a request by mail; an account holder reads the answer in the account too.',
  access: 'editor',
  body: answerBody(),
  answer: shape({ data: requestWithAll() }),
  reshape: ({ data }) => data,
});

export const orderList = defineEndpoint({
  ...requestList,
  path: '/admin/orders',
  summary: 'Requests to buy of account holders, the latest first.',
});

export const orderRow = defineEndpoint({
  ...requestRow,
  path: '/admin/orders/:id',
  summary: 'A product order with what was written about it.',
});

export const changeOrder = defineEndpoint({
  ...changeRequest,
  path: '/admin/orders/:id',
  summary: 'Says how far an order is; its account holder sees it.',
});

export const answerOrder = defineEndpoint({
  ...answerRequest,
  path: '/admin/orders/:id/answer',
  summary: 'Writes to the holder of an order, by mail and in the account.',
});

export const messageList = defineEndpoint({
  method: 'GET',
  path: '/admin/messages',
  summary: 'What house and visitors wrote about the requests of a host, the latest first.',
  access: 'reader',
  query: queryOf(pagingFields(100, 50)),
  answer: shape({ items: listOf(messageAnswer()), paginate_data: paginateData() }),
  reshape: toPage,
});

export const messageRow = defineEndpoint({
  method: 'GET',
  path: '/admin/messages/:id',
  summary: 'One message.',
  access: 'reader',
  answer: shape({ data: messageAnswer() }),
  reshape: ({ data }) => data,
});

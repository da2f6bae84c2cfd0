import { object } from 'yup';
import { itemKinds, type ItemKind } from '../config/catalogs';
import { requiredText, token } from './body';
import { defineEndpoint } from './endpoint';
import { queryOf, tokenParam } from './query';
import {
  filledText,
  flag,
  id,
  instant,
  listOf,
  nullableAmount,
  nullableShape,
  oneOf,
  shape,
} from './wire';

const tokenQuery = () => queryOf({ token: tokenParam() });

/** States of a product order. */
export const orderStates = ['registered', 'accepted', 'done', 'cancelled'] as const;

export const productOrders = defineEndpoint({
  method: 'GET',
  path: '/product-orders',
  summary: 'What an account has asked to buy.',
  access: 'account',
  query: tokenQuery(),
  answer: shape({
    data: listOf(
      shape({
        id: id(),
        number: filledText(),
        state: oneOf(orderStates),
        /** Null once the item itself has been deleted. */
        item: nullableShape({ kind: oneOf<ItemKind>(itemKinds), url: filledText() }),
        item_title: filledText(),
        price: nullableAmount(),
        created_at: instant(),
      }),
    ),
  }),
  reshape: (wire) =>
    wire.data.map((order) => ({
      id: order.id,
      number: order.number,
      state: order.state,
      item: order.item,
      itemTitle: order.item_title,
      price: order.price,
      createdAt: order.created_at,
    })),
});

const productMessageAnswer = shape({
  id: id(),
  order_id: id(),
  /** Whether the house wrote it, not the account holder. */
  is_ours: flag(),
  text: filledText(),
  created_at: instant(),
});

export const productMessages = defineEndpoint({
  method: 'GET',
  path: '/product-orders/:id/messages',
  summary: 'Messages about a product order, oldest first.',
  access: 'account',
  query: tokenQuery(),
  answer: shape({ data: listOf(productMessageAnswer) }),
  reshape: (wire) =>
    wire.data.map(({ order_id, is_ours, created_at, ...message }) => ({
      ...message,
      orderId: order_id,
      isOurs: is_ours,
      createdAt: created_at,
    })),
});

export const sendProductMessage = defineEndpoint({
  method: 'POST',
  path: '/product-orders/:id/messages',
  summary: 'Writes to the house about a product order.',
  access: 'account',
  needsCsrf: true,
  body: object({ token: token(), text: requiredText(4000) }),
  answer: shape({ data: productMessageAnswer }),
  reshape: (wire) => wire.data.id,
});

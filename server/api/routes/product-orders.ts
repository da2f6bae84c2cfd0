import { type FastifyInstance } from 'fastify';
import { catalogs } from '../../../src/config/catalogs';
import {
  productMessages,
  productOrders,
  sendProductMessage,
} from '../../../src/contract/product-orders';
import { toKey } from '../db/repositories/keys';
import * as orders from '../db/repositories/product-orders';
import { type Dependencies } from '../dependencies';
import { notFound } from '../http/failure';
import { serve } from '../http/serve';
import { mailOrderMessage } from '../mail/house-mail';
import { accountOf } from '../accounts/sessions';

/** Product orders of an account and the messages about them. */
export function productOrderRoutes(
  api: FastifyInstance,
  { db, config, wakeMail }: Dependencies,
): void {
  serve(api, productOrders, async ({ query: { token } }) => {
    const { id } = await accountOf(db, token);
    const rows = await orders.listProductOrders(db, id);
    return {
      data: rows.map(({ item, ...order }) => ({
        id: order.id,
        number: order.number,
        state: order.state,
        item: item && { kind: catalogs[item.catalogType].kind, url: item.url },
        item_title: order.itemTitle ?? order.number,
        price: order.itemPrice,
        created_at: order.createdAt.toISOString(),
      })),
    };
  });

  serve(api, productMessages, async ({ param, query: { token } }) => {
    const orderId = await orderOf(token, param('id'));
    return { data: (await orders.listOrderMessages(db, orderId)).map(toAnswer) };
  });

  serve(
    api,
    sendProductMessage,
    async ({ param, body }) => {
      const requestId = await orderOf(body.token, param('id'));
      const message = { requestId, isOurs: false, person: null, text: body.text };
      const added = await db.transaction(async (transaction) => {
        await mailOrderMessage(transaction, config, message);
        return orders.addOrderMessage(transaction, message);
      });
      wakeMail();
      return { data: toAnswer(added) };
    },
    { rateLimit: { max: 30, timeWindow: 600_000 } },
  );

  /** @throws ApiFailure 401 without a session, 404 when the order is not one of the account */
  async function orderOf(token: string, id: string): Promise<number> {
    const account = await accountOf(db, token);
    const key = toKey(id);
    if (key === null || !(await orders.isProductOrderOf(db, account.id, key))) throw notFound();
    return key;
  }
}

function toAnswer({
  id,
  requestId,
  isOurs,
  text,
  createdAt,
}: Awaited<ReturnType<typeof orders.addOrderMessage>>) {
  return {
    id,
    order_id: requestId,
    is_ours: isOurs,
    text,
    created_at: createdAt.toISOString(),
  };
}

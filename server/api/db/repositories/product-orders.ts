import { and, asc, desc, eq } from 'drizzle-orm';
import { requestKinds } from '../../../../src/config/request-kinds';
import { type Database } from '../connect';
import { items } from '../schema/items';
import { orderMessages, requests } from '../schema/requests';

const isOrderOf = (accountId: number) =>
  and(eq(requests.accountId, accountId), eq(requests.kind, requestKinds.buy));

/** Requests to buy of an account, the latest first. */
export function listProductOrders(db: Database, accountId: number) {
  return db
    .select({
      id: requests.id,
      number: requests.number,
      state: requests.state,
      itemTitle: requests.itemTitle,
      itemPrice: requests.itemPrice,
      createdAt: requests.createdAt,
      item: { url: items.url, catalogType: items.catalogType },
    })
    .from(requests)
    .leftJoin(items, eq(items.id, requests.itemId))
    .where(isOrderOf(accountId))
    .orderBy(desc(requests.createdAt), desc(requests.id));
}

export async function isProductOrderOf(
  db: Database,
  accountId: number,
  orderId: number,
): Promise<boolean> {
  const [row] = await db
    .select({ id: requests.id })
    .from(requests)
    .where(and(isOrderOf(accountId), eq(requests.id, orderId)));
  return row !== undefined;
}

/** Oldest first. */
export function listOrderMessages(db: Database, orderId: number) {
  return db
    .select()
    .from(orderMessages)
    .where(eq(orderMessages.requestId, orderId))
    .orderBy(asc(orderMessages.id));
}

export async function addOrderMessage(
  db: Database,
  message: { requestId: number; isOurs: boolean; person: string | null; text: string },
) {
  const [row] = await db.insert(orderMessages).values(message).returning();
  if (!row) throw new Error('the message was not kept');
  return row;
}

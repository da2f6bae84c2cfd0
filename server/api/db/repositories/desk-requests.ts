import { and, asc, count, desc, eq, isNotNull, type SQL } from 'drizzle-orm';
import { type HostCode } from '../../../../src/config/hosts';
import { requestKinds, type RequestKind } from '../../../../src/config/request-kinds';
import { type orderStates } from '../../../../src/contract/product-orders';
import { type Database } from '../connect';
import { accounts } from '../schema/accounts';
import { orderMessages, requestFiles, requests } from '../schema/requests';

type RequestState = (typeof orderStates)[number];

/** Which requests somebody of the house looks at. */
export interface DeskFilter {
  host: HostCode;
  /** Orders are requests to buy of account holders. */
  isOrder?: boolean;
  state?: RequestState;
  kind?: RequestKind;
}

export type DeskRequestRow = Awaited<ReturnType<typeof listDeskRequests>>[number];

function matches({ host, isOrder, state, kind }: DeskFilter): SQL | undefined {
  return and(
    eq(requests.host, host),
    isOrder ? isNotNull(requests.accountId) : undefined,
    isOrder ? eq(requests.kind, requestKinds.buy) : undefined,
    state && eq(requests.state, state),
    kind && eq(requests.kind, requestKinds[kind]),
  );
}

const withAccount = (db: Database) =>
  db
    .select({ request: requests, account: accounts.email })
    .from(requests)
    .leftJoin(accounts, eq(accounts.id, requests.accountId));

/** One page, the latest first. */
export function listDeskRequests(
  db: Database,
  filter: DeskFilter,
  { limit, offset }: { limit: number; offset: number },
) {
  return withAccount(db)
    .where(matches(filter))
    .orderBy(desc(requests.createdAt), desc(requests.id))
    .limit(limit)
    .offset(offset);
}

export async function countDeskRequests(db: Database, filter: DeskFilter): Promise<number> {
  const [row] = await db.select({ total: count() }).from(requests).where(matches(filter));
  return row?.total ?? 0;
}

export async function findDeskRequest(
  db: Database,
  filter: DeskFilter,
  id: number,
): Promise<DeskRequestRow | undefined> {
  const [row] = await withAccount(db).where(and(matches(filter), eq(requests.id, id)));
  return row;
}

/** What a mail about a request has to know; undefined when there is none. */
export async function findToldRequest(db: Database, id: number) {
  const [row] = await db
    .select({ host: requests.host, number: requests.number, details: requests.details })
    .from(requests)
    .where(eq(requests.id, id));
  return row;
}

export async function setRequestState(
  db: Database,
  id: number,
  state: RequestState,
): Promise<void> {
  await db.update(requests).set({ state }).where(eq(requests.id, id));
}

/** In the order in which they were chosen. */
export function listRequestFiles(db: Database, requestId: number) {
  return db
    .select()
    .from(requestFiles)
    .where(eq(requestFiles.requestId, requestId))
    .orderBy(asc(requestFiles.id));
}

/** A file of a request of a host. */
export async function findRequestFile(db: Database, host: HostCode, id: number) {
  const [row] = await db
    .select({ file: requestFiles })
    .from(requestFiles)
    .innerJoin(requests, eq(requests.id, requestFiles.requestId))
    .where(and(eq(requestFiles.id, id), eq(requests.host, host)));
  return row?.file;
}

const told = {
  id: orderMessages.id,
  requestId: orderMessages.requestId,
  number: requests.number,
  isOurs: orderMessages.isOurs,
  person: orderMessages.person,
  text: orderMessages.text,
  createdAt: orderMessages.createdAt,
};

const messages = (db: Database) =>
  db.select(told).from(orderMessages).innerJoin(requests, eq(requests.id, orderMessages.requestId));

export type DeskMessageRow = Awaited<ReturnType<typeof listDeskMessages>>[number];

/** One page of what was written about the requests of a host, the latest first. */
export function listDeskMessages(
  db: Database,
  host: HostCode,
  { limit, offset }: { limit: number; offset: number },
) {
  return messages(db)
    .where(eq(requests.host, host))
    .orderBy(desc(orderMessages.id))
    .limit(limit)
    .offset(offset);
}

export async function countDeskMessages(db: Database, host: HostCode): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(orderMessages)
    .innerJoin(requests, eq(requests.id, orderMessages.requestId))
    .where(eq(requests.host, host));
  return row?.total ?? 0;
}

export async function findDeskMessage(db: Database, host: HostCode, id: number) {
  const [row] = await messages(db).where(and(eq(requests.host, host), eq(orderMessages.id, id)));
  return row;
}

/** What was written about one request, oldest first. */
export function listMessagesOf(db: Database, requestId: number) {
  return messages(db).where(eq(orderMessages.requestId, requestId)).orderBy(asc(orderMessages.id));
}

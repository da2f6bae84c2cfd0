import { type FastifyInstance } from 'fastify';
import { requestKindOf, type RequestKind } from '../../../src/config/request-kinds';
import {
  answerOrder,
  answerRequest,
  changeOrder,
  changeRequest,
  messageList,
  messageRow,
  orderList,
  orderRow,
  requestList,
  requestRow,
} from '../../../src/contract/desk';
import * as desk from '../db/repositories/desk-requests';
import { toKey } from '../db/repositories/keys';
import { addMail } from '../db/repositories/mails';
import { addOrderMessage } from '../db/repositories/product-orders';
import { type Dependencies } from '../dependencies';
import { invalid, notFound } from '../http/failure';
import { paginateData } from '../http/paginate';
import { serve, type CallOf } from '../http/serve';
import { answerLetter } from '../mail/request-letters';
import { fileLinks } from './request-files';

/** How long a link to a file is good that a person of the house asks for, seconds. */
const linkSeconds = 3600;

/** Requests, orders and messages as people of the house read and answer them, below `/admin`. */
export function deskRequestRoutes(api: FastifyInstance, dependencies: Dependencies): void {
  const { db, wakeMail } = dependencies;
  const linkTo = fileLinks(dependencies);

  /** @throws ApiFailure 404 when the path names no request of the host */
  async function requestOf({ host, param }: PlacedCall, isOrder: boolean) {
    const id = toKey(param('id'));
    const row = id === null ? undefined : await desk.findDeskRequest(db, { host, isOrder }, id);
    if (!row) throw notFound();
    return row;
  }

  async function wholeAnswer(row: desk.DeskRequestRow) {
    const { id, host } = row.request;
    const until = Math.floor(Date.now() / 1000) + linkSeconds;
    const files = await desk.listRequestFiles(db, id);
    return {
      data: {
        ...toAnswer(row),
        files: files.map((file) => ({
          id: file.id,
          name: file.name,
          type: file.type,
          size: file.size,
          url: linkTo(host, file.id, until),
        })),
        messages: (await desk.listMessagesOf(db, id)).map(toMessage),
      },
    };
  }

  const tables = [
    {
      isOrder: false,
      list: requestList,
      row: requestRow,
      change: changeRequest,
      answer: answerRequest,
    },
    { isOrder: true, list: orderList, row: orderRow, change: changeOrder, answer: answerOrder },
  ] as const;
  for (const { isOrder, list, row, change, answer } of tables) {
    serve(api, list, async ({ host, query: { page, per_page: limit, state, kind } }) => {
      const filter = { host, isOrder, state, kind };
      const rows = await desk.listDeskRequests(db, filter, { limit, offset: (page - 1) * limit });
      const total = await desk.countDeskRequests(db, filter);
      return { items: rows.map(toAnswer), paginate_data: paginateData(total, limit) };
    });

    serve(api, row, async (call) => wholeAnswer(await requestOf(call, isOrder)));

    serve(api, change, async (call) => {
      const { request } = await requestOf(call, isOrder);
      await desk.setRequestState(db, request.id, call.body.state);
      return wholeAnswer(await requestOf(call, isOrder));
    });

    serve(api, answer, async (call) => {
      const found = await requestOf(call, isOrder);
      const { id, host, number, details } = found.request;
      const recipient = details.email || found.account;
      if (!recipient) throw invalid({ email: ['required'] });
      const { text } = call.body;
      await db.transaction(async (transaction) => {
        const { person } = call.request;
        await addOrderMessage(transaction, { requestId: id, isOurs: true, person, text });
        const content = answerLetter(host, number, text);
        await addMail(transaction, { recipient, content, isKept: true });
      });
      wakeMail();
      return wholeAnswer(found);
    });
  }

  serve(api, messageList, async ({ host, query: { page, per_page: limit } }) => {
    const rows = await desk.listDeskMessages(db, host, { limit, offset: (page - 1) * limit });
    const total = await desk.countDeskMessages(db, host);
    return { items: rows.map(toMessage), paginate_data: paginateData(total, limit) };
  });

  serve(api, messageRow, async ({ host, param }) => {
    const id = toKey(param('id'));
    const row = id === null ? undefined : await desk.findDeskMessage(db, host, id);
    if (!row) throw notFound();
    return { data: toMessage(row) };
  });
}

type PlacedCall = Pick<CallOf<typeof requestRow>, 'host' | 'param'>;

function toAnswer({ request, account }: desk.DeskRequestRow) {
  return {
    id: request.id,
    number: request.number,
    host: request.host,
    kind: requestKindOf(request.kind) satisfies RequestKind,
    state: request.state,
    created_at: request.createdAt.toISOString(),
    answer_by: request.answerBy,
    user_name: request.userName,
    telephone: request.telephone,
    nickname: request.nickname,
    type_contact: request.typeContact,
    details: filledDetails(request.details),
    item:
      request.itemTitle === null ? null : { title: request.itemTitle, price: request.itemPrice },
    account,
  };
}

/** Without what was left empty. */
function filledDetails(details: object): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(details as Record<string, string | number | null>).filter(
      (entry): entry is [string, string | number] => entry[1] !== null && entry[1] !== '',
    ),
  );
}

function toMessage({ requestId, isOurs, createdAt, ...message }: desk.DeskMessageRow) {
  return {
    ...message,
    request: requestId,
    is_ours: isOurs,
    created_at: createdAt.toISOString(),
  };
}

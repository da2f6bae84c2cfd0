import { type FastifyInstance } from 'fastify';
import {
  changeSubscriber,
  deleteSubscriber,
  subscriberList,
  subscriberRow,
} from '../../../src/contract/desk-subscribers';
import { languageOf, type HostCode } from '../../../src/config/hosts';
import * as desk from '../db/repositories/desk-subscribers';
import { toKey } from '../db/repositories/keys';
import { type Dependencies } from '../dependencies';
import { invalid, notFound } from '../http/failure';
import { outcomeWords } from '../http/outcome-texts';
import { paginateData } from '../http/paginate';
import { serve, type CallOf } from '../http/serve';

/** Subscribers as people of the house read and change them, below `/admin`. */
export function deskSubscriberRoutes(api: FastifyInstance, { db }: Pick<Dependencies, 'db'>): void {
  async function answerOf(host: HostCode, id: number) {
    const row = await desk.findSubscriber(db, host, id);
    if (!row) throw notFound();
    return { data: toAnswer(row) };
  }

  serve(api, subscriberList, async ({ host, query: { page, per_page: limit } }) => {
    const rows = await desk.listSubscribers(db, host, { limit, offset: (page - 1) * limit });
    const total = await desk.countSubscribers(db, host);
    return { items: rows.map(toAnswer), paginate_data: paginateData(total, limit) };
  });

  serve(api, subscriberRow, (call) => answerOf(call.host, keyOf(call)));

  serve(api, changeSubscriber, async (call) => {
    const { host, body } = call;
    const id = keyOf(call);
    await answerOf(host, id);
    const topics = [...new Set(body.topics)];
    const isConfirmed = await desk.setConfirmedTopics(db, host, { id, topics });
    if (!isConfirmed) throw invalid({ topics: ['valueWrong'] });
    return answerOf(host, id);
  });

  serve(api, deleteSubscriber, async (call) => {
    if (!(await desk.deleteSubscriberRow(db, call.host, keyOf(call)))) throw notFound();
    return { message: outcomeWords[languageOf(call.host)].rowDeleted };
  });
}

/** @throws ApiFailure 404 when no row can have the id */
function keyOf({ param }: Pick<CallOf<typeof subscriberRow>, 'param'>): number {
  const id = toKey(param('id'));
  if (id === null) throw notFound();
  return id;
}

function toAnswer({ askedTopics, createdAt, confirmedAt, ...row }: desk.DeskSubscriberRow) {
  return {
    ...row,
    asked_topics: askedTopics,
    created_at: createdAt.toISOString(),
    confirmed_at: confirmedAt?.toISOString() ?? null,
  };
}

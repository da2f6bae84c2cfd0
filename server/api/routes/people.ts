import { type FastifyInstance } from 'fastify';
import { addPerson, editingLog, people, revokePerson } from '../../../src/contract/people';
import { countRecordedCalls, listRecordedCalls } from '../db/repositories/editing-log';
import { toKey } from '../db/repositories/keys';
import { endPerson, insertPerson, listPeople, type PersonRow } from '../db/repositories/people';
import { type Dependencies } from '../dependencies';
import { changing } from '../editing/edit';
import { notFound } from '../http/failure';
import { paginateData } from '../http/paginate';
import { serve } from '../http/serve';
import { hashToken, newToken } from '../tokens';

/** Who of the house may read and edit, and who did what. */
export function peopleRoutes(api: FastifyInstance, { db }: Pick<Dependencies, 'db'>): void {
  serve(api, people, async () => ({ data: (await listPeople(db)).map(toAnswer) }));

  serve(api, addPerson, async ({ body, reply }) => {
    const token = newToken();
    const person = { ...body, tokenHash: hashToken(token) };
    const row = await changing(db, (transaction) => insertPerson(transaction, person));
    reply.code(201);
    return { data: toAnswer(row), token };
  });

  serve(api, revokePerson, async ({ param }) => {
    const id = toKey(param('id'));
    const row = id === null ? undefined : await endPerson(db, id, new Date());
    if (!row) throw notFound();
    return { data: toAnswer(row) };
  });

  serve(api, editingLog, async ({ query: { page, per_page: limit } }) => {
    const rows = await listRecordedCalls(db, { limit, offset: (page - 1) * limit });
    return {
      items: rows.map(({ startedAt, ...row }) => ({ ...row, at: startedAt.toISOString() })),
      paginate_data: paginateData(await countRecordedCalls(db), limit),
    };
  });
}

function toAnswer({ id, name, role, createdAt, revokedAt }: PersonRow) {
  return {
    id,
    name,
    role,
    created_at: createdAt.toISOString(),
    revoked_at: revokedAt?.toISOString() ?? null,
  };
}

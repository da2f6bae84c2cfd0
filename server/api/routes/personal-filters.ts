import { type FastifyInstance } from 'fastify';
import { languageOf, type HostCode } from '../../../src/config/hosts';
import {
  deletePersonalFilter,
  personalFilters,
  renamePersonalFilter,
  savePersonalFilter,
  seePersonalFilter,
} from '../../../src/contract/personal-filters';
import { accountOf } from '../accounts/sessions';
import { newestOf } from '../catalogue/newest-of';
import { toKey } from '../db/repositories/keys';
import * as filters from '../db/repositories/personal-filters';
import { type Dependencies } from '../dependencies';
import { notFound } from '../http/failure';
import { outcomeWords } from '../http/outcome-texts';
import { serve } from '../http/serve';

/** Filters that an account keeps, with what is new in each. */
export function personalFilterRoutes(api: FastifyInstance, dependencies: Dependencies): void {
  const { db } = dependencies;

  const answerOf = async (host: HostCode, row: filters.PersonalFilterRow) => ({
    id: row.id,
    title: row.title,
    catalog_type: row.catalogType,
    query: row.query,
    created_at: row.createdAt.toISOString(),
    seen_at: row.seenAt.toISOString(),
    new_items: (await newestOf(dependencies, { host, ...row, after: row.seenAt, limit: 0 })).total,
  });

  serve(api, personalFilters, async ({ host, query: { token } }) => {
    const { id } = await accountOf(db, token);
    const rows = await filters.listPersonalFilters(db, id);
    return { data: await Promise.all(rows.map((row) => answerOf(host, row))) };
  });

  serve(api, savePersonalFilter, async ({ host, body }) => {
    const { id } = await accountOf(db, body.token);
    const now = new Date();
    const row = await filters.savePersonalFilter(db, {
      accountId: id,
      title: body.title,
      catalogType: body.catalog_type,
      query: body.query,
      seenAt: body.seen_at && body.seen_at < now ? body.seen_at : now,
    });
    return { data: await answerOf(host, row) };
  });

  async function change(
    host: HostCode,
    { token, id }: { token: string; id: string },
    fields: Parameters<typeof filters.changePersonalFilter>[2],
  ) {
    const { id: accountId } = await accountOf(db, token);
    const key = toKey(id);
    const row =
      key === null
        ? undefined
        : await filters.changePersonalFilter(db, { accountId, id: key }, fields);
    if (!row) throw notFound();
    return { data: await answerOf(host, row) };
  }

  serve(api, renamePersonalFilter, ({ host, param, body: { token, title } }) =>
    change(host, { token, id: param('id') }, { title }),
  );

  serve(api, seePersonalFilter, ({ host, param, body: { token } }) =>
    change(host, { token, id: param('id') }, { seenAt: new Date() }),
  );

  serve(api, deletePersonalFilter, async ({ host, param, query: { token } }) => {
    const { id } = await accountOf(db, token);
    const key = toKey(param('id'));
    if (key === null || !(await filters.deletePersonalFilter(db, id, key))) throw notFound();
    return { message: outcomeWords[languageOf(host)].filterDeleted };
  });
}

import { languageOf } from '../../../src/config/hosts';
import { type FastifyInstance } from 'fastify';
import { join } from 'node:path';
import { editedEntities } from '../../../src/contract/edited-bodies';
import {
  changeRow,
  createRow,
  deleteRow,
  editedList,
  editedRow,
} from '../../../src/contract/editing';
import { editedStores } from '../db/editing/all';
import { type StoredRow } from '../db/editing/store';
import { revisionsOf } from '../db/repositories/content-events';
import { toKey } from '../db/repositories/keys';
import { type Dependencies } from '../dependencies';
import { changeContent, createContent, deleteContent, type EditedPlace } from '../editing/edit';
import { withoutItsPhotos } from '../editing/photos';
import { notFound } from '../http/failure';
import { paginateData } from '../http/paginate';
import { photosFolder } from '../pictures/stored-pictures';
import { serve, type CallOf } from '../http/serve';
import { outcomeWords } from '../http/outcome-texts';

/** What editors read and change, below `/admin`. */
export function editingRoutes(
  api: FastifyInstance,
  { db, config, wakeWebhooks }: Pick<Dependencies, 'db' | 'config' | 'wakeWebhooks'>,
): void {
  const photos = { db, folder: join(config.dataDir, photosFolder) };

  async function answerOf(place: EditedPlace, rows: readonly StoredRow[]) {
    const ids = rows.map(({ id }) => id);
    const revisions = await revisionsOf(db, place, ids);
    return rows.map(({ id, fields }) => ({ id, revision: revisions.get(id) ?? 0, ...fields }));
  }

  async function rowOf(place: EditedPlace, id: number | null) {
    const row = id === null ? undefined : await editedStores[place.entity].find(db, place.host, id);
    const [data] = row ? await answerOf(place, [row]) : [];
    if (!data) throw notFound();
    return { data };
  }

  serve(api, editedList, async (call) => {
    const place = placeOf(call);
    const { page, per_page: limit } = call.query;
    const store = editedStores[place.entity];
    const rows = await store.list(db, place.host, { limit, offset: (page - 1) * limit });
    return {
      items: await answerOf(place, rows),
      paginate_data: paginateData(await store.count(db, place.host), limit),
    };
  });

  serve(api, editedRow, (call) => rowOf(placeOf(call), toKey(call.param('id'))));

  serve(api, createRow, async (call) => {
    const place = placeOf(call);
    const { id, changes } = await createContent(db, place, call.request.body);
    wakeWebhooks();
    call.reply.code(201);
    return { ...(await rowOf(place, id)), changes };
  });

  serve(api, changeRow, async (call) => {
    const place = placeOf(call);
    const id = idOf(call);
    const changes = await changeContent(db, place, id, call.request.body);
    wakeWebhooks();
    return { ...(await rowOf(place, id)), changes };
  });

  serve(api, deleteRow, async (call) => {
    const row = { ...placeOf(call), id: idOf(call) };
    const changes = await withoutItsPhotos(photos, row, () => deleteContent(db, row, row.id));
    wakeWebhooks();
    return { message: outcomeWords[languageOf(call.host)].rowDeleted, changes };
  });
}

/** @throws ApiFailure 404 when the path names no entity */
function placeOf({ host, param }: Pick<CallOf<typeof editedList>, 'host' | 'param'>): EditedPlace {
  const entity = editedEntities.find((candidate) => candidate === param('entity'));
  if (!entity) throw notFound();
  return { entity, host };
}

/** @throws ApiFailure 404 when no row can have the id */
function idOf({ param }: Pick<CallOf<typeof editedRow>, 'param'>): number {
  const id = toKey(param('id'));
  if (id === null) throw notFound();
  return id;
}

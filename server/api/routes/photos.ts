import { type FastifyInstance } from 'fastify';
import { join } from 'node:path';
import { languageOf, type HostCode } from '../../../src/config/hosts';
import { editedEntities } from '../../../src/contract/edited-bodies';
import {
  addItemPhotos,
  describeItemPhoto,
  itemPhotos,
  orderItemPhotos,
  removeCover,
  removeItemPhoto,
  setCover,
} from '../../../src/contract/photos';
import { editedStores } from '../db/editing/all';
import { listItemPictures } from '../db/repositories/item-pictures';
import { toKey } from '../db/repositories/keys';
import { type Dependencies } from '../dependencies';
import * as editing from '../editing/photos';
import { notFound } from '../http/failure';
import { pictureAnswer } from '../pictures/pictures-of';
import { photosFolder } from '../pictures/stored-pictures';
import { serve } from '../http/serve';
import { acceptForms, openUploads } from '../uploads/receive';
import { outcomeWords } from '../http/outcome-texts';

/** What editors do with photos, below `/admin`. */
export async function photoRoutes(
  api: FastifyInstance,
  { db, config, publicUrl, wakeWebhooks }: Dependencies,
): Promise<void> {
  const store = { db, folder: join(config.dataDir, photosFolder) };
  await openUploads(store.folder, config.uploads.keepMs);

  const itemOf = ({ host, param }: { host: HostCode; param: (name: 'id') => string }) =>
    ({ entity: 'items', host, id: keyOf(param('id')) }) as const;

  async function photosOf({ host, id }: editing.PicturedRow) {
    if (!(await editedStores.items.find(db, host, id))) throw notFound();
    const rows = await listItemPictures(db, host, [id]);
    return {
      data: rows.map((row) => ({ id: row.id, ...pictureAnswer(row, row.alt ?? '', publicUrl()) })),
    };
  }

  async function changed(row: editing.PicturedRow, change: Promise<void>) {
    await change;
    wakeWebhooks();
    return photosOf(row);
  }

  serve(api, itemPhotos, (call) => photosOf(itemOf(call)));

  serve(api, orderItemPhotos, (call) => {
    const row = itemOf(call);
    return changed(row, editing.orderItemPhotos(store, row, call.body.order));
  });

  serve(api, describeItemPhoto, (call) => {
    const row = itemOf(call);
    const photo = keyOf(call.param('photo'));
    return changed(row, editing.describeItemPhoto(store, row, photo, call.body.alt));
  });

  serve(api, removeItemPhoto, (call) => {
    const row = itemOf(call);
    return changed(row, editing.removeItemPhoto(store, row, keyOf(call.param('photo'))));
  });

  /** @throws ApiFailure 404 when the path names no page that has a cover */
  function pageOf({ host, param }: { host: HostCode; param: (name: 'entity' | 'id') => string }) {
    const entity = editedEntities.find((candidate) => candidate === param('entity'));
    const covered = entity && editing.coverEntityOf(entity);
    if (!covered) throw notFound();
    return { covered, row: { entity: covered, host, id: keyOf(param('id')) } };
  }

  serve(api, removeCover, async (call) => {
    const { row, covered } = pageOf(call);
    await editing.putCover(store, row, covered, null);
    wakeWebhooks();
    return { message: outcomeWords[languageOf(call.host)].rowDeleted };
  });

  await api.register(async (forms) => {
    await acceptForms(forms);

    serve(forms, addItemPhotos, (call) => {
      const row = itemOf(call);
      call.reply.code(201);
      return changed(row, editing.addSentPhotos(store, row, call.request));
    });

    serve(forms, setCover, async (call) => {
      const { row, covered } = pageOf(call);
      const photo = await editing.setSentCover(store, row, covered, call.request);
      wakeWebhooks();
      return { data: pictureAnswer(photo, '', publicUrl()) };
    });
  });
}

/** @throws ApiFailure 404 when no row can have the id */
function keyOf(text: string): number {
  const id = toKey(text);
  if (id === null) throw notFound();
  return id;
}

import { type FastifyRequest } from 'fastify';
import {
  coverEntities,
  type CoverEntity,
  type EditedEntity,
} from '../../../src/contract/edited-bodies';
import { type Database } from '../db/connect';
import { editedStores } from '../db/editing/all';
import {
  addPhotos,
  addressesOf,
  deletePhoto,
  describePhoto,
  orderPhotos,
  photoIdsOf,
  replaceCover,
  usedAddresses,
} from '../db/editing/photos';
import { invalid, notFound } from '../http/failure';
import { removePhoto, storePhoto, type StoredPhoto } from '../pictures/stored-pictures';
import { isImage } from '../uploads/file-kinds';
import { receiveForm } from '../uploads/receive';
import { announceContentChange } from '../changes/content-changed';
import { recordEdit, type EditedPlace } from './edit';

/** Where photos go: the database knows them, the folder holds them. */
export interface PhotoStore {
  db: Database;
  folder: string;
}

/** A row whose pictures are edited. */
export type PicturedRow = EditedPlace & { id: number };

export function coverEntityOf(entity: EditedEntity): CoverEntity | undefined {
  return coverEntities.find((candidate) => candidate === entity);
}

/**
 * Adds the photos of a form to an item.
 * @throws ApiFailure 404 without such an item, 422 naming `photos` when a file is no picture
 */
export async function addSentPhotos(
  store: PhotoStore,
  row: PicturedRow,
  request: FastifyRequest,
): Promise<void> {
  await withSentPhotos(store, row, request, (photos) =>
    change(store, row, async (db) => {
      await photoIdsOf(db, row.id);
      await addPhotos(db, row.id, photos);
    }),
  );
}

/** @throws ApiFailure 422 unless `order` names each photo of the item once */
export async function orderItemPhotos(
  store: PhotoStore,
  row: PicturedRow,
  order: readonly number[],
): Promise<void> {
  await change(store, row, async (db) => {
    const known = await photoIdsOf(db, row.id);
    const isWhole = order.length === known.length && known.every((id) => order.includes(id));
    if (!isWhole) throw invalid({ order: ['valueWrong'] });
    await orderPhotos(db, order);
  });
}

/** Of the host of the row only. @throws ApiFailure 404 when the item has no such photo */
export async function describeItemPhoto(
  store: PhotoStore,
  row: PicturedRow,
  photo: number,
  alt: string,
): Promise<void> {
  await change(
    store,
    row,
    async (db) => {
      if (!(await photoIdsOf(db, row.id)).includes(photo)) throw notFound();
      await describePhoto(db, photo, row.host, alt);
    },
    false,
  );
}

/** @throws ApiFailure 404 when the item has no such photo */
export async function removeItemPhoto(
  store: PhotoStore,
  row: PicturedRow,
  photo: number,
): Promise<void> {
  const address = await change(store, row, async (db) => {
    if (!(await photoIdsOf(db, row.id)).includes(photo)) throw notFound();
    return deletePhoto(db, photo);
  });
  if (address !== undefined) await removePhoto(store.folder, address);
}

/** @throws ApiFailure 404 without such a page, 422 naming `photos` when the file is no picture */
export async function setSentCover(
  store: PhotoStore,
  row: PicturedRow,
  entity: CoverEntity,
  request: FastifyRequest,
): Promise<StoredPhoto> {
  return withSentPhotos(store, row, request, async (photos) => {
    const [photo] = photos;
    if (!photo || photos.length > 1) throw invalid({ photos: ['tooManyFiles'] });
    await putCover(store, row, entity, photo);
    return photo;
  });
}

/** Puts a cover in place of the one before, whose file goes; null leaves the page without one. */
export async function putCover(
  store: PhotoStore,
  row: PicturedRow,
  entity: CoverEntity,
  photo: StoredPhoto | null,
): Promise<void> {
  const before = await change(store, row, (db) => replaceCover(db, entity, row.id, photo));
  if (before !== undefined) await removePhoto(store.folder, before);
}

/** Deletes a row by `remove`, and the files of its pictures when nobody else shows them. */
export async function withoutItsPhotos<Result>(
  { db, folder }: PhotoStore,
  { entity, id }: PicturedRow,
  remove: () => Promise<Result>,
): Promise<Result> {
  const pictured = entity === 'items' ? entity : coverEntityOf(entity);
  const addresses = pictured ? await addressesOf(db, pictured, id) : [];
  const result = await remove();
  const used = await usedAddresses(db, addresses);
  for (const address of addresses) if (!used.has(address)) await removePhoto(folder, address);
  return result;
}

/** Changes a row's pictures in one transaction with the events; all hosts show the same photos. */
async function change<Result>(
  { db }: PhotoStore,
  row: PicturedRow,
  work: (db: Database) => Promise<Result>,
  concernsAll = true,
): Promise<Result> {
  const rows = editedStores[row.entity];
  const result = await db.transaction(async (transaction) => {
    if (!(await rows.find(transaction, row.host, row.id))) throw notFound();
    const done = await work(transaction);
    await recordEdit(transaction, row, 'changed', concernsAll ? rows : null);
    return done;
  });
  announceContentChange();
  return result;
}

/** Keeps the files of a form as photos for `use`; what it cannot use is removed again. */
async function withSentPhotos<Result>(
  { db, folder }: PhotoStore,
  { entity, host, id }: PicturedRow,
  request: FastifyRequest,
  use: (photos: readonly StoredPhoto[]) => Promise<Result>,
): Promise<Result> {
  const row = await editedStores[entity].find(db, host, id);
  if (!row) throw notFound();
  if (!request.isMultipart()) throw invalid({ photos: ['imageRequired'] });
  const name = {
    family: familyOf(entity, row.fields),
    url: urlOf(row.fields),
  };
  const form = await receiveForm(request, folder);
  const kept: StoredPhoto[] = [];
  try {
    if (form.problems.length > 0) throw invalid({ photos: form.problems });
    if (form.files.length === 0) throw invalid({ photos: ['imageRequired'] });
    for (const file of form.files) {
      if (!isImage(file.type)) throw invalid({ photos: ['fileTypeWrong'] });
      const sent = { path: form.pathOf(file), type: file.type };
      const photo = await storePhoto(folder, name, sent);
      if (typeof photo === 'string') throw invalid({ photos: [photo] });
      kept.push(photo);
    }
    return await use(kept);
  } catch (error) {
    for (const { address } of kept) await removePhoto(folder, address);
    throw error;
  } finally {
    await form.discard();
  }
}

/** What names the row in the addresses of its photos. */
function urlOf(fields: object): string {
  const url = 'url' in fields ? fields.url : 'alias' in fields ? fields.alias : undefined;
  if (typeof url !== 'string') throw new Error('only rows with an address have pictures');
  return url;
}

/** First segment of a photo's address: the kind of an item, else the page in the singular. */
function familyOf(entity: EditedEntity, fields: object): string {
  if ('kind' in fields && typeof fields.kind === 'string') return fields.kind;
  return entity.replace(/ies$/, 'y').replace(/s$/, '');
}

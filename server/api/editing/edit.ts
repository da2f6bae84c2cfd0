import { type HostCode } from '../../../src/config/hosts';
import { editedBodies, type EditedEntity } from '../../../src/contract/edited-bodies';
import { castBody } from '../cast';
import { type Database } from '../db/connect';
import { editedStores } from '../db/editing/all';
import { type EditedFields, type EditedStore } from '../db/editing/store';
import { recordChange } from '../db/repositories/content-events';
import { notFound } from '../failure';
import { announceContentChange } from './content-changed';

/** Which rows: those of an entity as one host tells of them. */
export interface EditedPlace {
  entity: EditedEntity;
  host: HostCode;
}

/**
 * Makes a row, with its event in the same transaction; gives its id.
 * @throws ApiFailure 422 naming each field that cannot be accepted
 */
export async function createContent(
  db: Database,
  { entity, host }: EditedPlace,
  raw: unknown,
): Promise<number> {
  const store = editedStores[entity];
  const fields = castBody(editedBodies[entity], raw) as EditedFields;
  const id = await db.transaction(async (transaction) => {
    const created = await store.create(transaction, host, fields);
    await record(transaction, { entity, id: created, host }, 'created', store);
    return created;
  });
  announceContentChange();
  return id;
}

/**
 * Changes the fields that `raw` names, with the events in the same transaction.
 * @throws ApiFailure 404 without such a row, 422 naming each field that cannot be accepted
 */
export async function changeContent(
  db: Database,
  { entity, host }: EditedPlace,
  id: number,
  raw: unknown,
): Promise<void> {
  const store = editedStores[entity];
  await db.transaction(async (transaction) => {
    const row = await store.find(transaction, host, id);
    if (!row) throw notFound();
    const asked = typeof raw === 'object' && raw !== null ? raw : {};
    const fields = castBody(editedBodies[entity], { ...row.fields, ...asked }) as EditedFields;
    await store.change(transaction, host, id, fields);
    const concernsAll = store.sharedFields.some(
      (field) => JSON.stringify(row.fields[field]) !== JSON.stringify(fields[field]),
    );
    await record(transaction, { entity, id, host }, 'changed', concernsAll ? store : null);
  });
  announceContentChange();
}

/**
 * Deletes a row of a host, with its event in the same transaction.
 * @throws ApiFailure 404 without such a row, 422 when other rows need it
 */
export async function deleteContent(
  db: Database,
  { entity, host }: EditedPlace,
  id: number,
): Promise<void> {
  const store = editedStores[entity];
  await db.transaction(async (transaction) => {
    if (!(await store.find(transaction, host, id))) throw notFound();
    await store.remove(transaction, host, id);
    await record(transaction, { entity, id, host }, 'deleted', null);
  });
  announceContentChange();
}

/** One event for the host of the edit, and one for each other host that tells of a shared row. */
async function record(
  db: Database,
  { entity, id, host }: EditedPlace & { id: number },
  action: 'created' | 'changed' | 'deleted',
  shared: EditedStore | null,
): Promise<void> {
  await recordChange(db, { entity, entityId: id, host }, action);
  const others = shared ? (await shared.hostsOf(db, id)).filter((other) => other !== host) : [];
  for (const other of others) {
    await recordChange(db, { entity, entityId: id, host: other }, 'changed');
  }
}

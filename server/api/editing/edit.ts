import { type HostCode } from '../../../src/config/hosts';
import {
  editedBodies,
  type EditedBody,
  type EditedEntity,
} from '../../../src/contract/edited-bodies';
import { type Problem } from '../../../src/contract/problems';
import { castFields, type FieldsSchema } from '../http/cast';
import { type Database } from '../db/connect';
import { editedStores } from '../db/editing/all';
import { type EditedStore } from '../db/editing/store';
import { recordChange } from '../db/repositories/content-events';
import { InUse, RefusedChange, Taken } from '../db/refused-changes';
import { invalid, notFound } from '../http/failure';
import { announceContentChange } from '../changes/content-changed';

/** The same schemas, each known to give the fields of its entity. */
const bodies: { [Entity in EditedEntity]: FieldsSchema<EditedBody<Entity>> } = editedBodies;

/** Which rows: those of an entity as one host tells of them. */
export interface EditedPlace<Entity extends EditedEntity = EditedEntity> {
  entity: Entity;
  host: HostCode;
}

/** What a host tells anew, and the revision that its row has now. */
export interface HostChange {
  host: HostCode;
  revision: number;
}

/** A row that was made, and its events. */
export interface CreatedRow {
  id: number;
  changes: HostChange[];
}

/**
 * Makes a row, with its event in the same transaction; gives its id and the events.
 * @throws ApiFailure 422 naming each field that cannot be accepted
 */
export async function createContent<Entity extends EditedEntity>(
  db: Database,
  place: EditedPlace<Entity>,
  raw: unknown,
): Promise<CreatedRow> {
  const created = await changing(db, (transaction) => createWithEvents(transaction, place, raw));
  announceContentChange();
  return created;
}

/**
 * Changes the fields that `raw` names, with the events in the same transaction; gives the events.
 * @throws ApiFailure 404 without such a row, 422 naming each field that cannot be accepted
 */
export async function changeContent<Entity extends EditedEntity>(
  db: Database,
  place: EditedPlace<Entity>,
  id: number,
  raw: unknown,
): Promise<HostChange[]> {
  const changes = await changing(db, (transaction) =>
    changeWithEvents(transaction, place, id, raw),
  );
  announceContentChange();
  return changes;
}

/** `createContent` within a transaction of the caller, who announces the change when it is committed. */
export async function createWithEvents<Entity extends EditedEntity>(
  transaction: Database,
  { entity, host }: EditedPlace<Entity>,
  raw: unknown,
): Promise<CreatedRow> {
  const id = await storeNew(transaction, { entity, host }, raw);
  const store = editedStores[entity];
  return { id, changes: await recordEdit(transaction, { entity, id, host }, 'created', store) };
}

/** `changeContent` within a transaction of the caller, who announces the change when it is committed. */
export async function changeWithEvents<Entity extends EditedEntity>(
  transaction: Database,
  { entity, host }: EditedPlace<Entity>,
  id: number,
  raw: unknown,
): Promise<HostChange[]> {
  const { concernsAll } = await storeFields(transaction, { entity, host }, id, raw);
  const shared = concernsAll ? editedStores[entity] : null;
  return recordEdit(transaction, { entity, id, host }, 'changed', shared);
}

/**
 * Stores a new row, without any event; gives its id.
 * @throws ApiFailure 422 naming each field that cannot be accepted
 * @throws RefusedChange naming a field that other rows do not allow
 */
export async function storeNew<Entity extends EditedEntity>(
  db: Database,
  { entity, host }: EditedPlace<Entity>,
  raw: unknown,
): Promise<number> {
  const store: EditedStore<Entity> = editedStores[entity];
  return store.create(db, host, castFields(bodies[entity], raw));
}

/**
 * Stores the fields of a row that `raw` names, without any event; tells whether one that all hosts
 * have in common is another now.
 * @throws ApiFailure 404 without such a row, 422 naming each field that cannot be accepted
 * @throws RefusedChange naming a field that other rows do not allow
 */
export async function storeFields<Entity extends EditedEntity>(
  db: Database,
  { entity, host }: EditedPlace<Entity>,
  id: number,
  raw: unknown,
): Promise<{ concernsAll: boolean }> {
  const store: EditedStore<Entity> = editedStores[entity];
  const row = await store.find(db, host, id);
  if (!row) throw notFound();
  const asked = typeof raw === 'object' && raw !== null ? raw : {};
  const fields = castFields(bodies[entity], { ...row.fields, ...asked });
  await store.change(db, host, id, fields);
  const concernsAll = store.sharedFields.some(
    (field) => JSON.stringify(row.fields[field]) !== JSON.stringify(fields[field]),
  );
  return { concernsAll };
}

/**
 * Deletes a row of a host, with its event in the same transaction; gives the event.
 * @throws ApiFailure 404 without such a row, 422 when other rows need it
 */
export async function deleteContent(
  db: Database,
  { entity, host }: EditedPlace,
  id: number,
): Promise<HostChange[]> {
  const store = editedStores[entity];
  const changes = await changing(db, async (transaction) => {
    if (!(await store.find(transaction, host, id))) throw notFound();
    await store.remove(transaction, host, id);
    return recordEdit(transaction, { entity, id, host }, 'deleted', null);
  });
  announceContentChange();
  return changes;
}

/** Runs a change in one transaction. @throws ApiFailure 422 for what the rows do not allow */
export async function changing<Result>(
  db: Database,
  change: (transaction: Database) => Promise<Result>,
): Promise<Result> {
  try {
    return await db.transaction(change);
  } catch (error) {
    if (error instanceof RefusedChange) throw invalid({ [error.field]: [problemOf(error)] });
    throw error;
  }
}

function problemOf(refused: RefusedChange): Problem {
  if (refused instanceof Taken) return 'taken';
  return refused instanceof InUse ? 'inUse' : 'valueWrong';
}

/** One event for the host of the edit, and one for each other host that tells of a shared row. */
export async function recordEdit(
  db: Database,
  { entity, id, host }: EditedPlace & { id: number },
  action: 'created' | 'changed' | 'deleted',
  shared: Pick<EditedStore, 'hostsOf'> | null,
): Promise<HostChange[]> {
  const row = { entity, entityId: id };
  const changes = [{ host, revision: await recordChange(db, { ...row, host }, action) }];
  const others = shared ? (await shared.hostsOf(db, id)).filter((other) => other !== host) : [];
  for (const other of others) {
    const revision = await recordChange(db, { ...row, host: other }, 'changed');
    changes.push({ host: other, revision });
  }
  return changes;
}

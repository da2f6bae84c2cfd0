import { type Database } from '../db/connect';
import { type DraftRow } from '../db/repositories/drafts';
import {
  changeContent,
  changing,
  createContent,
  storeFields,
  storeNew,
  type HostChange,
} from './edit';

/** What a draft would do, whether or not it is stored yet. */
export type DraftContent = Pick<DraftRow, 'host' | 'entity' | 'entityId' | 'fields'>;

/**
 * Looks at the content as it would be with a draft: the draft is stored as an edit is, in a
 * transaction that is always taken back, so that the answer is made of rows by the code that answers
 * visitors. `look` asks the given database alone: the embedded one waits for the transaction.
 * @param look gets the id of the row
 * @throws ApiFailure 404 when the row is gone, 422 naming each field that cannot be accepted
 */
export async function withDraft<Result>(
  db: Database,
  { entity, host, entityId, fields }: DraftContent,
  look: (db: Database, id: number) => Promise<Result>,
): Promise<Result> {
  let seen: { result: Result } | undefined;
  try {
    await changing(db, async (transaction) => {
      const place = { entity, host };
      if (entityId !== null) await storeFields(transaction, place, entityId, fields);
      const id = entityId ?? (await storeNew(transaction, place, fields));
      seen = { result: await look(transaction, id) };
      throw new TakenBack();
    });
  } catch (error) {
    if (!(error instanceof TakenBack)) throw error;
  }
  if (!seen) throw new Error('a draft was looked at without being stored');
  return seen.result;
}

/** Ends a transaction that has served its purpose. */
class TakenBack extends Error {}

/**
 * Makes the draft what visitors see, with its events; gives the id of the row.
 * @throws ApiFailure 404 when the row is gone, 422 naming each field that cannot be accepted
 */
export async function publishContent(
  db: Database,
  { entity, host, entityId, fields }: DraftContent,
): Promise<{ id: number; changes: HostChange[] }> {
  const place = { entity, host };
  if (entityId === null) return createContent(db, place, fields);
  return { id: entityId, changes: await changeContent(db, place, entityId, fields) };
}

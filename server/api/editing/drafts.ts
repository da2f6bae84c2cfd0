import { type Database } from '../db/connect';
import { announceContentChange } from '../changes/content-changed';
import { removeDraft, type DraftKey, type DraftRow } from '../db/repositories/drafts';
import { notFound } from '../http/failure';
import {
  changeWithEvents,
  changing,
  createWithEvents,
  storeFields,
  storeNew,
  type CreatedRow,
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
 * Makes a draft what visitors see, with its events, and removes it, all in one transaction: of two who
 * publish it at once, one does.
 * @throws ApiFailure 404 when the draft or its row is gone, 422 naming each field that cannot be accepted
 */
export async function publishStored(
  db: Database,
  key: DraftKey,
): Promise<CreatedRow & { isNew: boolean }> {
  const published = await changing(db, async (transaction) => {
    const draft = await removeDraft(transaction, key);
    if (!draft) throw notFound();
    const { entity, host, entityId, fields } = draft;
    const place = { entity, host };
    if (entityId === null) {
      return { isNew: true, ...(await createWithEvents(transaction, place, fields)) };
    }
    const changes = await changeWithEvents(transaction, place, entityId, fields);
    return { isNew: false, id: entityId, changes };
  });
  announceContentChange();
  return published;
}

import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import { type Database } from '../connect';
import { UnknownReference } from '../refused-changes';
import { requestFiles } from '../schema/requests';
import { uploads } from '../schema/uploads';

export type UploadRow = typeof uploads.$inferSelect;
export type NewUpload = Pick<
  UploadRow,
  'id' | 'keyHash' | 'fileKey' | 'address' | 'name' | 'size' | 'storedAs'
>;

/** What may wait for a request at a time. */
export interface UploadBounds {
  /** Files of one form. */
  files: number;
  /** Bytes that one address may have waiting. */
  bytesPerAddress: number;
  /** Bytes of all visitors together. */
  bytes: number;
}

/** A bound that one more file would exceed. */
export type ExceededBound = keyof UploadBounds;

/**
 * Adds an upload in place of the one that its form called the same.
 * @returns the bound that it would exceed, or the id of the upload that it replaces, if any
 */
export function addUpload(
  db: Database,
  upload: NewUpload,
  bounds: UploadBounds,
): Promise<{ exceeded: ExceededBound } | { replaced: string | undefined }> {
  return db.transaction(async (transaction) => {
    // What one address has waiting is counted and added to by one call at a time.
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtext(${upload.address}))`);
    const waiting = await waitingWith(transaction, upload);
    const exceeded = (Object.keys(bounds) as ExceededBound[]).find(
      (bound) => waiting[bound] > bounds[bound],
    );
    if (exceeded) return { exceeded };
    const [replaced] = await transaction
      .delete(uploads)
      .where(isSameFile(upload))
      .returning({ id: uploads.id });
    await transaction.insert(uploads).values(upload);
    return { replaced: replaced?.id };
  });
}

const isSameFile = ({ keyHash, fileKey }: NewUpload) =>
  and(eq(uploads.keyHash, keyHash), eq(uploads.fileKey, fileKey));

/** What waits once the upload is added in place of the one that its form called the same. */
async function waitingWith(db: Database, upload: NewUpload): Promise<UploadBounds> {
  const isOfForm = eq(uploads.keyHash, upload.keyHash);
  const isOfAddress = eq(uploads.address, upload.address);
  const [others] = await db
    .select({
      files: sql`count(*) filter (where ${isOfForm})`.mapWith(Number),
      bytesPerAddress: sql`sum(${uploads.size}) filter (where ${isOfAddress})`.mapWith(Number),
      bytes: sql`sum(${uploads.size})`.mapWith(Number),
    })
    .from(uploads)
    .where(sql`not (${isSameFile(upload)})`);
  // A sum over no rows is null.
  return {
    files: Number(others?.files ?? 0) + 1,
    bytesPerAddress: Number(others?.bytesPerAddress ?? 0) + upload.size,
    bytes: Number(others?.bytes ?? 0) + upload.size,
  };
}

export async function findUpload(db: Database, id: string): Promise<UploadRow | undefined> {
  const [row] = await db.select().from(uploads).where(eq(uploads.id, id));
  return row;
}

/** Those of the uploads that were sent with this key. */
export async function findUploads(
  db: Database,
  ids: readonly string[],
  keyHash: string,
): Promise<UploadRow[]> {
  if (ids.length === 0) return [];
  return db.select().from(uploads).where(areOf(ids, keyHash));
}

const areOf = (ids: readonly string[], keyHash: string) =>
  and(inArray(uploads.id, [...ids]), eq(uploads.keyHash, keyHash));

/** Bytes of it have come. */
export async function touchUpload(db: Database, id: string, now: Date): Promise<void> {
  await db.update(uploads).set({ touchedAt: now }).where(eq(uploads.id, id));
}

/** The whole file has been read. */
export async function markChecked(
  db: Database,
  id: string,
  found: Pick<UploadRow, 'type' | 'previewAs'>,
): Promise<void> {
  await db.update(uploads).set(found).where(eq(uploads.id, id));
}

export async function removeUpload(db: Database, id: string): Promise<void> {
  await db.delete(uploads).where(eq(uploads.id, id));
}

/** An upload that was read as a whole. */
export type CheckedRow = UploadRow & { type: string };

/**
 * Takes checked uploads out for a request, in the order of `ids`: whoever takes them first has them.
 * To be called in the transaction that keeps them.
 * @throws UnknownReference when one of them is not there for this key, or not checked
 */
export async function claimUploads(
  transaction: Database,
  ids: readonly string[],
  keyHash: string,
): Promise<CheckedRow[]> {
  if (ids.length === 0) return [];
  const taken = await transaction.delete(uploads).where(areOf(ids, keyHash)).returning();
  return ids.map((id) => {
    const row = taken.find((candidate) => candidate.id === id);
    if (!row || !isChecked(row)) throw new UnknownReference('photos');
    return row;
  });
}

export const isChecked = (row: UploadRow): row is CheckedRow => row.type !== null;

/** Removes uploads of which no byte has come since; gives their ids. */
export async function removeUploadsBefore(db: Database, since: Date): Promise<string[]> {
  const rows = await db
    .delete(uploads)
    .where(lt(uploads.touchedAt, since))
    .returning({ id: uploads.id });
  return rows.map(({ id }) => id);
}

/** Those of the files in the folder of uploads that a waiting upload or a request has. */
export async function usedFiles(db: Database, files: readonly string[]): Promise<Set<string>> {
  if (files.length === 0) return new Set();
  const waiting = db
    .select({ storedAs: uploads.storedAs })
    .from(uploads)
    .where(inArray(uploads.storedAs, [...files]));
  const claimed = db
    .select({ storedAs: requestFiles.storedAs })
    .from(requestFiles)
    .where(inArray(requestFiles.storedAs, [...files]));
  const rows = [...(await waiting), ...(await claimed)];
  return new Set(rows.map(({ storedAs }) => storedAs));
}

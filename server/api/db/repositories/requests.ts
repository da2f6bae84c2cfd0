import { sql } from 'drizzle-orm';
import { type Database } from '../connect';
import { requestFiles, requests } from '../schema/requests';
import { claimUploads } from './uploads';

export type NewRequest = Omit<typeof requests.$inferInsert, 'id' | 'number' | 'state'> & {
  createdAt: Date;
};

export interface NewRequestFile {
  name: string;
  type: string;
  size: number;
  storedAs: string;
  previewAs: string | null;
}

/** Files that were sent before their request, and the hash of the key that they were sent with. */
export interface UploadClaim {
  ids: readonly string[];
  keyHash: string;
}

/**
 * Registers a request with its files, within a transaction; gives its number.
 * @throws UnknownReference when a file that it claims is not there, or another request has it
 */
export async function addRequest(
  db: Database,
  request: NewRequest,
  files: readonly NewRequestFile[],
  claim: UploadClaim,
): Promise<string> {
  const id = await nextId(db);
  const number = `${request.createdAt.getFullYear()}-${String(id).padStart(6, '0')}`;
  await db.insert(requests).values({ ...request, id, number });
  const claimed = await claimUploads(db, claim.ids, claim.keyHash);
  const kept = [...files, ...claimed].map(({ name, type, size, storedAs, previewAs }) => ({
    ...{ name, type, size, storedAs, previewAs },
    requestId: id,
  }));
  if (kept.length > 0) await db.insert(requestFiles).values(kept);
  return number;
}

async function nextId(db: Database): Promise<number> {
  const answer = await db.execute(
    sql`select nextval(pg_get_serial_sequence('requests', 'id'))::int as id`,
  );
  const { rows } = answer as { rows: { id: number }[] };
  const [row] = rows;
  if (!row) throw new Error('the sequence of requests gave no number');
  return row.id;
}

import { sql } from 'drizzle-orm';
import { type Database } from '../connect';
import { requestFiles, requests } from '../schema/requests';

export type NewRequest = Omit<typeof requests.$inferInsert, 'id' | 'number' | 'state'> & {
  createdAt: Date;
};

export interface NewRequestFile {
  name: string;
  type: string;
  size: number;
  storedAs: string;
}

export interface AddedRequest {
  number: string;
  /** In the order in which they were sent. */
  files: { id: number; name: string; size: number }[];
}

/** Registers a request with its files, within a transaction. */
export async function addRequest(
  db: Database,
  request: NewRequest,
  files: readonly NewRequestFile[],
): Promise<AddedRequest> {
  const id = await nextId(db);
  const number = `${request.createdAt.getFullYear()}-${String(id).padStart(6, '0')}`;
  await db.insert(requests).values({ ...request, id, number });
  if (files.length === 0) return { number, files: [] };
  const added = await db
    .insert(requestFiles)
    .values(files.map((file) => ({ ...file, requestId: id })))
    .returning({ id: requestFiles.id, name: requestFiles.name, size: requestFiles.size });
  return { number, files: added };
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

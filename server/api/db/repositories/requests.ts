import { asc, eq, sql } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import { type Database } from '../connect';
import { Taken } from '../refused-changes';
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

export interface Registration {
  number: string;
  answerBy: string | null;
  /** In the order in which they were sent. */
  files: { id: number; name: string; size: number }[];
  /** The request was there already: nothing was stored, the files given are not its own. */
  isRepeated: boolean;
}

/** Files that were sent before their request, and the hash of the key that they were sent with. */
export interface UploadClaim {
  ids: readonly string[];
  keyHash: string;
}

/**
 * Registers a request with its files, within a transaction. What is sent again under its key, at the
 * same time or later, is the request that is there.
 * @throws Taken when another request has its key
 * @throws UnknownReference when a file that it claims is not there, or another request has it
 */
export async function addRequest(
  db: Database,
  request: NewRequest,
  files: readonly NewRequestFile[],
  claim: UploadClaim,
): Promise<Registration> {
  const earlier = await findRepeated(db, request, files, claim);
  if (earlier) return earlier;
  const id = await nextId(db);
  const number = `${request.createdAt.getFullYear()}-${String(id).padStart(6, '0')}`;
  const [row] = await db
    .insert(requests)
    .values({ ...request, id, number })
    .onConflictDoNothing({ target: requests.idempotencyKey })
    .returning({ answerBy: requests.answerBy });
  if (!row) {
    // The same form was on its way twice, and the other one has just been committed.
    const other = await findRepeated(db, request, files, claim);
    if (!other) throw new Error('a key was refused that no request has');
    return other;
  }
  const added = { number, answerBy: row.answerBy, isRepeated: false };
  const claimed = await claimUploads(db, claim.ids, claim.keyHash);
  const kept = [...files, ...claimed].map(({ name, type, size, storedAs, previewAs }) => ({
    ...{ name, type, size, storedAs, previewAs },
    requestId: id,
  }));
  if (kept.length === 0) return { ...added, files: [] };
  const rows = await db
    .insert(requestFiles)
    .values(kept)
    .returning({ id: requestFiles.id, name: requestFiles.name, size: requestFiles.size });
  return { ...added, files: rows };
}

/**
 * The request that has the key, when it says the same; null when none has it.
 * @throws Taken when it says something else
 */
async function findRepeated(
  db: Database,
  request: NewRequest,
  files: readonly NewRequestFile[],
  claim: UploadClaim,
): Promise<Registration | null> {
  if (!request.idempotencyKey) return null;
  const [row] = await db
    .select()
    .from(requests)
    .where(eq(requests.idempotencyKey, request.idempotencyKey));
  if (!row) return null;
  const itsFiles = await db
    .select()
    .from(requestFiles)
    .where(eq(requestFiles.requestId, row.id))
    .orderBy(asc(requestFiles.id));
  const isSame =
    isDeepStrictEqual(saidBy(row), saidBy(request)) &&
    itsFiles.length === files.length + claim.ids.length &&
    isDeepStrictEqual(itsFiles.slice(0, files.length).map(traitsOf), files.map(traitsOf));
  if (!isSame) throw new Taken('idempotency_key');
  return { number: row.number, answerBy: row.answerBy, files: itsFiles, isRepeated: true };
}

/** Whether a request was registered under the key. */
export async function hasRequestUnder(db: Database, idempotencyKey: string): Promise<boolean> {
  const rows = await db
    .select({ id: requests.id })
    .from(requests)
    .where(eq(requests.idempotencyKey, idempotencyKey));
  return rows.length > 0;
}

/** What the visitor said; number, day and price are what the house says. */
const saidBy = (request: NewRequest) => [
  request.host,
  request.kind,
  request.userName,
  request.telephone,
  request.nickname,
  request.typeContact,
  request.details,
  request.itemId ?? null,
];

const traitsOf = ({ name, type, size }: NewRequestFile) => [name, type, size];

async function nextId(db: Database): Promise<number> {
  const answer = await db.execute(
    sql`select nextval(pg_get_serial_sequence('requests', 'id'))::int as id`,
  );
  const { rows } = answer as { rows: { id: number }[] };
  const [row] = rows;
  if (!row) throw new Error('the sequence of requests gave no number');
  return row.id;
}

import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { asc, count } from 'drizzle-orm';
import PostalMime from 'postal-mime';
import { connect } from '../../api/db/connect';
import { mails } from '../../api/db/schema/outbox';
import { requestFiles, requests } from '../../api/db/schema/requests';
import { outboxFolder } from '../../api/mail/transport';
import { uploadsFolder } from '../../api/uploads/folder';

export interface StoredRequest {
  id: number;
  number: string;
  key: string | null;
  userName: string;
  /** Names in the folder of uploads, in the order in which they were sent. */
  files: string[];
  previews: string[];
}

/** What a database holds; the embedded one once its backend has ended. */
export async function readStored(where: {
  databaseUrl: string | null;
  dataDir: string;
}): Promise<{ requests: StoredRequest[]; mails: number }> {
  const { db, close } = await connect(where);
  try {
    const rows = await db.select().from(requests).orderBy(asc(requests.id));
    const files = await db.select().from(requestFiles).orderBy(asc(requestFiles.id));
    const [counted] = await db.select({ mails: count() }).from(mails);
    const stored = rows.map(({ id, number, idempotencyKey, userName }): StoredRequest => {
      const own = files.filter(({ requestId }) => requestId === id);
      return {
        ...{ id, number, key: idempotencyKey, userName },
        files: own.map(({ storedAs }) => storedAs),
        previews: own.flatMap(({ previewAs }) => previewAs ?? []),
      };
    });
    return { requests: stored, mails: counted?.mails ?? 0 };
  } finally {
    await close();
  }
}

export interface SentMail {
  file: string;
  to: string;
  subject: string;
}

export async function readOutbox(dataDir: string, names: readonly string[]): Promise<SentMail[]> {
  const read: SentMail[] = [];
  for (const file of names) {
    const mail = await PostalMime.parse(await readFile(join(dataDir, outboxFolder, file)));
    read.push({ file, to: mail.to?.[0]?.address ?? '', subject: mail.subject ?? '' });
  }
  return read;
}

/** SHA-256 of each file in the folder of uploads, by its name there. */
export async function readUploads(dataDir: string): Promise<Map<string, string>> {
  const folder = join(dataDir, uploadsFolder);
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = names.filter((file) => file.isFile());
  const digests = new Map<string, string>();
  for (const { name, parentPath } of files) {
    const path = join(parentPath, name);
    digests.set(path.slice(folder.length + 1), digestOf(await readFile(path)));
  }
  return digests;
}

export const digestOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

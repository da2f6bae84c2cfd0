import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Database } from '../db/connect';
import { removeUploadsBefore, usedFiles } from '../db/repositories/uploads';
import { openSentFolder, removeSentFile, sentAs } from './folder';

interface Sweeping {
  db: Database;
  /** Folder of uploads. */
  folder: string;
  /** How long a file waits for its request after its last byte, milliseconds. */
  keepMs: number;
}

/** Removes files that no request has claimed in time. */
export async function sweepUploads({ db, folder, keepMs }: Sweeping, now: Date): Promise<void> {
  for (const id of await removeUploadsBefore(db, new Date(now.getTime() - keepMs))) {
    await removeSentFile(folder, id);
  }
}

/** Names of files that are looked up at a time. */
const lookedUpAtOnce = 500;

/** Removes old files that nothing knows of: a crash between a row and its file leaves them. */
export async function sweepUnknownFiles(
  { db, folder, keepMs }: Sweeping,
  now: Date,
): Promise<void> {
  const sent = await openSentFolder(folder);
  const ids = [...new Set((await readdir(sent)).map((name) => name.replace(/\..*/, '')))];
  for (let from = 0; from < ids.length; from += lookedUpAtOnce) {
    const some = ids.slice(from, from + lookedUpAtOnce);
    const used = await usedFiles(db, some.map(sentAs));
    for (const id of some) {
      if (!used.has(sentAs(id)) && (await isOld(join(sent, id), now, keepMs))) {
        await removeSentFile(folder, id);
      }
    }
  }
}

/** A picture whose file is gone is old. */
async function isOld(file: string, now: Date, keepMs: number): Promise<boolean> {
  try {
    return (await stat(file)).mtimeMs < now.getTime() - keepMs;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return true;
    throw error;
  }
}

import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Database } from '../db/connect';
import { removeUploadsBefore, usedFiles } from '../db/repositories/uploads';
import { isOld, openSentFolder, removeSentFile, removeStoredFile, sentAs } from './folder';

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

/**
 * Removes old files that nothing knows of: those of a whole form are stored before its request, those
 * sent before it are known before they are stored, and a crash may come in between.
 */
export async function sweepUnknownFiles(
  { db, folder, keepMs }: Sweeping,
  now: Date,
): Promise<void> {
  const sent = await filesIn(await openSentFolder(folder));
  const stored = [...(await filesIn(folder)), ...sent.map(sentAs)];
  for (let from = 0; from < stored.length; from += lookedUpAtOnce) {
    const some = stored.slice(from, from + lookedUpAtOnce);
    const used = await usedFiles(db, some);
    for (const storedAs of some) {
      if (!used.has(storedAs) && (await isOld(join(folder, storedAs), now.getTime(), keepMs))) {
        await removeStoredFile(folder, storedAs);
      }
    }
  }
}

/** Names of the files in a folder; a picture counts to the file that it shows. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return [...new Set(files.map(({ name }) => name.replace(/\..*/, '')))];
}

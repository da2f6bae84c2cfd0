import { constants, existsSync } from 'node:fs';
import { copyFile, mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { hostCodes } from '../../src/config/hosts';
import { connect } from '../api/db/connect';
import { passOverNumbers } from '../api/db/pass-over-numbers';
import { takeLock } from '../lock';
import type { JournalEntry } from '../rebuild/service/events';
import { Journal } from '../rebuild/service/journal';
import { journalFile } from '../rebuild/service/journal-file';
import { isArchive, unpack } from './archive';
import { databaseFolder, fileFolders } from './kept';
import { checkBackup, type Manifest } from './manifest';

export interface Restored {
  manifest: Manifest;
  /** Where the data lie that were there before; null when there were none. */
  aside: string | null;
}

/**
 * Puts a backup where the backend looks for its data. All of it is checked and made ready first; what was
 * there is moved aside, never deleted.
 * @param replaces whether there may be data already
 * @throws Error, with nothing changed, when there are data, a backend has them open, or the backup is damaged
 */
export async function restoreBackup(
  from: string,
  dataDir: string,
  { replaces }: { replaces: boolean },
): Promise<Restored> {
  if (!existsSync(from)) throw new Error(`there is no backup ${from}`);
  const database = join(dataDir, databaseFolder);
  const present = [databaseFolder, ...fileFolders].filter((name) =>
    existsSync(join(dataDir, name)),
  );
  if (present.length > 0 && !replaces)
    throw new Error(
      `${dataDir} holds data already (${present.join(', ')}): --replace moves them aside`,
    );
  await mkdir(dataDir, { recursive: true });
  const lock = await takeLock(database);
  const ready = join(dataDir, 'restore.unfinished');
  const unpacked = `${ready}.unpacked`;
  try {
    if (isArchive(from)) await unpack(from, unpacked);
    const backup = isArchive(from) ? unpacked : from;
    const manifest = await checkBackup(backup);
    await makeReady(backup, manifest, ready);
    const aside = present.length > 0 ? await putAside(dataDir, present) : null;
    for (const name of [databaseFolder, ...fileFolders]) {
      if (existsSync(join(ready, name))) await rename(join(ready, name), join(dataDir, name));
    }
    await buildAllAnew(dataDir, aside);
    return { manifest, aside };
  } finally {
    await rm(ready, { recursive: true, force: true });
    await rm(unpacked, { recursive: true, force: true });
    await lock.release();
  }
}

/** A copy of the backup whose database has been opened, with what later versions added to its tables. */
async function makeReady(backup: string, manifest: Manifest, ready: string): Promise<void> {
  await rm(ready, { recursive: true, force: true });
  await mkdir(ready, { mode: 0o700 });
  for (const folder of manifest.folders) await mkdir(join(ready, folder), { recursive: true });
  for (const { path } of manifest.files) {
    await mkdir(dirname(join(ready, path)), { recursive: true });
    await copyFile(join(backup, path), join(ready, path), constants.COPYFILE_FICLONE);
  }
  const { db, close } = await connect({ databaseUrl: null, dataDir: ready });
  try {
    await passOverNumbers(db);
  } finally {
    await close();
  }
}

async function putAside(dataDir: string, present: readonly string[]): Promise<string> {
  const moment = new Date().toISOString().replaceAll(':', '-').slice(0, 19);
  const aside = join(dataDir, `before-restore-${moment}`);
  await mkdir(aside, { mode: 0o700 });
  for (const name of present) await rename(join(dataDir, name), join(aside, name));
  return aside;
}

/**
 * What the rebuild service waits for is of content that is no more: builds for it would wait for numbers
 * that the database does not have yet. In its place every host is due.
 */
async function buildAllAnew(dataDir: string, aside: string | null): Promise<void> {
  const file = journalFile(dataDir);
  if (aside && existsSync(file)) await rename(file, join(aside, 'journal.jsonl'));
  await rm(file, { force: true });
  const journal = await Journal.open<JournalEntry>(file);
  await journal.append(
    ...hostCodes.map((host) => ({ type: 'due', host, reason: 'anything' }) as const),
  );
  await journal.close();
}

import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { askForCopy, copyDatabase } from '../api/db/copies';
import { openEmbedded } from '../api/db/embedded';
import { isArchive, pack } from './archive';
import { copyFiles, databaseFolder } from './kept';
import { writeManifest, type Manifest } from './manifest';

/**
 * Copies the embedded database of a data folder and the files that belong to it, whether or not a backend
 * has it open. Each file that the database names is in the backup.
 * @param to a folder, or a file `….tar.gz`, that is not there yet
 */
export async function makeBackup(dataDir: string, to: string): Promise<Manifest> {
  if (existsSync(to)) throw new Error(`${to} is there already: name another place`);
  const unfinished = `${to}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(dirname(to), { recursive: true });
  // Names and telephone numbers of visitors are in it.
  await mkdir(unfinished, { mode: 0o700 });
  try {
    // A file is stored before its row and removed after it. What goes meanwhile was copied before the
    // database, and what comes meanwhile is copied after it.
    await copyFiles(dataDir, unfinished);
    await copyOf(join(dataDir, databaseFolder), join(unfinished, databaseFolder));
    await copyFiles(dataDir, unfinished);
    const manifest = await writeManifest(unfinished);
    if (isArchive(to)) await pack(unfinished, to);
    else await rename(unfinished, to);
    return manifest;
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

/** @throws Error when there is no database, or a process has it open that cannot copy it */
async function copyOf(folder: string, to: string): Promise<void> {
  if (!existsSync(folder)) throw new Error(`there is no database in ${folder}`);
  if (await askForCopy(folder, to)) return;
  const { client, close } = await openEmbedded(folder);
  try {
    await copyDatabase(client, folder, to);
  } finally {
    await close();
  }
}

import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { outboxFolder } from '../api/mail/transport';
import { photosFolder } from '../api/pictures/stored-pictures';
import { uploadsFolder } from '../api/uploads/folder';

/** The embedded database, below the data folder. */
export const databaseFolder = 'pg';

/** Files that rows of the database name, and messages; what else lies there is made again. */
export const fileFolders = [uploadsFolder, photosFolder, outboxFolder];

/** Of a form that is being read, of a photo or message that is being written. */
const isUnfinished = (path: string) => /(^|\/)unfinished(\/|$)|\.(part|unfinished)$/.test(path);

/** Copies what is not in the copy yet, or has grown since; nothing is taken away there. */
export async function copyFiles(dataDir: string, to: string): Promise<void> {
  for (const folder of fileFolders) {
    for (const path of await filesBelow(join(dataDir, folder))) {
      await copyChanged(join(dataDir, folder, path), join(to, folder, path));
    }
  }
}

/** Paths below a folder, which need not be there. */
async function filesBelow(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
      .filter((path) => !isUnfinished(path));
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

async function copyChanged(from: string, to: string): Promise<void> {
  try {
    if ((await sizeOf(to)) === (await stat(from)).size) return;
    await mkdir(dirname(to), { recursive: true });
    await copyFile(from, to, constants.COPYFILE_FICLONE);
  } catch (error) {
    // Removed since the folder was read.
    if (!isMissing(error)) throw error;
  }
}

async function sizeOf(file: string): Promise<number | null> {
  try {
    return (await stat(file)).size;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Where the files of requests lie, below the data folder. */
export const uploadsFolder = 'uploads';

/** Where files lie that are sent before their request, below the folder of uploads; a claimed file stays there. */
const sentFolder = 'sent';

/** Name of a sent file in the folder of uploads, as a request keeps it. */
export const sentAs = (id: string) => `${sentFolder}/${id}`;

/** Name of the small picture of a file. */
export const previewOf = (storedAs: string) => `${storedAs}.webp`;

/** The folder of sent files; makes it when it is not there. */
export async function openSentFolder(uploads: string): Promise<string> {
  const folder = join(uploads, sentFolder);
  await mkdir(folder, { recursive: true });
  return folder;
}

/** Removes a stored file with its picture; what is not there is gone already. */
export async function removeStoredFile(uploads: string, storedAs: string): Promise<void> {
  await rm(join(uploads, storedAs), { force: true });
  await rm(join(uploads, previewOf(storedAs)), { force: true });
}

/** Removes a file that was sent before its request. */
export const removeSentFile = (uploads: string, id: string) =>
  removeStoredFile(uploads, sentAs(id));

/**
 * Whether nothing has come to a file for so long; one that is gone is old.
 * @param now milliseconds since 1970
 * @param keepMs milliseconds
 */
export async function isOld(file: string, now: number, keepMs: number): Promise<boolean> {
  try {
    return (await stat(file)).mtimeMs < now - keepMs;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return true;
    throw error;
  }
}

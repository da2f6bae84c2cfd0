import { randomUUID } from 'node:crypto';
import { access, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { type Problem } from '../../../src/contract/problems';
import { decodeApart, type SentFile } from '../decode/decode-apart';
import type { Photo } from '../decode/draw-photo';
import { type PictureSource } from './source';

/** Where the files of editors lie, below the data folder; their addresses are their paths in it. */
export const photosFolder = 'photos';

/** A photo that was kept, as the database names it. */
export interface StoredPhoto extends Photo {
  /** Below `/pictures/`. */
  address: string;
}

/** The pictures that editors sent, as files. Each has a name of its own, so none ever changes. */
export function storedPictures(folder: string): PictureSource {
  return {
    find: async (address) => {
      const file = join(folder, address);
      if (!address.endsWith('.jpg') || !(await isThere(file))) return null;
      return {
        version: basename(address, '.jpg'),
        type: 'image/jpeg',
        read: () => readFile(file),
      };
    },
  };
}

/**
 * Keeps a photo that an editor sent as `<family>/<url>/<name>.jpg`.
 * @param sent picture as it came; it stays where it is
 * @returns what is wrong with it, or how it is kept
 */
export async function storePhoto(
  folder: string,
  { family, url }: { family: string; url: string },
  sent: SentFile,
): Promise<StoredPhoto | Problem> {
  const address = `${family}/${url}/${randomUUID()}.jpg`;
  const file = join(folder, address);
  await mkdir(dirname(file), { recursive: true });
  // Written under a name that no address has: a reader never meets half a photo.
  const draft = `${file}.part`;
  const answer = await decodeApart('photo', sent, draft);
  if ('refused' in answer) return answer.refused;
  await rename(draft, file);
  return { ...answer.made, address };
}

/** Removes a kept photo; what is no file of ours is left to its source. */
export async function removePhoto(folder: string, address: string): Promise<void> {
  await rm(join(folder, address), { force: true });
}

async function isThere(file: string): Promise<boolean> {
  try {
    await access(file);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return false;
    throw error;
  }
}

import { type Problem } from '../../../src/contract/problems';
import { acceptedType, isImage } from './file-kinds';
import { firstBytesOf } from './first-bytes';
import { readPicture } from './read-picture';

/** What a file turned out to be. */
export interface Inspected {
  /** Media type by the first bytes. */
  type: string;
  /** A small copy was written. */
  isPictured: boolean;
}

/**
 * Reads a whole file that a visitor sent.
 * @param preview gets a small copy of a picture
 * @returns what is wrong with it, or what it is
 */
export async function inspectFile(file: string, preview: string): Promise<Problem | Inspected> {
  const type = await acceptedType(await firstBytesOf(file));
  if (type === null) return 'fileTypeWrong';
  if (!isImage(type)) return { type, isPictured: false };
  return (await readPicture(file, type, preview)) ? { type, isPictured: true } : 'pictureBroken';
}

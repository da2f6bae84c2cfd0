import { type Problem } from '../../../src/contract/problems';
import { decodeApart, type SentFile } from '../decode/decode-apart';
import { acceptedType, isImage } from './file-kinds';
import { firstBytesOf } from './first-bytes';

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
  return inspectSent({ path: file, type }, preview);
}

/** The same for a file whose type is known already. */
export async function inspectSent(file: SentFile, preview: string): Promise<Problem | Inspected> {
  const isPictured = isImage(file.type);
  const answer = await decodeApart(isPictured ? 'preview' : 'document', file, preview);
  return 'refused' in answer ? answer.refused : { type: file.type, isPictured };
}

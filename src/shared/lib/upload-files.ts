import { limits } from '../../config/limits';
import { uploadTypes, type UploadType } from '../../config/upload-types';
import type { Problem } from '../../contract/problems';

/** A file that was not taken, and why. */
export interface RefusedFile {
  name: string;
  problem: Problem;
}

export interface Intake {
  taken: File[];
  refused: RefusedFile[];
}

/** What tells a file's type without a look into it. */
type NamedFile = Pick<File, 'name' | 'type'>;

/** The accepted type of a file by its media type, or by its name when the browser knows none. */
export function uploadTypeOf({ name, type }: NamedFile): UploadType | undefined {
  const end = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  const byMime = uploadTypes.find(({ mimes }) => mimes.some((mime) => mime === type));
  if (byMime || (type !== '' && type !== 'application/octet-stream')) return byMime;
  return uploadTypes.find(({ extensions }) => extensions.some((extension) => extension === end));
}

/** Spec §5: a photo form needs an image, and a PDF is none. */
export function isImageFile(file: NamedFile): boolean {
  return uploadTypeOf(file)?.mimes[0].startsWith('image/') ?? false;
}

/**
 * Takes of what was chosen all that may be sent (spec §5 "Uploads") beside the files that are there
 * already: the rest is named with what is wrong with it.
 */
export function takeFiles(takenBefore: number, chosen: readonly File[]): Intake {
  const taken: File[] = [];
  const refused: RefusedFile[] = [];
  for (const file of chosen) {
    const problem = problemOf(file, takenBefore + taken.length);
    if (problem) refused.push({ name: file.name, problem });
    else taken.push(file);
  }
  return { taken, refused };
}

function problemOf(file: File, takenBefore: number): Problem | null {
  // An empty file has no type, whatever it is called: the backend goes by the first bytes.
  if (!uploadTypeOf(file) || file.size === 0) return 'fileTypeWrong';
  if (file.size > limits.uploadFileBytes) return 'fileTooLarge';
  return takenBefore >= limits.uploadFiles ? 'tooManyFiles' : null;
}

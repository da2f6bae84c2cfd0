import { uploadTypes } from '../../../src/config/upload-types';

const longestName = 200;

const acceptedEndings: ReadonlySet<string> = new Set(
  uploadTypes.flatMap(({ extensions }): readonly string[] => extensions),
);

/** The name that a visitor gave a file, as it may be kept and shown. */
export function fileName(given: string): string {
  return given
    .replace(/[\0-\x1f\x7f/\\]/g, ' ')
    .trim()
    .slice(-longestName);
}

/**
 * Whether a file may be kept under this name: the house opens it by its ending. A picture may have that
 * of another kind, since phones turn one into another and keep the name; a name may have none.
 */
export function isNamedAsAccepted(name: string): boolean {
  const ending = /\.([^.\s]*)$/.exec(name.trimEnd())?.[1];
  return ending === undefined || acceptedEndings.has(ending.toLowerCase());
}

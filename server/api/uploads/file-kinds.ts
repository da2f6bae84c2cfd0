import { uploadMimes } from '../../../src/config/upload-types';

/** Spec §5: png, jpg, jpeg, heic, heif, gif, tiff, bmp, jpeg2000, pdf. */
const accepted: ReadonlySet<string> = new Set(uploadMimes);

/** How many bytes tell a file's type. */
export const tellingBytes = 4100;

/** Media type by the first bytes, whatever the file is called; null when it is not accepted. */
export async function acceptedType(start: Buffer): Promise<string | null> {
  // A start of the backend need not wait until its many formats are loaded.
  const { fileTypeFromBuffer } = await import('file-type');
  const type = (await fileTypeFromBuffer(start))?.mime ?? (isTiff(start) ? 'image/tiff' : null);
  return type !== null && accepted.has(type) ? type : null;
}

/** What tells TIFF from its relatives may lie at the end of a file: it is read as TIFF then. */
function isTiff(start: Buffer): boolean {
  return ['49492a00', '4d4d002a'].includes(start.toString('hex', 0, 4));
}

/** Spec §5: a photo form needs an image, and a PDF is none. */
export function isImage(type: string): boolean {
  return type.startsWith('image/');
}

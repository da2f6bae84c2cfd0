import { fileTypeFromBuffer } from 'file-type';
import { uploadMimes } from '../../../src/config/upload-types';

/** Spec §5: png, jpg, jpeg, heic, heif, gif, tiff, bmp, jpeg2000, pdf. */
const accepted: ReadonlySet<string> = new Set(uploadMimes);

/** How many bytes tell a file's type. */
export const tellingBytes = 4100;

/** Media type by the first bytes, whatever the file is called; null when it is not accepted. */
export async function acceptedType(start: Buffer): Promise<string | null> {
  const type = await fileTypeFromBuffer(start);
  return type && accepted.has(type.mime) ? type.mime : null;
}

/** Spec §5: a photo form needs an image, and a PDF is none. */
export function isImage(type: string): boolean {
  return type.startsWith('image/');
}

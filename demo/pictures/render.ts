import { createHash } from 'node:crypto';
import { join } from 'node:path';
import sharp from 'sharp';
import { keptFile } from '../../server/api/pictures/kept-file';
import { drawPicture, drawingVersion } from './draw';
import type { PictureSubject, PictureView } from './subject';

/** Of the JPEG, 1 to 100. */
const quality = 85;

/** Changes with everything that the picture depends on: drawing, subject, view. */
export function pictureKey(subject: PictureSubject, view: PictureView): string {
  return createHash('sha256')
    .update(JSON.stringify([drawingVersion, quality, subject, view]))
    .digest('hex')
    .slice(0, 32);
}

/**
 * SVG to JPEG with mozjpeg's tables, but without its trellis search: it takes longer than drawing,
 * and the storefront's image service encodes the picture again anyway.
 */
export async function renderPicture(subject: PictureSubject, view: PictureView): Promise<Buffer> {
  return sharp(Buffer.from(drawPicture(subject, view)))
    .flatten({ background: '#faf8f4' })
    .jpeg({ quality, progressive: true, overshootDeringing: true, quantisationTable: 3 })
    .toBuffer();
}

/** The JPEG of a picture, from `cacheDir` when it was rendered before; rendered once for all who ask at a time. */
export async function pictureFile(
  cacheDir: string,
  subject: PictureSubject,
  view: PictureView,
): Promise<Buffer> {
  const key = pictureKey(subject, view);
  const file = join(cacheDir, key.slice(0, 2), `${key}.jpg`);
  return keptFile(file, () => renderPicture(subject, view));
}

import { writeFile } from 'node:fs/promises';
import { openPicture } from './open-picture';

/** Longest side of the small picture, pixels. */
const previewSide = 320;

/** Writes a small copy of a picture, which every browser shows. */
export async function drawPreview(file: string, type: string, target: string): Promise<void> {
  const picture = await openPicture(file, type);
  const copy = await picture
    .resize({ width: previewSide, height: previewSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 70 })
    .toBuffer();
  // Written by Node, which tells a full disk from a picture that cannot be read.
  await writeFile(target, copy);
}

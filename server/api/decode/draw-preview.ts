import { openPicture } from './open-picture';

/** Longest side of the small picture, pixels. */
const previewSide = 320;

/** Writes a small copy of a picture, which every browser shows. */
export async function drawPreview(file: string, type: string, target: string): Promise<void> {
  const picture = await openPicture(file, type);
  await picture
    .resize({ width: previewSide, height: previewSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 70 })
    .toFile(target);
}

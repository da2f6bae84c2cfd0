import pLimit from 'p-limit';

/** Pixels; twice the side of the place that shows it. */
const width = 112;

// A photo of a phone takes 50 MB and more while it is decoded: one at a time.
const one = pLimit(1);

/**
 * A small picture of a photo. Shown from the file itself, the whole photo would stay decoded in memory
 * as long as it is on the screen.
 * @returns null for what the browser cannot draw, and where it cannot make pictures smaller
 */
export function thumbnailOf(file: File): Promise<Blob | null> {
  return one(async () => {
    if (!('createImageBitmap' in window)) return null;
    const canvas = document.createElement('canvas');
    const context = canvas.getContext('bitmaprenderer');
    if (!context) return null;
    try {
      const bitmap = await createImageBitmap(file, { resizeWidth: width, resizeQuality: 'medium' });
      canvas.width = bitmap.width;
      canvas.height = bitmap.height;
      context.transferFromImageBitmap(bitmap);
      return await new Promise((resolve) => canvas.toBlob(resolve, 'image/webp'));
    } catch {
      // The backend says what is wrong with a broken picture once it has it.
      return null;
    }
  });
}

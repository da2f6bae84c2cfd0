import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { openPicture } from './open-picture';

/** What a page must know of a photo before it comes. */
export interface Photo {
  /** Pixels. */
  width: number;
  height: number;
  /** Dominant colour, `#rrggbb`. */
  color: string;
}

/** Longest side in pixels: the widest that pages ask for, twice as fine for the viewer. */
const longestSide = 2560;
/** Of the JPEG, 1 to 100; pages are sent smaller copies of it. */
const quality = 90;
/** What a cut-out stands on. */
const background = '#faf8f4';

/**
 * Writes a photo as an upright JPEG of a reasonable size, without what the camera noted of place and
 * owner.
 */
export async function drawPhoto(file: string, type: string, target: string): Promise<Photo> {
  const picture = await openPicture(file, type);
  const { data, info } = await picture
    .flatten({ background })
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality, mozjpeg: true })
    .toBuffer({ resolveWithObject: true });
  // Written by Node, which tells a full disk from a picture that cannot be read.
  await writeFile(target, data);
  const { dominant } = await sharp(target).stats();
  return { width: info.width, height: info.height, color: hexOf(dominant) };
}

function hexOf({ r, g, b }: { r: number; g: number; b: number }): string {
  return `#${[r, g, b].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

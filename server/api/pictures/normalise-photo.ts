import { rm } from 'node:fs/promises';
import sharp from 'sharp';

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
/** A picture that claims to be larger is refused unread: it would take gigabytes to hold. */
const mostPixels = 100_000_000;
/** What a cut-out stands on. */
const background = '#faf8f4';

/**
 * Writes a photo as an upright JPEG of a reasonable size, without what the camera noted of place and
 * owner.
 * @returns null when the file is no picture that can be read; nothing is left at `target`
 */
export async function normalisePhoto(source: string, target: string): Promise<Photo | null> {
  try {
    const { width, height } = await sharp(source, { limitInputPixels: mostPixels })
      .rotate()
      .flatten({ background })
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality, mozjpeg: true })
      .toFile(target);
    const { dominant } = await sharp(target).stats();
    return { width, height, color: hexOf(dominant) };
  } catch (error) {
    await rm(target, { force: true });
    if (isUnreadable(error)) return null;
    throw error;
  }
}

/** The library has no class for its errors; a disk that is full carries the system's code. */
function isUnreadable(error: unknown): boolean {
  return error instanceof Error && (error as NodeJS.ErrnoException).syscall === undefined;
}

function hexOf({ r, g, b }: { r: number; g: number; b: number }): string {
  return `#${[r, g, b].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

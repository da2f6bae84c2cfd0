import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
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

const rendering = new Map<string, Promise<Buffer>>();

async function readOrNull(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if (typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT')
      return null;
    throw error;
  }
}

async function renderInto(
  directory: string,
  file: string,
  subject: PictureSubject,
  view: PictureView,
): Promise<Buffer> {
  const picture = await renderPicture(subject, view);
  await mkdir(directory, { recursive: true });
  // Written aside and renamed: a reader never meets half a picture.
  const draft = join(directory, `.${randomUUID()}.tmp`);
  try {
    await writeFile(draft, picture);
    await rename(draft, file);
  } finally {
    await rm(draft, { force: true });
  }
  return picture;
}

/** The JPEG of a picture, from `cacheDir` when it was rendered before; rendered once for all who ask at a time. */
export async function pictureFile(
  cacheDir: string,
  subject: PictureSubject,
  view: PictureView,
): Promise<Buffer> {
  const key = pictureKey(subject, view);
  const directory = join(cacheDir, key.slice(0, 2));
  const file = join(directory, `${key}.jpg`);
  const running = rendering.get(file);
  if (running) return running;
  const work = (async () =>
    (await readOrNull(file)) ?? renderInto(directory, file, subject, view))();
  rendering.set(file, work);
  try {
    return await work;
  } finally {
    rendering.delete(file);
  }
}

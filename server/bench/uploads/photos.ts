import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** A photo of so many bytes: a picture as large as fits, and the rest of what cameras append to theirs. */
export async function aPhoto(bytes: number): Promise<Buffer> {
  // Noise at this quality takes about a byte a pixel.
  const side = Math.floor(Math.sqrt(bytes * 0.6));
  const noise = { type: 'gaussian', mean: 128, sigma: 50 } as const;
  const picture = await sharp({
    create: { width: side, height: side, channels: 3, noise, background: 'white' },
  })
    .jpeg({ quality: 85 })
    .toBuffer();
  if (picture.length > bytes) throw new Error(`a picture of ${picture.length} bytes is too large`);
  return Buffer.concat([picture, randomBytes(bytes - picture.length)]);
}

/** Writes photos that all differ; gives their paths. */
export async function writePhotos(
  folder: string,
  { files, bytes }: { files: number; bytes: number },
): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const paths: string[] = [];
  for (let number = 1; number <= files; number += 1) {
    const path = join(folder, `photo-${number}.jpg`);
    await writeFile(path, await aPhoto(bytes));
    paths.push(path);
  }
  return paths;
}

/** What tells files apart, and equal ones alike. */
export async function digestsOf(paths: readonly string[]): Promise<string[]> {
  const digests: string[] = [];
  for (const path of paths) {
    digests.push(
      createHash('sha256')
        .update(await readFile(path))
        .digest('hex'),
    );
  }
  return digests.sort();
}

import { createHash } from 'node:crypto';
import { link, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ReleasedFile } from '../releases/manifest';
import { releasesKept, type PreviousRelease } from '../releases/releases';
import { isHashedAsset, listPublished } from './published-files';

/**
 * Writes the published tree of release `number` from Gatsby's `public`: files that the release
 * before holds with the same content become hard links to it, changed ones are copied, never linked,
 * because Gatsby writes into `public` in place. Gives the files by path.
 */
export async function writeRelease(
  publicDirectory: string,
  site: string,
  number: number,
  before: PreviousRelease | null,
): Promise<Record<string, ReleasedFile>> {
  const files: Record<string, ReleasedFile> = {};
  for (const path of await listPublished(publicDirectory)) {
    const content = await readFile(join(publicDirectory, path));
    const hash = createHash('sha256').update(content).digest('hex');
    files[path] = { size: content.length, hash, builtIn: number };
    await mkdir(dirname(join(site, path)), { recursive: true });
    const known = before?.manifest.files[path];
    if (before && known?.size === content.length && known.hash === hash) {
      await link(join(before.site, path), join(site, path));
    } else {
      await writeFile(join(site, path), content);
    }
  }
  for (const [path, file] of Object.entries(before?.manifest.files ?? {})) {
    if (!before || path in files || !isHashedAsset(path)) continue;
    if (file.builtIn <= number - releasesKept) continue;
    await mkdir(dirname(join(site, path)), { recursive: true });
    await link(join(before.site, path), join(site, path));
    files[path] = file;
  }
  return files;
}

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import type { Manifest, ReleasedFile } from '../releases/manifest';
import type { Files } from '../releases/pages';
import { releasesKept } from '../releases/releases';
import { revisionPath } from './site-revision';
import { isBundle, isHashedAsset, isPublished, listPublished } from './published-files';
import type { PublicChanges } from './release-changes';

const filesAtOnce = 16;

/**
 * The files of release `number`, in the order of their paths: those of `public`, and the hashed
 * assets of the releases before that open tabs may still ask for.
 * @param before the release that `changes` came after; null for none
 * @param changes null: every file is read and compared
 */
export async function nextFiles(
  publicDirectory: string,
  number: number,
  before: Manifest | null,
  changes: PublicChanges | null,
): Promise<Files> {
  const [read, kept] =
    before && changes && isSmall(changes)
      ? toLookAt(before, changes)
      : [await listPublished(publicDirectory), []];
  const files = new Map<string, ReleasedFile>();
  for (const [path, file] of Object.entries(before?.files ?? {})) {
    const isAsset = isHashedAsset(path) && file.builtIn > number - releasesKept;
    if (isAsset) files.set(path, file);
  }
  for (const [path, file] of kept) files.set(path, { ...file, builtIn: number });
  const limited = pLimit(filesAtOnce);
  const look = async (path: string) => {
    const facts = await factsOf(join(publicDirectory, path));
    if (facts) files.set(path, { ...facts, builtIn: number });
  };
  await Promise.all(read.map((path) => limited(look, path)));
  return Object.fromEntries([...files].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** A change of bundles decides anew which bundles of earlier builds are still of use. */
function isSmall({ written, removed }: PublicChanges): boolean {
  return ![...written, ...removed].some((path) => isBundle(path) || path === 'webpack.stats.json');
}

/** Paths to read, and the files of the release before that are in `public` as they were. */
function toLookAt(
  before: Manifest,
  { written, removed }: PublicChanges,
): [string[], [string, ReleasedFile][]] {
  const touched = new Set([...written, ...removed].filter(isPublished));
  const kept = Object.entries(before.files).filter(
    ([path, { builtIn }]) =>
      builtIn === before.release && path !== revisionPath && !touched.has(path),
  );
  return [[...touched], kept];
}

/** Null when there is no such file. */
async function factsOf(file: string): Promise<Omit<ReleasedFile, 'builtIn'> | null> {
  try {
    return factsOfContent(await readFile(file));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

export function factsOfContent(content: Buffer): Omit<ReleasedFile, 'builtIn'> {
  return { size: content.length, hash: createHash('sha256').update(content).digest('hex') };
}

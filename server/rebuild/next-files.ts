import type { Manifest, ReleasedFile } from '../releases/manifest';
import type { Files } from '../releases/pages';
import { releasesKept } from '../releases/releases';
import { onFiles } from './file-work/on-files';
import { revisionPath } from './site-revision';
import { isBundle, isHashedAsset, isPublished, listPublished } from './published-files';
import type { PublicChanges } from './release-changes';

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
  const [toRead, kept] =
    before && changes && isSmall(changes)
      ? toLookAt(before, changes)
      : [await listPublished(publicDirectory), []];
  const files = new Map<string, ReleasedFile>();
  for (const [path, file] of Object.entries(before?.files ?? {})) {
    const isAsset = isHashedAsset(path) && file.builtIn > number - releasesKept;
    if (isAsset) files.set(path, file);
  }
  for (const [path, file] of kept) files.set(path, { ...file, builtIn: number });
  const read = await onFiles('hashFiles', { directory: publicDirectory }, toRead);
  toRead.forEach((path, index) => {
    const facts = read[index];
    if (facts) files.set(path, { ...facts, builtIn: number });
  });
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

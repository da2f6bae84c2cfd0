import { copyFile, link, mkdir, rm, rmdir, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import pLimit from 'p-limit';
import { compressedTree, encodings } from '../releases/compressed';
import { siteOf } from '../releases/layout';
import type { Files } from '../releases/pages';
import type { PreviousRelease } from '../releases/made-releases';
import type { Draft } from '../releases/releases';
import { writeCopies } from './compress-release';

// Links wait for the disk, compression for a core.
const filesAtOnce = 4 * availableParallelism();

/** What a tree is made of. */
export interface TreeSources {
  /** What Gatsby built. Copied, never linked: Gatsby writes into it in place. */
  publicDirectory: string;
  /** Files that no build wrote, by path; they are among the files of the tree. */
  ownFiles: Record<string, string>;
  before: PreviousRelease | null;
}

/**
 * Brings the tree of a draft, with its compressed copies, from the files that it holds to `files`.
 * What the release before has with the same content is linked to it. A file that is there is never
 * written into, but replaced: other releases may be linked to it.
 */
export async function writeTree(draft: Draft, files: Files, sources: TreeSources): Promise<void> {
  const site = siteOf(draft.directory);
  const stale = Object.keys(draft.holds).filter(
    (path) => draft.holds[path]?.hash !== files[path]?.hash,
  );
  const missing = Object.keys(files).filter(
    (path) => draft.holds[path]?.hash !== files[path]?.hash,
  );
  await forEach(stale, (path) => removeFile(site, path));
  for (const folder of foldersOf(stale.filter((path) => !(path in files)))) {
    for (const tree of treesOf(site)) await removeEmpty(join(tree, folder));
  }
  const write = async (path: string) => {
    const size = files[path]?.size ?? 0;
    const isKnown = sources.before?.manifest.files[path]?.hash === files[path]?.hash;
    const knownSite = isKnown ? (sources.before?.site ?? null) : null;
    await writeFileOf(site, path, sources, knownSite);
    await writeCopies(site, path, size, knownSite);
  };
  await forEach(missing, write);
}

/** Begins nothing more after a failure, and rejects with it once all that was begun has ended. */
async function forEach(
  paths: readonly string[],
  task: (path: string) => Promise<void>,
): Promise<void> {
  const limited = pLimit(filesAtOnce);
  const failures: unknown[] = [];
  const tryOne = async (path: string) => {
    if (failures.length === 0) await task(path).catch((error: unknown) => failures.push(error));
  };
  await Promise.all(paths.map((path) => limited(tryOne, path)));
  if (failures.length > 0) throw failures[0];
}

async function writeFileOf(
  site: string,
  path: string,
  { publicDirectory, ownFiles }: TreeSources,
  knownSite: string | null,
): Promise<void> {
  const file = join(site, path);
  await mkdir(dirname(file), { recursive: true });
  const own = ownFiles[path];
  if (knownSite) await link(join(knownSite, path), file);
  else if (own !== undefined) await writeFile(file, own);
  else await copyFile(join(publicDirectory, path), file);
}

const treesOf = (site: string) => [site, ...encodings.map((code) => compressedTree(site, code))];

async function removeFile(site: string, path: string): Promise<void> {
  for (const tree of treesOf(site)) await rm(join(tree, path), { force: true });
}

/** The folders above some paths, the innermost first. */
function foldersOf(paths: readonly string[]): string[] {
  const folders = new Set<string>();
  for (const path of paths) {
    for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) folders.add(folder);
  }
  return [...folders].sort((a, b) => b.length - a.length);
}

async function removeEmpty(folder: string): Promise<void> {
  try {
    await rmdir(folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOTEMPTY' && code !== 'ENOENT') throw error;
  }
}

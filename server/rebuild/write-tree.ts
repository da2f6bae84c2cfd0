import { rm, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pLimit from 'p-limit';
import { compressedTree, encodings } from '../releases/compressed';
import { siteOf } from '../releases/layout';
import type { Files } from '../releases/pages';
import type { PreviousRelease } from '../releases/made-releases';
import type { Draft } from '../releases/releases';
import { onFiles } from './file-work/on-files';
import type { ContentSource } from './write-files';

const removedAtOnce = 16;

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
  const limited = pLimit(removedAtOnce);
  await Promise.all(stale.map((path) => limited(removeFile, site, path)));
  for (const folder of foldersOf(stale.filter((path) => !(path in files)))) {
    for (const tree of treesOf(site)) await removeEmpty(join(tree, folder));
  }
  const { publicDirectory } = sources;
  const toWrite = missing.map((path) => ({
    path,
    size: files[path]?.size ?? 0,
    source: sourceOf(path, files, sources),
  }));
  await onFiles('writeFiles', { site, publicDirectory }, toWrite);
}

function sourceOf(path: string, files: Files, { ownFiles, before }: TreeSources): ContentSource {
  const isKnown = before?.manifest.files[path]?.hash === files[path]?.hash;
  if (before && isKnown) return { kind: 'known', site: before.site };
  const text = ownFiles[path];
  return text === undefined ? { kind: 'built' } : { kind: 'own', text };
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

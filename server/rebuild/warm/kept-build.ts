import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { unfinishedBuildPath, unsavedEditPath } from '../../../src/config/unfinished-build';

/** A released build of which a work directory holds everything that the next process has to know. */
export interface KeptBuild {
  /** Of its sources, see `fingerprintOf`. */
  fingerprint: string;
  /** When the build began that the last release was made of, milliseconds since 1970. */
  since: number;
  /** Number of that release. */
  release: number;
  /** Edits since the last whole build. */
  edits: number;
}

/** Goes with Gatsby's cache, without which it is worth nothing. */
const fileIn = (work: string) => join(work, '.cache', 'kept-build.json');

/** The build that a work directory holds; null when it holds none, or may hold half of one. */
export async function readKeptBuild(work: string): Promise<KeptBuild | null> {
  const isHalf = [unfinishedBuildPath, unsavedEditPath].some((path) =>
    existsSync(join(work, path)),
  );
  if (isHalf || !existsSync(join(work, 'public'))) return null;
  const file = fileIn(work);
  if (!existsSync(file)) return null;
  const note = parsed(await readFile(file, 'utf8'));
  if (!note) return null;
  const { node, ...kept } = note;
  // Gatsby keeps data as V8 writes it.
  return node === process.version ? kept : null;
}

/** Null when a crash has cut the note. */
function parsed(text: string): (KeptBuild & { node: string }) | null {
  try {
    return JSON.parse(text) as KeptBuild & { node: string };
  } catch {
    return null;
  }
}

/** Notes that all of a build is on the disk and released. */
export async function writeKeptBuild(work: string, kept: KeptBuild): Promise<void> {
  await writeFile(fileIn(work), JSON.stringify({ ...kept, node: process.version }));
}

/** Before a build of which less may be kept. */
export async function forgetKeptBuild(work: string): Promise<void> {
  await rm(fileIn(work), { force: true });
}

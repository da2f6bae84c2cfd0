import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pLimit from 'p-limit';
import type { Manifest } from '../../releases/manifest';

/** What a deploy consists of. */
export interface DeployContents {
  /** SHA-1 by path from the root. */
  digests: Record<string, string>;
  /** A file of each digest: where it lies, and its path from the root. */
  sources: Map<string, { file: string; path: string }>;
}

/** SHA-1 by SHA-256, of the release that was deployed last: what it shares is not read again. */
export type KnownDigests = Record<string, string>;

const readsAtOnce = 8;
// Netlify refuses a deploy with more files in one folder.
const mostInFolder = 54_000;

/**
 * The files of a release with their digests, and `netlify.toml`, which holds the rules for pictures.
 * @param site the published tree
 * @param configuration the repository's `netlify.toml`
 * @throws Error for what Netlify cannot hold: `#` or `?` in a name, more than 54,000 files in a folder.
 */
export async function deployContents(
  site: string,
  files: Manifest['files'],
  configuration: string,
  known: KnownDigests,
): Promise<{ contents: DeployContents; known: KnownDigests }> {
  checkNames(Object.keys(files));
  const limited = pLimit(readsAtOnce);
  const contents: DeployContents = { digests: {}, sources: new Map() };
  const learned: KnownDigests = {};
  const add = (path: string, file: string, digest: string) => {
    contents.digests[path] = digest;
    contents.sources.set(digest, { file, path });
  };
  const addReleased = async (path: string, sha256: string) => {
    const file = join(site, path);
    const digest = known[sha256] ?? (await sha1Of(file));
    learned[sha256] = digest;
    add(`/${path}`, file, digest);
  };
  await Promise.all(
    Object.entries(files).map(([path, { hash }]) => limited(addReleased, path, hash)),
  );
  add('/netlify.toml', configuration, await sha1Of(configuration));
  return { contents, known: learned };
}

async function sha1Of(file: string): Promise<string> {
  return createHash('sha1')
    .update(await readFile(file))
    .digest('hex');
}

function checkNames(paths: readonly string[]): void {
  const odd = paths.find((path) => /[#?]/.test(path));
  if (odd !== undefined) throw new Error(`Netlify takes no file with # or ? in its name: ${odd}`);
  const counts = new Map<string, number>();
  for (const path of paths) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  for (const [folder, count] of counts) {
    if (count > mostInFolder)
      throw new Error(`${folder} has ${count} files, Netlify takes ${mostInFolder} in a folder`);
  }
}

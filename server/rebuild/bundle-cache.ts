import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { waitForLock } from '../lock';

/** Where Gatsby has webpack keep what it compiled, one folder for browsers and one for the renderer. */
const cacheFolder = '.cache/webpack';
const stages = /^stage-build-/;
/** Longer than another host takes over a cache, shorter than a build. */
const patienceMs = 15_000;

/**
 * Gives a work directory that has no bundles yet the compiled modules of another host, which are made
 * of the same sources: its build then bundles in seconds. Webpack writes absolute paths into its
 * cache, so they are replaced; that needs directories whose names are equally long. What webpack
 * cannot use of a cache it compiles again.
 * @param others work directories of the other hosts, in order of preference
 * @returns the directory whose cache was taken; null when there was none to take, or no need
 */
export async function takeBundleCache(
  work: string,
  others: readonly string[],
): Promise<string | null> {
  if (existsSync(join(work, cacheFolder))) return null;
  for (const other of others) {
    if (!existsSync(join(other, cacheFolder)) || other.length !== work.length) continue;
    const lock = await waitForLock(other, () => undefined, AbortSignal.timeout(patienceMs)).catch(
      whenBusy,
    );
    if (!lock) continue;
    try {
      if (await copyCache(other, work)) return other;
    } finally {
      await lock.release();
    }
  }
  return null;
}

function whenBusy(error: unknown): null {
  if (error instanceof DOMException && error.name === 'TimeoutError') return null;
  throw error;
}

/** Whole or not at all; false when the other one has compiled nothing so far. */
async function copyCache(from: string, to: string): Promise<boolean> {
  const source = join(from, cacheFolder);
  const folders = (await readdir(source)).filter((name) => stages.test(name));
  if (folders.length === 0) return false;
  const draft = join(to, `${cacheFolder}.draft`);
  await rm(draft, { recursive: true, force: true });
  for (const folder of folders) {
    await mkdir(join(draft, folder), { recursive: true });
    for (const file of await readdir(join(source, folder))) {
      const content = await readFile(join(source, folder, file));
      await writeFile(join(draft, folder, file), replaced(content, from, to));
    }
  }
  await rename(draft, join(to, cacheFolder));
  return true;
}

/** In place: both texts are equally long. */
function replaced(content: Buffer, from: string, to: string): Buffer {
  const [before, after] = [Buffer.from(from), Buffer.from(to)];
  for (let at = content.indexOf(before); at >= 0; at = content.indexOf(before, at + 1)) {
    after.copy(content, at);
  }
  return content;
}

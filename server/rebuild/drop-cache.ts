import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Below `.cache`: webpack checks by itself what it kept. */
const trusted = 'webpack';

/** Removes what Gatsby has kept of earlier builds in a work directory: the next one begins without. */
export async function dropCache(work: string): Promise<void> {
  const cache = join(work, '.cache');
  for (const name of await namesIn(cache)) {
    if (name !== trusted) await rm(join(cache, name), { recursive: true, force: true });
  }
  await rm(join(work, 'public'), { recursive: true, force: true });
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

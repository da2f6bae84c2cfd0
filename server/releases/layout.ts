import { readlink } from 'node:fs/promises';
import { join } from 'node:path';

/** In the directory of a host: a link to the release that is served. */
export const currentLink = 'current';

/** The published tree in the directory of a release. */
export function siteOf(releaseDirectory: string): string {
  return join(releaseDirectory, 'site');
}

/** The published tree of a host's release: `<releases>/<host>/<n>/site`. */
export function siteDirectory(hostDirectory: string, release: string): string {
  return siteOf(join(hostDirectory, release));
}

/** Name of a host's current release; null when it has none yet. */
export async function currentRelease(hostDirectory: string): Promise<string | null> {
  try {
    return await readlink(join(hostDirectory, currentLink));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

import { readlink } from 'node:fs/promises';
import { join } from 'node:path';

/** Where a release of a host lies: `<releases>/<host>/<n>/site`, and `current` names one of them. */
export function siteDirectory(hostDirectory: string, release: string): string {
  return join(hostDirectory, release, 'site');
}

/** Name of a host's current release; null when it has none yet. */
export async function currentRelease(hostDirectory: string): Promise<string | null> {
  try {
    return await readlink(join(hostDirectory, 'current'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

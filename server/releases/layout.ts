import { readlink, rename, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';

/** In the directory of a host: a link to the release that is served. */
export const currentLink = 'current';
const linkDraft = '.current.draft';

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

/** Makes a release of a host the current one, by one rename: at every moment one is. */
export async function serveRelease(hostDirectory: string, release: number): Promise<void> {
  const link = join(hostDirectory, linkDraft);
  await rm(link, { force: true });
  await symlink(String(release), link);
  await rename(link, join(hostDirectory, currentLink));
}

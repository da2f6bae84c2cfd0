import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import { currentLink, currentRelease } from './layout';

export interface LiveRelease {
  release: number;
  /** When it was swapped in, milliseconds since 1970. */
  since: number;
}

/** The release that a host's visitors get; null before the first. */
export async function liveSince(hostDirectory: string): Promise<LiveRelease | null> {
  const name = await currentRelease(hostDirectory);
  if (name === null) return null;
  const { mtimeMs } = await lstat(join(hostDirectory, currentLink));
  return { release: Number(name), since: mtimeMs };
}

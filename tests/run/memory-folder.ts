import { chmodSync, existsSync, mkdtempSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';

const memory = '/dev/shm';
/** Bytes; what the suites keep there at a time takes a fraction of it. */
const enough = 6 * 2 ** 30;

/**
 * A new folder in memory for the temporary files of all suites, where there is room for them: a
 * database is copied for each file of the contract, and releases are made and broken hundreds of
 * times, which on a disk takes longer than the tests themselves.
 * @returns null where temporary files have to stay on the disk
 */
export function memoryFolder(): string | null {
  if (!existsSync(memory) || freemem() < enough) return null;
  const { bavail, bsize } = statfsSync(memory);
  if (bavail * bsize < enough) return null;
  const folder = mkdtempSync(`${memory}/karat-gate-`);
  // A database server runs as another user.
  chmodSync(folder, 0o1777);
  return folder;
}

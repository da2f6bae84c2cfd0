import { copyFile, mkdir, readdir, rm, rmdir, symlink, utimes, lstat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { listSources, sourceFolders } from './sources';

// What some file systems round a time of change to.
const mtimeToleranceMs = 2;

/**
 * Brings the sources of a work directory up to date: changed files are copied with their time of
 * change, deleted ones removed, `node_modules` is a link. Gatsby's `.cache` and `public` stay, so
 * that the next build of the host is incremental. Gives the paths of the files that changed.
 */
export async function syncWorkDirectory(project: string, work: string): Promise<string[]> {
  await mkdir(work, { recursive: true });
  await linkModules(project, work);
  const [wanted, present] = await Promise.all([listSources(project), listSources(work)]);
  const there = new Map(present.map((file) => [file.path, file]));
  const changed = wanted.filter(({ path, size, mtimeMs }) => {
    const copy = there.get(path);
    there.delete(path);
    return !copy || copy.size !== size || Math.abs(copy.mtimeMs - mtimeMs) > mtimeToleranceMs;
  });
  for (const { path, mtimeMs } of changed) {
    const copy = join(work, path);
    await mkdir(dirname(copy), { recursive: true });
    await copyFile(join(project, path), copy);
    await utimes(copy, new Date(), new Date(mtimeMs));
  }
  const removed = [...there.keys()];
  for (const path of removed) await rm(join(work, path));
  if (removed.length > 0) {
    for (const folder of sourceFolders) await removeEmptyFolders(join(work, folder));
  }
  return [...changed.map(({ path }) => path), ...removed];
}

async function linkModules(project: string, work: string): Promise<void> {
  const link = join(work, 'node_modules');
  const existing = await lstat(link).catch(() => null);
  if (!existing) await symlink(join(project, 'node_modules'), link, 'dir');
}

/** Gatsby makes pages out of folders too, so a deleted file leaves no empty folder behind. */
async function removeEmptyFolders(directory: string): Promise<void> {
  const entries = await readdir(directory, { withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    if (entry.isDirectory()) await removeEmptyFolders(join(directory, entry.name));
  }
  if (entries.length > 0 && (await readdir(directory)).length === 0) await rmdir(directory);
}

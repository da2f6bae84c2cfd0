import { execFile } from 'node:child_process';
import { chmod, mkdir, rename, rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import { messageOf } from '../message-of';

const run = promisify(execFile);

/** Whether a backup is one file by its name. */
export const isArchive = (path: string) => /\.(tar\.gz|tgz)$/.test(path);

/** Makes one file of a folder; nobody sees half of it. */
export async function pack(folder: string, file: string): Promise<void> {
  const unfinished = `${file}.packing`;
  try {
    await run('tar', ['-czf', unfinished, '-C', folder, '.']);
    await chmod(unfinished, 0o600);
    await rename(unfinished, file);
  } finally {
    await rm(unfinished, { force: true });
  }
}

/** @throws Error when the file is damaged or has lost its end */
export async function unpack(file: string, folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    await run('tar', ['-xzf', file, '-C', folder]);
  } catch (error) {
    throw new Error(`${file} cannot be unpacked: ${messageOf(error)}`, { cause: error });
  }
}

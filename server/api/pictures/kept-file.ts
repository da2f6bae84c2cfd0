import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

const making = new Map<string, Promise<Buffer>>();

/**
 * The bytes of a file whose name tells all that it depends on: read when it is there, otherwise made and
 * kept; made once for all who ask at a time.
 */
export async function keptFile(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const running = making.get(file);
  if (running) return running;
  const work = (async () => (await readOrNull(file)) ?? keep(file, await make()))();
  making.set(file, work);
  try {
    return await work;
  } finally {
    making.delete(file);
  }
}

async function readOrNull(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

async function keep(file: string, content: Buffer): Promise<Buffer> {
  await mkdir(dirname(file), { recursive: true });
  // Written aside and renamed: a reader never meets half a file.
  const draft = `${file}.${randomUUID()}.tmp`;
  try {
    await writeFile(draft, content);
    await rename(draft, file);
  } finally {
    await rm(draft, { force: true });
  }
  return content;
}

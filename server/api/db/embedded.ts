import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { takeLock } from '../../lock';
import { answerCopies } from './copies';

export interface Embedded {
  client: PGlite;
  close: () => Promise<void>;
}

/**
 * Opens the embedded database in `folder`, making it first where there is none.
 * @throws Error when another process has it open.
 */
export async function openEmbedded(folder: string): Promise<Embedded> {
  await mkdir(dirname(folder), { recursive: true });
  const lock = await takeLock(folder);
  try {
    if (!existsSync(folder)) await create(folder);
    const client = await PGlite.create({ dataDir: folder });
    const copies = await answerCopies(client, folder);
    return {
      client,
      close: async () => {
        await copies.close();
        await client.close();
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** Made beside its place and then moved: a process that is killed meanwhile leaves no half of one. */
async function create(folder: string): Promise<void> {
  const unfinished = `${folder}.new`;
  await rm(unfinished, { recursive: true, force: true });
  const client = await PGlite.create({ dataDir: unfinished });
  await client.close();
  await rename(unfinished, folder);
}

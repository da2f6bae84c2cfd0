import { execFile } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { bundlePrograms, runnableProgram } from '../support/bundles';
import { emptyDatabase, templateName } from '../support/postgres-server';
import { seededFolder, startBackend } from './backend';

/**
 * Before the first file of a run: bundles the programs that tests start, where the gate has not,
 * fills a database with the demonstration data, and starts the backend that most files share; the
 * others copy the database for themselves.
 */
export default async function seedOnce(): Promise<void> {
  if (!process.env.KARAT_BUNDLED_PROGRAMS) {
    process.env.KARAT_BUNDLED_PROGRAMS = process.env.KARAT_OWN_BUNDLES = await bundlePrograms();
  }
  const folder = await mkdtemp(join(tmpdir(), 'karat-seeded-'));
  const server = process.env.TEST_POSTGRES;
  await promisify(execFile)(process.execPath, runnableProgram('demo/load/cli.ts'), {
    env: {
      ...process.env,
      KARAT_DATA_DIR: folder,
      ...(server && { DATABASE_URL: await emptyDatabase(server, templateName) }),
    },
  });
  process.env.KARAT_SEEDED_DIR = folder;
  if (process.env.BASE_URL) return;
  const shared = (process.env.KARAT_SHARED_DIR = await seededFolder('contract'));
  process.env.KARAT_SHARED_BACKEND = (await startBackend({ KARAT_DATA_DIR: shared })).url;
}

import { execFile } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { bundlePrograms } from '../support/bundles';
import { emptyDatabase, templateName } from '../support/postgres-server';

/**
 * Before the first file of a run: fills a database with the demonstration data, which each file
 * copies for itself, and bundles the programs that tests start.
 */
export default async function seedOnce(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'karat-seeded-'));
  const server = process.env.TEST_POSTGRES;
  await promisify(execFile)(process.execPath, ['--import', 'tsx', 'demo/load/cli.ts'], {
    env: {
      ...process.env,
      KARAT_DATA_DIR: folder,
      ...(server && { DATABASE_URL: await emptyDatabase(server, templateName) }),
    },
  });
  process.env.KARAT_SEEDED_DIR = folder;
  process.env.KARAT_BUNDLED_PROGRAMS = await bundlePrograms();
}

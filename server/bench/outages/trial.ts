import { randomBytes } from 'node:crypto';
import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import type { PostgresServer } from '../../../tests/support/postgres-server';
import { Line } from '../line';
import { MortalBackend } from '../requests/mortal-backend';
import { SmallDisk } from '../small-disk';
import { Backends } from './backends';

/** Megabytes: the demonstration with its log of changes, and some room. */
const databaseDisk = 400;
const filesDisk = 200;

/** Two backends on one PostgreSQL server, each part of which can be made to fail. */
export interface Trial {
  database: PostgresServer;
  /** Between the backends and the database. */
  line: Line;
  backends: Backends;
  receiptSecret: string;
  /** Of the backends: uploads and messages. */
  dataDir: string;
  /** Address of the database past the line. */
  databaseUrl: string;
  /** Null where this machine lets us make none. */
  disks: { database: SmallDisk; files: SmallDisk } | null;
  close: () => Promise<void>;
}

/** @throws Error when no PostgreSQL server is installed */
export async function openTrial(folder: string): Promise<Trial> {
  const { emptyDatabase, findPostgres, startPostgres } =
    await import('../../../tests/support/postgres-server');
  const programs = findPostgres();
  if (!programs) throw new Error('No PostgreSQL server is installed.');
  // The user of PostgreSQL passes through it.
  await chmod(folder, 0o711);
  const disks = await openDisks(folder);
  try {
    const database = await startPostgres(programs, {
      ...(disks && { below: disks.database.folder }),
      isDurable: true,
      settings: { max_wal_size: '64MB', min_wal_size: '32MB' },
    });
    const databaseUrl = await emptyDatabase(database.url, 'karat');
    return await trialOn(database, databaseUrl, disks, disks?.files.folder ?? join(folder, 'data'));
  } catch (error) {
    await closeDisks(disks);
    throw error;
  }
}

async function trialOn(
  database: PostgresServer,
  databaseUrl: string,
  disks: Trial['disks'],
  dataDir: string,
): Promise<Trial> {
  const line = await Line.open(database.port);
  const receiptSecret = randomBytes(32).toString('hex');
  const environment = {
    CAPTCHA_RECEIPT_SECRET: receiptSecret,
    DATABASE_URL: databaseUrl.replace(`:${database.port}/`, `:${line.port}/`),
    RATE_LIMIT_FACTOR: '100000',
    NODE_OPTIONS: `--import ${join(__dirname, 'shifted-clock.mjs')}`,
    KARAT_CLOCK_SHIFT: '0',
  };
  const backends = new Backends(
    [1, 2].map(() => new MortalBackend(dataDir, environment, 'demo/serve.ts')),
  );
  return {
    ...{ database, line, backends, receiptSecret, dataDir, databaseUrl, disks },
    close: async () => {
      await backends.end('SIGKILL');
      await line.close();
      await database.stop();
      await closeDisks(disks);
    },
  };
}

async function openDisks(folder: string): Promise<Trial['disks']> {
  const database = await SmallDisk.open(join(folder, 'database'), databaseDisk);
  const files = database && (await SmallDisk.open(join(folder, 'files'), filesDisk));
  return database && files && { database, files };
}

async function closeDisks(disks: Trial['disks']): Promise<void> {
  await disks?.database.close();
  await disks?.files.close();
}

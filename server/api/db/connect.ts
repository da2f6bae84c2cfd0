import { join } from 'node:path';
import { drizzle as drizzleServer } from 'drizzle-orm/node-postgres';
import { migrate as migrateServer } from 'drizzle-orm/node-postgres/migrator';
import { type PgDatabase, type PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator';
import { Pool } from 'pg';
import { hostCodes } from '../../../src/config/hosts';
import { openEmbedded } from './embedded';
import { hosts } from './schema/hosts';

/** The one type of both drivers, and of a transaction of either. */
export type Database = PgDatabase<PgQueryResultHKT>;

/** Connections to a server by what they do, and requests that wait for one. */
export interface PoolState {
  busy: number;
  idle: number;
  waiting: number;
}

export interface Connection {
  db: Database;
  /** No other process can have it open. */
  isExclusive: boolean;
  /** Null: the embedded database has no connections. */
  poolState: (() => PoolState) | null;
  close: () => Promise<void>;
}

const migrationsFolder = join(__dirname, 'migrations');

/** Moment in the name of the newest migration that this backend knows, milliseconds. */
export function latestMigration(): number {
  return readMigrationFiles({ migrationsFolder }).at(-1)?.folderMillis ?? 0;
}

/**
 * Opens the database and brings its tables up to date: the PostgreSQL server at `databaseUrl`, or
 * one embedded in this process with its files in `dataDir/pg`.
 * @throws Error when the embedded database is in use by another process.
 */
export function connect(where: {
  databaseUrl: string | null;
  dataDir: string;
}): Promise<Connection> {
  return where.databaseUrl
    ? connectServer(where.databaseUrl)
    : connectEmbedded(join(where.dataDir, 'pg'));
}

async function connectServer(databaseUrl: string): Promise<Connection> {
  const pool = new Pool({ connectionString: databaseUrl });
  // An idle connection that breaks is replaced by the pool; without a listener it ends the process.
  pool.on('error', (error) => console.error(`database connection lost: ${error.message}`));
  const db = drizzleServer({ client: pool });
  const poolState = (): PoolState => ({
    busy: pool.totalCount - pool.idleCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
  });
  return prepared({ db, isExclusive: false, poolState, close: () => pool.end() }, () =>
    oneAtATime(pool, () => migrateServer(db, { migrationsFolder })),
  );
}

// Any number that nothing else in the database locks.
const migrationLock = 7_263_541;

/** Runs a task while no other backend on the database runs one. */
async function oneAtATime(pool: Pool, task: () => Promise<void>): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await task();
  } finally {
    // The lock ends with the connection, whatever became of the task.
    client.release(true);
  }
}

async function connectEmbedded(folder: string): Promise<Connection> {
  const { client, close } = await openEmbedded(folder);
  const db = drizzleEmbedded({ client });
  return prepared({ db, isExclusive: true, poolState: null, close }, () =>
    migrateEmbedded(db, { migrationsFolder }),
  );
}

async function prepared(connection: Connection, migrate: () => Promise<void>) {
  try {
    await migrate();
    await insertHosts(connection.db);
    return connection;
  } catch (error) {
    await connection.close();
    throw error;
  }
}

/** The rows that every text refers to, one for each country host; those that are there stay. */
export async function insertHosts(db: Database): Promise<void> {
  await db
    .insert(hosts)
    .values(hostCodes.map((code) => ({ code })))
    .onConflictDoNothing();
}

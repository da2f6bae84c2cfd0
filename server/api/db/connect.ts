import { join } from 'node:path';
import { drizzle as drizzleServer } from 'drizzle-orm/node-postgres';
import { migrate as migrateServer } from 'drizzle-orm/node-postgres/migrator';
import { type PgDatabase, type PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator';
import { Pool } from 'pg';
import { hostCodes } from '../../../src/config/hosts';
import { CheckedPool } from './checked-pool';
import { openEmbedded } from './embedded';
import { hosts } from './schema/hosts';
import { servingLimits } from './serving-limits';

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
  /** Gives a task the database without the bounds of a visitor's query: it may take its time. */
  atLeisure: <Result>(task: (db: Database) => Promise<Result>) => Promise<Result>;
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
  await withPool(databaseUrl, (pool) =>
    oneAtATime(pool, () => migrateServer(drizzleServer({ client: pool }), { migrationsFolder })),
  );
  const pool = new CheckedPool({ connectionString: databaseUrl, ...servingLimits() });
  outliveLosses(pool);
  return withHosts({
    db: drizzleServer({ client: pool }),
    isExclusive: false,
    poolState: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    atLeisure: (task) => withPool(databaseUrl, (other) => task(drizzleServer({ client: other }))),
    close: () => pool.end(),
  });
}

/** A pool of its own for a task, without bounds of time. */
async function withPool<Result>(
  databaseUrl: string,
  task: (pool: Pool) => Promise<Result>,
): Promise<Result> {
  const pool = new Pool({ connectionString: databaseUrl });
  outliveLosses(pool);
  try {
    return await task(pool);
  } finally {
    await pool.end();
  }
}

/** A connection that breaks is replaced by the pool, and its queries fail; without a listener the process ends. */
function outliveLosses(pool: Pool): void {
  pool.on('error', (error) => console.error(`database connection lost: ${error.message}`));
  // The pool listens to those that rest, and not to one in the midst of a transaction.
  pool.on('connect', (client) => client.on('error', () => undefined));
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
  try {
    await migrateEmbedded(db, { migrationsFolder });
  } catch (error) {
    await close();
    throw error;
  }
  return withHosts({
    db,
    isExclusive: true,
    poolState: null,
    atLeisure: (task) => task(db),
    close,
  });
}

async function withHosts(connection: Connection): Promise<Connection> {
  try {
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

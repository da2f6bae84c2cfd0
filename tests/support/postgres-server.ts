import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { Client } from 'pg';

export interface PostgresServer {
  /** Address of the server, without a database. */
  url: string;
  port: number;
  /** Ends the process as the signal says; `start` goes on with the same data. */
  end: (signal: NodeJS.Signals) => Promise<void>;
  /** Resolves once the server answers. */
  start: () => Promise<void>;
  stop: () => Promise<void>;
}

interface PostgresOptions {
  /** Folder that gets a folder for the cluster; the temporary one by default. */
  below?: string;
  /** What is committed is on the disk, as in production; tests do without. */
  isDurable?: boolean;
  /** Settings of the server by name. */
  settings?: Record<string, string>;
}

/** Folder of a PostgreSQL server's programs: on the path, or where Debian puts them. */
export function findPostgres(): string | null {
  const debian = '/usr/lib/postgresql';
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...(existsSync(debian)
      ? readdirSync(debian).map((version) => join(debian, version, 'bin'))
      : []),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb'))) ?? null;
}

/** Starts a server of our own with an empty cluster, on a free port of the loopback address. */
export async function startPostgres(
  programs: string,
  { below = tmpdir(), isDurable = false, settings = {} }: PostgresOptions = {},
): Promise<PostgresServer> {
  const folder = mkdtempSync(join(below, 'karat-postgres-'));
  const owner = unprivileged();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'karat', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...owner, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const port = await freePort();
  const url = `postgres://karat@127.0.0.1:${port}`;
  const all = { listen_addresses: '127.0.0.1', ...settings };
  const options = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const args = ['-D', data, '-p', String(port), '-k', folder, ...options];
  let server: ChildProcess | undefined;
  const start = async () => {
    server = spawn(join(programs, 'postgres'), isDurable ? args : [...args, '-F'], {
      ...owner,
      cwd: folder,
      stdio: 'ignore',
    });
    await untilItAnswers(url, server);
  };
  const end = async (signal: NodeJS.Signals) => {
    const ended = server;
    if (!ended || ended.exitCode !== null || ended.signalCode !== null) return;
    await new Promise<void>((resolve) => {
      ended.once('exit', () => resolve());
      ended.kill(signal);
    });
  };
  await start();
  return {
    url,
    port,
    start,
    end,
    stop: async () => {
      // "Fast" shutdown: whoever is still connected is sent away.
      await end('SIGINT');
      rmSync(folder, { recursive: true });
    },
  };
}

/** The database with the demonstration data that others are copied from. */
export const templateName = 'karat_seeded';

/** A database of a server for `name`, with the demonstration data at first; the same one each time. */
export async function databaseOf(serverUrl: string, name: string): Promise<string> {
  const database = `karat_${Buffer.from(name).toString('hex').slice(-50)}`;
  await withClient(serverUrl, async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [
      database,
    ]);
    if (rowCount === 0) await client.query(`create database ${database} template ${templateName}`);
  });
  return `${serverUrl}/${database}`;
}

/** A database of a server without anything in it, whatever was in it before. */
export async function emptyDatabase(serverUrl: string, database: string): Promise<string> {
  await withClient(serverUrl, async (client) => {
    await client.query(`drop database if exists ${database}`);
    await client.query(`create database ${database}`);
  });
  return `${serverUrl}/${database}`;
}

async function withClient(serverUrl: string, use: (client: Client) => Promise<void>) {
  const client = new Client({ connectionString: `${serverUrl}/postgres` });
  await client.connect();
  try {
    await use(client);
  } finally {
    await client.end();
  }
}

/** PostgreSQL refuses to run for root; Debian's package makes a user for it. */
function unprivileged(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const idOf = (flag: string) =>
    Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

async function untilItAnswers(url: string, server: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    if (server.exitCode !== null) throw new Error(`postgres ended with ${server.exitCode}`);
    const client = new Client({ connectionString: `${url}/postgres` });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      // Not yet listening.
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error('postgres did not answer within thirty seconds');
}

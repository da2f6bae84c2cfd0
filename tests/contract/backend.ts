import { spawn, type ChildProcess } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runnableProgram } from '../support/bundles';
import { databaseOf } from '../support/postgres-server';

const given = process.env.BASE_URL?.replace(/\/+$/, '');

/**
 * The backend to test, for all files whose tests read, and add at most what no other file reads: the
 * one at `BASE_URL`, or one that was started before the first file.
 * @returns gives its address, without a trailing slash and without a host's segment
 */
export function useSharedBackend(): () => string {
  return () => {
    const url = given ?? process.env.KARAT_SHARED_BACKEND;
    if (!url) throw new Error('the shared backend was not started before the tests');
    return url;
  };
}

/**
 * The backend to test, for the tests of a file that change what others would read: the one at
 * `BASE_URL`, or one of our own with the demonstration data.
 * @returns gives its address, without a trailing slash and without a host's segment
 */
export function useBackend(): () => string {
  let url = given;
  let dataDir: string | undefined;

  beforeAll(async () => {
    if (url) return;
    dataDir = await seededFolder('contract');
    ({ url } = await startBackend({ KARAT_DATA_DIR: dataDir }));
  });

  afterAll(async () => {
    await endBackends();
    if (dataDir) await rm(dataDir, { recursive: true });
  });

  return () => {
    if (!url) throw new Error('the backend has not started');
    return url;
  };
}

/** A new data folder that holds the demonstration data; on a server they lie in a database for it. */
export async function seededFolder(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `karat-${name}-`));
  const seeded = process.env.KARAT_SEEDED_DIR;
  if (!seeded) throw new Error('the demonstration data were not made before the tests');
  await cp(seeded, folder, { recursive: true });
  return folder;
}

/** The embedded database is compiled once: optimising it takes a second of the processor that few tests win back. */
const compiledOnce = '--liftoff-only';

export interface StartedBackend {
  url: string;
  /** Id of its process. */
  pid: number;
  /** What it has written until now, on standard output and standard error. */
  output: () => string;
  /** Ends the process by a signal; gives its exit code, null when the signal itself ended it. */
  end: (signal: NodeJS.Signals) => Promise<number | null>;
}

/**
 * Starts a backend with the demonstration, or another program, as a process of its own, on a free
 * port unless `environment` names one. With
 * `TEST_POSTGRES` (address of a server) its data lie there, in a database for its data folder.
 * @throws Error with what it wrote on standard error when it ends before it listens.
 */
export async function startBackend(
  environment: Record<string, string>,
  program = 'demo/serve.ts',
): Promise<StartedBackend> {
  const child = spawn(process.execPath, [compiledOnce, ...runnableProgram(program)], {
    env: {
      ...process.env,
      KARAT_LOCAL: '1',
      KARAT_API_PORT: '0',
      LOG_LEVEL: 'info',
      RATE_LIMIT_FACTOR: '10000',
      // What forms send is tested without a browser; captcha.test.ts asks for receipts.
      CAPTCHA_RECEIPTS: 'off',
      ...environment,
      ...(await databaseEnvironment(environment.KARAT_DATA_DIR)),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  child.once('close', () => running.delete(child));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  return {
    url: await listeningAt(child),
    pid: child.pid ?? 0,
    output: () => output,
    end: (signal) => end(child, signal),
  };
}

/** Where the data of a backend with this data folder lie, when they lie on a server. */
export async function databaseEnvironment(
  dataDir: string | undefined,
): Promise<Record<string, string>> {
  const server = process.env.TEST_POSTGRES;
  return server ? { DATABASE_URL: await databaseOf(server, dataDir ?? '') } : {};
}

const running = new Set<ChildProcess>();

/** Ends what a test left running, whatever became of the test. */
export async function endBackends(): Promise<void> {
  await Promise.all([...running].map((child) => end(child, 'SIGKILL')));
}

function listeningAt(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let told = '';
    let complaints = '';
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      told += text;
      const [, url] = /Server listening at (http:\/\/127\.0\.0\.1:\d+)/.exec(told) ?? [];
      if (url) resolve(url);
    });
    child.stderr?.setEncoding('utf8').on('data', (text: string) => (complaints += text));
    child.once('close', () => reject(new Error(complaints.trim() || 'the backend ended')));
  });
}

function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  return new Promise((resolve) => {
    child.once('close', (code) => resolve(code));
    child.kill(signal);
  });
}

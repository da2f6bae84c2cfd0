import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

export interface Lock {
  release: () => Promise<void>;
}

const lookAgainMs = 250;

/**
 * Lets one process at a time use a folder, which need not exist yet. The lock is a socket that its
 * holder listens on, so it ends with the process: one that a crash left behind answers nobody and is
 * taken over. A file with a process id would not do, since ids are given out again.
 * @throws Error naming the folder when another process holds it.
 */
export async function takeLock(folder: string): Promise<Lock> {
  const lock = await tryLock(socketOf(folder));
  if (!lock) throw new Error(`${folder} is in use by another process: stop that one first`);
  return lock;
}

/**
 * As `takeLock`, but waits while another process holds the lock.
 * @param onWait called once with the id of that process
 * @param signal ends the waiting with its reason
 */
export async function waitForLock(
  folder: string,
  onWait: (pid: number) => void,
  signal?: AbortSignal,
): Promise<Lock> {
  const path = socketOf(folder);
  let hasWaited = false;
  for (;;) {
    signal?.throwIfAborted();
    const lock = await tryLock(path);
    if (lock) return lock;
    const holder = hasWaited ? null : await holderOf(path);
    if (holder !== null) {
      onWait(holder);
      hasWaited = true;
    }
    await wait(lookAgainMs, undefined, { signal });
  }
}

/** Null when another process holds the lock. */
async function tryLock(path: string): Promise<Lock | null> {
  const server = (await listen(path)) ?? (await takeOver(path));
  if (!server) return null;
  server.unref();
  return { release: () => close(server) };
}

/** Path of the socket of a folder: in the temporary folder, since a path may have about 100 characters only. */
export function socketOf(folder: string): string {
  const digest = createHash('sha256').update(resolve(folder)).digest('hex').slice(0, 24);
  if (process.platform === 'win32') return `\\\\.\\pipe\\karat-${digest}`;
  return join(tmpdir(), `karat-${digest}.sock`);
}

/** Null when something has the address. Whoever connects gets the id of this process. */
function listen(path: string): Promise<Server | null> {
  return new Promise((done, failed) => {
    const server = createServer((visitor) => {
      visitor.on('error', () => undefined);
      visitor.end(String(process.pid));
    });
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? done(null) : failed(error),
    );
    server.listen(path, () => done(server));
  });
}

/**
 * Takes the lock of a process that ended without releasing it; null when its holder is alive, or
 * when another successor is faster: one at a time looks again and replaces the socket.
 */
async function takeOver(path: string): Promise<Server | null> {
  if (await isHeld(path)) return null;
  const turn = `${path}.turn`;
  let successor = await listen(turn);
  if (!successor && !(await isHeld(turn))) {
    await rm(turn, { force: true });
    successor = await listen(turn);
  }
  if (!successor) return null;
  try {
    if (await isHeld(path)) return null;
    await rm(path, { force: true });
    return await listen(path);
  } finally {
    await close(successor);
  }
}

async function isHeld(path: string): Promise<boolean> {
  return (await holderOf(path)) !== null;
}

/** Id of the process that listens; null when none does. */
function holderOf(path: string): Promise<number | null> {
  return new Promise((done) => {
    let answer = '';
    const visitor = connect(path);
    visitor.setEncoding('utf8').on('data', (text: string) => (answer += text));
    visitor.once('end', () => done(Number(answer)));
    visitor.once('error', () => done(null));
  });
}

function close(server: Server): Promise<void> {
  return new Promise((done, failed) => server.close((error) => (error ? failed(error) : done())));
}

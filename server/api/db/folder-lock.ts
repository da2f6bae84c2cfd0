import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

export interface FolderLock {
  release: () => Promise<void>;
}

/**
 * Lets one process at a time use a folder. The lock is a socket that its holder listens on, so it
 * ends with the process: one that a crash left behind answers nobody and is taken over. A file with
 * a process id would not do, since ids are given out again.
 * @throws Error naming the folder when another process holds it.
 */
export async function takeFolder(folder: string): Promise<FolderLock> {
  const path = socketOf(folder);
  const server = (await listen(path)) ?? (await takeOver(path));
  if (!server) throw new Error(`${folder} is in use by another process: stop that one first`);
  server.unref();
  return {
    release: () =>
      new Promise((done, failed) => server.close((error) => (error ? failed(error) : done()))),
  };
}

/** In the temporary folder, since a socket's path may have about 100 characters only. */
function socketOf(folder: string): string {
  const digest = createHash('sha256').update(resolve(folder)).digest('hex').slice(0, 24);
  if (process.platform === 'win32') return `\\\\.\\pipe\\karat-${digest}`;
  return join(tmpdir(), `karat-${digest}.sock`);
}

/** Null when something has the address. */
function listen(path: string): Promise<Server | null> {
  return new Promise((done, failed) => {
    const server = createServer((visitor) => visitor.end());
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? done(null) : failed(error),
    );
    server.listen(path, () => done(server));
  });
}

/** Null when the holder is alive. */
async function takeOver(path: string): Promise<Server | null> {
  if (await answers(path)) return null;
  await rm(path, { force: true });
  return listen(path);
}

function answers(path: string): Promise<boolean> {
  return new Promise((done) => {
    const visitor = connect(path);
    visitor.once('connect', () => {
      visitor.destroy();
      done(true);
    });
    visitor.once('error', () => done(false));
  });
}

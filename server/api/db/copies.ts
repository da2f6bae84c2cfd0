import { once } from 'node:events';
import { constants } from 'node:fs';
import { chmod, cp, rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { type PGlite } from '@electric-sql/pglite';
import { socketOf } from '../../lock';
import { messageOf } from '../../message-of';

const done = 'done';

/**
 * Copies an open database as it is between two transactions: everything that was committed is in the copy,
 * and nothing of what was not. Queries wait meanwhile.
 */
export async function copyDatabase(client: PGlite, folder: string, to: string): Promise<void> {
  // What it has in memory goes to the files; what comes after that is in the log beside them.
  await client.exec('checkpoint');
  await client.transaction(() =>
    cp(folder, to, { recursive: true, errorOnExist: true, mode: constants.COPYFILE_FICLONE }),
  );
}

export interface Copies {
  close: () => Promise<void>;
}

/**
 * Copies the open database of a folder for another process of the same user, which names where to: only
 * who has it open can tell when its files belong together.
 */
export async function answerCopies(client: PGlite, folder: string): Promise<Copies> {
  const path = copySocketOf(folder);
  const server = createServer({ allowHalfOpen: true }, (visitor) => {
    visitor.on('error', () => undefined);
    void answer(visitor, (to) => copyDatabase(client, folder, to));
  });
  // Whoever holds the lock of the folder is alone: what is there was left by a crash.
  await rm(path, { force: true });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, resolve);
  });
  server.unref();
  if (process.platform !== 'win32') await chmod(path, 0o600);
  return { close: () => new Promise((resolve) => server.close(() => resolve())) };
}

async function answer(visitor: Socket, copy: (to: string) => Promise<void>): Promise<void> {
  try {
    await copy(await said(visitor));
    visitor.end(done);
  } catch (error) {
    visitor.end(messageOf(error));
  }
}

/**
 * Asks whoever has the database of a folder open for a copy.
 * @param to a folder that is not there yet
 * @returns false when nobody has it open
 * @throws Error with the reason when it could not be copied
 */
export async function askForCopy(folder: string, to: string): Promise<boolean> {
  const socket = connect({ path: copySocketOf(folder), allowHalfOpen: true });
  const isOpen = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
  });
  if (!isOpen) return false;
  socket.end(to);
  const told = await said(socket);
  if (told !== done)
    throw new Error(`the database could not be copied: ${told || 'it was closed'}`);
  return true;
}

/** All that the other end says; unlike a reader of `node:stream/consumers` it leaves the socket open. */
async function said(socket: Socket): Promise<string> {
  let words = '';
  socket.setEncoding('utf8').on('data', (text: string) => (words += text));
  await once(socket, 'end');
  return words;
}

const copySocketOf = (folder: string) => socketOf(`${folder}.copies`);

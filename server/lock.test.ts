/** @jest-environment node */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { takeLock, waitForLock } from './lock';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'karat-lock-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('a folder is taken once, until it is released', async () => {
  const lock = await takeLock(folder);
  await expect(takeLock(folder)).rejects.toThrow(`${folder} is in use by another process`);
  await lock.release();
  await (await takeLock(folder)).release();
});

test('another folder is free', async () => {
  const [one, other] = [await takeLock(folder), await takeLock(join(folder, 'other'))];
  await one.release();
  await other.release();
});

test('who waits learns of the holder once and gets the lock when it is released', async () => {
  const lock = await takeLock(folder);
  const onWait = jest.fn();
  let isTaken = false;
  const waiting = waitForLock(folder, onWait).then((next) => {
    isTaken = true;
    return next;
  });
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(isTaken).toBe(false);
  await lock.release();
  await (await waiting).release();
  expect(onWait.mock.calls).toEqual([[process.pid]]);
});

test('who no longer wants to wait is let go', async () => {
  const lock = await takeLock(folder);
  const stop = new AbortController();
  const waiting = waitForLock(folder, () => stop.abort(), stop.signal);
  await expect(waiting).rejects.toThrow('aborted');
  await lock.release();
});

describe('what a killed process held', () => {
  test('is taken over', async () => {
    const holder = await holderOf(folder);
    await expect(takeLock(folder)).rejects.toThrow('in use by another process');
    await kill(holder);
    await (await takeLock(folder)).release();
  });

  test('goes to one of those who want it at once', async () => {
    await kill(await holderOf(folder));
    const tries = await Promise.allSettled(Array.from({ length: 8 }, () => takeLock(folder)));
    const locks = tries.filter((one) => one.status === 'fulfilled');
    expect(locks).toHaveLength(1);
    await locks[0]?.value.release();
  });
});

async function holderOf(held: string): Promise<ChildProcess> {
  const program = `require(${JSON.stringify(join(__dirname, 'lock.ts'))})
    .takeLock(process.argv[1]).then(() => { console.log('taken'); setInterval(() => {}, 1000); })`;
  const holder = spawn(process.execPath, ['--import', 'tsx', '-e', program, held]);
  await new Promise((resolve, reject) => {
    holder.stdout.once('data', resolve);
    holder.once('exit', () => reject(new Error('the holder ended')));
  });
  return holder;
}

async function kill(holder: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => holder.once('exit', resolve));
  holder.kill('SIGKILL');
  await ended;
}

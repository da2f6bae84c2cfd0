/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { markOf } from '../process-group';
import { takeBuildLock } from './build-lock';

let directory: string;
const nobodyWaits = (pid: number) => {
  throw new Error(`held by ${pid}`);
};

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'karat-build-'));
});
afterEach(() => rm(directory, { recursive: true }));

function startBuild() {
  return spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { detached: true });
}

test('ends the build that a killed process left running', async () => {
  const orphan = startBuild();
  const ended = once(orphan, 'exit');
  const note = JSON.stringify(markOf(orphan.pid ?? 0));
  await writeFile(join(directory, 'build.json'), note);
  const lock = await takeBuildLock(directory, nobodyWaits);
  expect(await ended).toEqual([null, 'SIGKILL']);
  await lock.release();
});

test('leaves alone a process that got the number of that build later', async () => {
  const stranger = startBuild();
  const note = JSON.stringify({ pid: stranger.pid, startedAt: 'another time' });
  await writeFile(join(directory, 'build.json'), note);
  await (await takeBuildLock(directory, nobodyWaits)).release();
  expect(stranger.exitCode ?? stranger.signalCode).toBeNull();
  const ended = once(stranger, 'exit');
  stranger.kill();
  await ended;
});

test('notes the running build until the lock is released', async () => {
  const lock = await takeBuildLock(directory, nobodyWaits);
  await lock.noteChild(process.pid);
  expect(existsSync(join(directory, 'build.json'))).toBe(true);
  await lock.release();
  expect(existsSync(join(directory, 'build.json'))).toBe(false);
});

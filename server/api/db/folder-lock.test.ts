/** @jest-environment node */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { takeFolder } from './folder-lock';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'karat-lock-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('a folder is taken once, until it is released', async () => {
  const lock = await takeFolder(folder);
  await expect(takeFolder(folder)).rejects.toThrow(`${folder} is in use by another process`);
  await lock.release();
  await (await takeFolder(folder)).release();
});

test('another folder is free', async () => {
  const [one, other] = [await takeFolder(folder), await takeFolder(join(folder, 'other'))];
  await one.release();
  await other.release();
});

test('what a killed process held is taken over', async () => {
  const program = `require(${JSON.stringify(join(__dirname, 'folder-lock.ts'))})
    .takeFolder(process.argv[1]).then(() => { console.log('taken'); setInterval(() => {}, 1000); })`;
  const holder = spawn(process.execPath, ['--import', 'tsx', '-e', program, folder]);
  await new Promise((resolve, reject) => {
    holder.stdout.once('data', resolve);
    holder.once('exit', () => reject(new Error('the holder ended')));
  });
  await expect(takeFolder(folder)).rejects.toThrow('in use by another process');

  const ended = new Promise((resolve) => holder.once('exit', resolve));
  holder.kill('SIGKILL');
  await ended;
  await (await takeFolder(folder)).release();
}, 30_000);

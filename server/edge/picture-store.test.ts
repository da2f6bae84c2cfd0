/** @jest-environment node */
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PictureStore } from './picture-store';

let directory: string;
let store: PictureStore;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'karat-pictures-'));
  store = new PictureStore(join(directory, 'images'));
});
afterEach(() => rm(directory, { recursive: true }));

const picture = Buffer.from([0, 10, 255, 10]);
const aDay = () => ({ type: 'image/avif', expiresAt: Date.now() + 86_400_000 });

test('a kept picture outlives the process, byte for byte', async () => {
  const facts = aDay();
  await store.keep('a', facts, picture);
  const later = new PictureStore(store.directory);
  expect(await later.get('a')).toEqual(facts);
  expect(await readFile(join(store.directory, 'a'))).toEqual(picture);
  expect((await readdir(store.directory)).sort()).toEqual(['a', 'a.json']);
});

test('an expired picture is made anew', async () => {
  await store.keep('a', { ...aDay(), expiresAt: Date.now() - 1 }, picture);
  expect(await store.get('a')).toBeNull();
});

test('a picture whose bytes or facts are missing or spoilt is made anew', async () => {
  expect(await store.get('a')).toBeNull();
  for (const spoil of [
    () => writeFile(join(store.directory, 'a.json'), '{"type"'),
    () => rm(join(store.directory, 'a.json')),
    () => rm(join(store.directory, 'a')),
  ]) {
    await store.keep('a', aDay(), picture);
    await spoil();
    expect(await store.get('a')).toBeNull();
  }
});

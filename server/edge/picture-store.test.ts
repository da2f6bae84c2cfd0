/** @jest-environment node */
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PictureStore, type Picture } from './picture-store';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'karat-pictures-'));
});
afterEach(() => rm(directory, { recursive: true }));

const aPicture = (over: Partial<Picture> = {}): Picture => ({
  type: 'image/avif',
  expiresAt: Date.now() + 60_000,
  body: Buffer.from([0, 10, 255, 10]),
  ...over,
});

test('a kept picture outlives the process, byte for byte', async () => {
  const picture = aPicture();
  await new PictureStore(directory, 1000).keep('a', picture);
  expect(await new PictureStore(directory, 1000).get('a')).toEqual(picture);
});

test('an expired picture is made anew', async () => {
  const store = new PictureStore(directory, 1000);
  await store.keep('a', aPicture({ expiresAt: Date.now() - 1 }));
  expect(await store.get('a')).toBeNull();
});

test('the least recently used goes first, and the disk holds no more than allowed', async () => {
  const store = new PictureStore(directory, 500);
  const body = Buffer.alloc(100);
  for (const key of ['a', 'b', 'c']) await store.keep(key, aPicture({ body }));
  await store.get('a');
  await store.keep('d', aPicture({ body }));
  expect((await readdir(directory)).sort()).toEqual(['a', 'c', 'd']);
});

test('a spoilt file is made anew, and the draft of a crash is removed', async () => {
  await writeFile(join(directory, 'a'), 'no head');
  await writeFile(join(directory, '.draft'), 'half');
  const store = new PictureStore(directory, 1000);
  expect(await store.get('a')).toBeNull();
  expect(await readdir(directory)).toEqual(['a']);
  await store.keep('a', aPicture());
  expect((await store.get('a'))?.type).toBe('image/avif');
});

import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { aJpeg } from '../../../tests/support/a-jpeg';
import { decodeApart } from './decode-apart';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'karat-read-'));
  await writeFile(join(folder, 'photo'), aJpeg);
});
afterEach(() => rm(folder, { recursive: true }));

const read = (target: string) =>
  decodeApart('preview', { path: join(folder, 'photo'), type: 'image/jpeg' }, target);

test('a picture is not called damaged because the disk is full', async () => {
  const target = join(folder, 'full');
  // The device of Linux on which nothing can be written.
  await symlink('/dev/full', target);
  await expect(read(target)).rejects.toMatchObject({ code: 'ENOSPC' });
}, 60_000);

test('a whole picture is read, and half of one is not', async () => {
  expect(await read(join(folder, 'copy'))).toEqual({ made: null });
  await writeFile(join(folder, 'photo'), aJpeg.subarray(0, 40));
  expect(await read(join(folder, 'copy'))).toEqual({ refused: 'pictureBroken' });
}, 60_000);

const still = (ending: string) => join('tests/contract/pictures', `still.${ending}`);

test.each([
  ['jp2', 'image/jp2'],
  ['heic', 'image/heic'],
])('a %s is drawn, whatever its decoder writes meanwhile', async (ending, type) => {
  const target = join(folder, ending);
  const answer = await decodeApart('preview', { path: still(ending), type }, target);
  expect(answer).toEqual({ made: null });
  expect((await sharp(target).metadata()).format).toBe('webp');
});

test('what is no fault of the file is an error of ours', async () => {
  const nowhere = join(folder, 'nowhere', 'target');
  const missing = { path: join(folder, 'none.jpg'), type: 'image/jpeg' };
  await expect(decodeApart('preview', missing, nowhere)).rejects.toThrow('a file was not read');
});

test('a photo of an editor is drawn, with its size and its colour', async () => {
  const path = join(folder, 'blue.png');
  await sharp({ create: { width: 40, height: 60, channels: 3, background: '#0000c0' } })
    .png()
    .toFile(path);
  const answer = await decodeApart('photo', { path, type: 'image/png' }, join(folder, 'drawn'));
  expect(answer).toMatchObject({ made: { width: 40, height: 60 } });
});

/** @jest-environment node */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unfinishedBuildPath, unsavedEditPath } from '../../../src/config/unfinished-build';
import { forgetKeptBuild, readKeptBuild, writeKeptBuild, type KeptBuild } from './kept-build';

const kept: KeptBuild = { fingerprint: 'f', since: 1, release: 7, edits: 3 };

let work: string;
beforeEach(async () => {
  work = await mkdtemp(join(tmpdir(), 'karat-kept-'));
  await mkdir(join(work, '.cache'));
  await mkdir(join(work, 'public'));
});
afterEach(async () => {
  await rm(work, { recursive: true });
});

test('a build that was released can be taken up, until it is forgotten', async () => {
  expect(await readKeptBuild(work)).toBeNull();
  await writeKeptBuild(work, kept);
  expect(await readKeptBuild(work)).toEqual(kept);
  await forgetKeptBuild(work);
  expect(await readKeptBuild(work)).toBeNull();
});

test.each([
  ['a build that was killed', unfinishedBuildPath],
  ['an edit of which not all was kept', unsavedEditPath],
])('nothing is taken up after %s', async (_, mark) => {
  await writeKeptBuild(work, kept);
  await writeFile(join(work, mark), '');
  expect(await readKeptBuild(work)).toBeNull();
});

test('nothing is taken up without the pages', async () => {
  await writeKeptBuild(work, kept);
  await rm(join(work, 'public'), { recursive: true });
  expect(await readKeptBuild(work)).toBeNull();
});

test('nothing is taken up that another version of Node has written', async () => {
  await writeKeptBuild(work, kept);
  const file = join(work, '.cache/kept-build.json');
  await writeFile(file, (await readFile(file, 'utf8')).replace(process.version, 'v1.0.0'));
  expect(await readKeptBuild(work)).toBeNull();
});

test('nothing is taken up of which the note was cut', async () => {
  await writeKeptBuild(work, kept);
  const file = join(work, '.cache/kept-build.json');
  await writeFile(file, (await readFile(file, 'utf8')).slice(0, 20));
  expect(await readKeptBuild(work)).toBeNull();
});

import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeManifest, type Manifest } from './manifest';
import { SpareTree } from './spare-tree';

let folder: string;
let spare: SpareTree;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'karat-spare-'));
  spare = new SpareTree(folder);
});
afterEach(() => rm(folder, { recursive: true }));

const files = { 'index.html': { size: 1, hash: 'a', builtIn: 4 } };

async function release(name: string): Promise<string> {
  const directory = join(folder, name);
  await mkdir(directory);
  await writeManifest(directory, { release: Number(name), files } as unknown as Manifest);
  return directory;
}

test('an old release waits until the next one is made of it, which is not whole then', async () => {
  expect(await spare.exists()).toBe(false);
  expect(await spare.put(await release('4'))).toBe(true);
  expect(await spare.exists()).toBe(true);
  expect(await spare.moveTo(join(folder, '.8.draft'))).toEqual(files);
  expect(await readdir(join(folder, '.8.draft'))).toEqual([]);
  expect(await spare.exists()).toBe(false);
});

test('one is enough', async () => {
  await spare.put(await release('4'));
  expect(await spare.put(await release('5'))).toBe(false);
  expect((await readdir(folder)).sort()).toEqual(['.spare', '5']);
});

test('a tree whose content is not known makes room for the next one', async () => {
  const spoilt = await release('4');
  await writeFile(join(spoilt, 'release.json'), '{"files":');
  await spare.put(spoilt);
  expect(await spare.moveTo(join(folder, '.8.draft'))).toEqual({});
  expect(await spare.put(await release('5'))).toBe(true);
});

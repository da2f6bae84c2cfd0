/** @jest-environment node */
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { compareSites, type ComparedSite } from './compare-sites';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'karat-compare-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function site(name: string, files: Record<string, string>): Promise<ComparedSite> {
  const directory = join(folder, name);
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(directory, path)), { recursive: true });
    await writeFile(join(directory, path), content);
  }
  return { directory, paths: Object.keys(files) };
}

test('files that differ, and those that one site alone has, are found', async () => {
  const live = await site('live', { 'a/index.html': 'one', 'b.txt': 'same', 'gone.txt': 'x' });
  const cold = await site('cold', { 'a/index.html': 'two', 'b.txt': 'same', 'new.txt': 'y' });
  expect(await compareSites(live, cold)).toEqual([
    { path: 'a/index.html', live: Buffer.from('one'), cold: Buffer.from('two') },
    { path: 'gone.txt', live: Buffer.from('x'), cold: null },
    { path: 'new.txt', live: null, cold: Buffer.from('y') },
  ]);
});

test('the day of the build and what a release says of itself may differ, nothing else', async () => {
  const live = await site('live', { 'build-day.json': '1', 'rev.json': '1', 'a/rev.json': '1' });
  const cold = await site('cold', { 'build-day.json': '2', 'a/rev.json': '2' });
  expect((await compareSites(live, cold)).map(({ path }) => path)).toEqual(['a/rev.json']);
});

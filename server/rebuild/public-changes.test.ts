/** @jest-environment node */
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Manifest } from '../releases/manifest';
import { publicChanges } from './public-changes';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'karat-public-'));
});
afterEach(() => rm(folder, { recursive: true }));

const begun = Date.now() - 60_000;

async function put(path: string, when: number): Promise<void> {
  const file = join(folder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, path);
  await utimes(file, new Date(when), new Date(when));
}

function released(...paths: string[]): Manifest {
  const files = Object.fromEntries(paths.map((path) => [path, { size: 1, hash: 'x', builtIn: 1 }]));
  return { files } as unknown as Manifest;
}

test('files written since the release, and files that it does not have, count as written', async () => {
  await put('index.html', begun - 1000);
  await put('a/index.html', begun + 1000);
  await put('b/index.html', begun - 1000);
  const changes = await publicChanges(folder, {
    before: released('index.html', 'a/index.html'),
    since: begun,
    pages: null,
  });
  expect(changes).toEqual({ written: ['a/index.html', 'b/index.html'], removed: [] });
});

test('files that are gone count as removed, but for assets that open tabs may ask for', async () => {
  await put('index.html', begun - 1000);
  const before = released('index.html', 'a/index.html', 'app-0123456789abcdef0123.js');
  expect(await publicChanges(folder, { before, since: begun, pages: null })).toEqual({
    written: [],
    removed: ['a/index.html'],
  });
});

test('of an edit, its pages are looked at, and what belongs to no page', async () => {
  for (const path of ['sitemap-0.xml', 'a/index.html', 'b/index.html', 'new/index.html']) {
    await put(path, begun + 1000);
  }
  await put('page-data/a/page-data.json', begun - 1000);
  const before = released(
    'a/index.html',
    'b/index.html',
    'gone/index.html',
    'page-data/a/page-data.json',
    'page-data/gone/page-data.json',
    'sitemap-0.xml',
  );
  const pages = ['/a/', '/new/', '/gone/'];
  expect(await publicChanges(folder, { before, since: begun, pages })).toEqual({
    written: ['a/index.html', 'new/index.html', 'sitemap-0.xml'],
    removed: ['gone/index.html', 'page-data/gone/page-data.json'],
  });
});

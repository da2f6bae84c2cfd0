import { mkdir, mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Manifest } from '../releases/manifest';
import type { Files } from '../releases/pages';
import type { PreviousRelease } from '../releases/made-releases';
import { nextFiles } from './next-files';
import { writeTree } from './write-tree';

let root: string;
beforeEach(async () => (root = await mkdtemp(join(tmpdir(), 'karat-tree-'))));
afterEach(() => rm(root, { recursive: true }));

const page = (text: string) => `<p>${text}</p>`.repeat(100);

async function build(files: Record<string, string | Buffer>): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(root, 'public', path)), { recursive: true });
    await writeFile(join(root, 'public', path), content);
  }
}

/** Makes the tree of release `number` of `public`, after the one before, in a folder that holds some. */
async function tree(
  number: number,
  before: PreviousRelease | null = null,
  holds: Files = {},
): Promise<PreviousRelease> {
  const [publicDirectory, directory] = [join(root, 'public'), join(root, String(number))];
  const files = await nextFiles(publicDirectory, number, before?.manifest ?? null, null);
  await writeTree({ number, directory, holds }, files, { publicDirectory, ownFiles: {}, before });
  const manifest = { release: number, files } as Manifest;
  return { directory, site: join(directory, 'site'), manifest };
}

const copiesOf = async (number: number, encoding: string) =>
  (await readdir(join(root, String(number), encoding), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)
    .sort();
const inode = async (path: string) => (await stat(join(root, path))).ino;

test('the texts of a release have compressed copies beside it, and nothing else has', async () => {
  await build({
    'clock/index.html': page('Омега'),
    'app-0a1b2c3d4e5f60718293.js': page('console'),
    'tiny.json': '{}',
    'photo.webp': Buffer.alloc(4096),
  });
  await tree(1);
  const copy = (encoding: string) => readFile(join(root, '1', encoding, 'clock/index.html'));
  expect(brotliDecompressSync(await copy('br')).toString()).toBe(page('Омега'));
  expect(gunzipSync(await copy('gzip')).toString()).toBe(page('Омега'));
  for (const encoding of ['br', 'gzip']) {
    expect(await copiesOf(1, encoding)).toEqual(['app-0a1b2c3d4e5f60718293.js', 'index.html']);
  }
});

test('what did not change is that of the release before, its copies too', async () => {
  await build({ 'a/index.html': page('same'), 'b/index.html': page('old') });
  const first = await tree(1);
  await build({ 'b/index.html': page('new') });
  await tree(2, first);
  for (const folder of ['site', 'br', 'gzip']) {
    expect(await inode(`2/${folder}/a/index.html`)).toBe(await inode(`1/${folder}/a/index.html`));
    expect(await inode(`2/${folder}/b/index.html`)).not.toBe(
      await inode(`1/${folder}/b/index.html`),
    );
  }
  const changed = await readFile(join(root, '2/gzip/b/index.html'));
  expect(gunzipSync(changed).toString()).toBe(page('new'));
});

test('a tree that holds an old release is brought up to date, and releases linked to it stay', async () => {
  await build({ 'a/index.html': page('first'), 'gone/deep/index.html': page('gone') });
  const first = await tree(1);
  await tree(2, first);
  await rm(join(root, 'public/gone'), { recursive: true });
  await build({ 'a/index.html': page('third') });
  const before = { ...first, site: join(root, '2/site'), directory: join(root, '2') };
  await tree(1, before, first.manifest.files);
  expect(await readFile(join(root, '1/site/a/index.html'), 'utf8')).toBe(page('third'));
  expect(await readFile(join(root, '2/site/a/index.html'), 'utf8')).toBe(page('first'));
  for (const folder of ['site', 'br', 'gzip']) {
    expect(await readdir(join(root, '1', folder))).toEqual(['a']);
    expect((await readdir(join(root, '2', folder))).sort()).toEqual(['a', 'gone']);
  }
});

test('a release before that has no copies yet is no obstacle', async () => {
  await build({ 'a/index.html': page('same') });
  const first = await tree(1);
  await rm(join(root, '1/br'), { recursive: true });
  await tree(2, first);
  expect(await copiesOf(2, 'br')).toEqual(['index.html']);
});

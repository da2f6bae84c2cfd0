/** @jest-environment node */
import { mkdir, mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressRelease } from './compress-release';
import { writeRelease } from './write-release';

let root: string;
beforeEach(async () => (root = await mkdtemp(join(tmpdir(), 'karat-compress-'))));
afterEach(() => rm(root, { recursive: true }));

const page = (text: string) => `<p>${text}</p>`.repeat(100);

async function build(files: Record<string, string | Buffer>): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(root, 'public', path)), { recursive: true });
    await writeFile(join(root, 'public', path), content);
  }
}

/** Releases `public` as release `number`, after the one before. */
async function release(number: number, before: Parameters<typeof compressRelease>[2] = null) {
  const site = join(root, String(number), 'site');
  const files = await writeRelease(join(root, 'public'), site, number, before);
  await compressRelease(site, files, before);
  return { site, manifest: { files } } as Parameters<typeof compressRelease>[2] & object;
}

const copiesOf = async (number: number, encoding: string) =>
  (await readdir(join(root, String(number), encoding), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)
    .sort();

test('the texts of a release have compressed copies beside it, and nothing else has', async () => {
  await build({
    'clock/index.html': page('Омега'),
    'app-0a1b2c3d4e5f60718293.js': page('console'),
    'tiny.json': '{}',
    'photo.webp': Buffer.alloc(4096),
  });
  await release(1);
  const copy = (encoding: string) => readFile(join(root, '1', encoding, 'clock/index.html'));
  expect(brotliDecompressSync(await copy('br')).toString()).toBe(page('Омега'));
  expect(gunzipSync(await copy('gzip')).toString()).toBe(page('Омега'));
  for (const encoding of ['br', 'gzip']) {
    expect(await copiesOf(1, encoding)).toEqual(['app-0a1b2c3d4e5f60718293.js', 'index.html']);
  }
});

test('the copies of a file that did not change are those of the release before', async () => {
  await build({ 'a/index.html': page('same'), 'b/index.html': page('old') });
  const first = await release(1);
  await build({ 'b/index.html': page('new') });
  await release(2, first);
  const inode = async (number: number, path: string) =>
    (await stat(join(root, String(number), 'br', path))).ino;
  expect(await inode(2, 'a/index.html')).toBe(await inode(1, 'a/index.html'));
  expect(await inode(2, 'b/index.html')).not.toBe(await inode(1, 'b/index.html'));
  const changed = await readFile(join(root, '2/gzip/b/index.html'));
  expect(gunzipSync(changed).toString()).toBe(page('new'));
});

test('a release before that has no copies yet is no obstacle', async () => {
  await build({ 'a/index.html': page('same') });
  const first = await release(1);
  await rm(join(root, '1/br'), { recursive: true });
  await release(2, first);
  expect(await copiesOf(2, 'br')).toEqual(['index.html']);
});

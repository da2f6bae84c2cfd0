/** @jest-environment node */
import { mkdir, mkdtemp, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mendLetters, mendPages } from './whole-letters';

let folder: string;
beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'karat-letters-'))));
afterEach(() => rm(folder, { recursive: true }));

test('NUL bytes that cut a word are taken out of pages and of the parts that they share', async () => {
  const files = [
    'index.html',
    'page-data/404.html/of-it.html',
    'clock/a/index.html',
    '_gatsby/slices/_gatsby-slices-1.html',
  ];
  for (const file of files) {
    await mkdir(join(folder, file, '..'), { recursive: true });
    await writeFile(join(folder, file), '<p>0,2 г\0рамма, oʻz\0\0bekcha</p>');
  }
  await writeFile(join(folder, 'icon.png'), Buffer.from([1, 0, 2]));
  await mendLetters(folder);
  for (const file of files) {
    expect(await readFile(join(folder, file), 'utf8')).toBe('<p>0,2 грамма, oʻzbekcha</p>');
  }
  expect(await readFile(join(folder, 'icon.png'))).toEqual(Buffer.from([1, 0, 2]));
});

test('single pages are mended by their addresses', async () => {
  await mkdir(join(folder, 'clock/a'), { recursive: true });
  for (const file of ['clock/a/index.html', '404.html', 'index.html']) {
    await writeFile(join(folder, file), '<p>г\0рамм</p>');
  }
  await mendPages(folder, ['/clock/a/', '/404.html']);
  const textOf = (file: string) => readFile(join(folder, file), 'utf8');
  expect(await textOf('clock/a/index.html')).toBe('<p>грамм</p>');
  expect(await textOf('404.html')).toBe('<p>грамм</p>');
  expect(await textOf('index.html')).toBe('<p>г\0рамм</p>');
});

test('NUL bytes at the first and the last place go too', async () => {
  await writeFile(join(folder, 'index.html'), '\0\0<p>12 г</p>\0');
  await mendLetters(folder);
  expect(await readFile(join(folder, 'index.html'), 'utf8')).toBe('<p>12 г</p>');
});

test('a page without a NUL is not written again', async () => {
  const file = join(folder, 'index.html');
  const built = new Date('2026-01-02T03:04:05Z');
  await writeFile(file, '<p>цел</p>');
  await utimes(file, built, built);
  await mendLetters(folder);
  expect((await stat(file)).mtime).toEqual(built);
});

test('pages of an earlier build are not read again', async () => {
  const [old, fresh] = [join(folder, 'old.html'), join(folder, 'fresh.html')];
  const begun = Date.now() - 60_000;
  for (const file of [old, fresh]) await writeFile(file, 'Ча\0сы');
  await utimes(old, new Date(begun - 1000), new Date(begun - 1000));
  await mendLetters(folder, begun);
  expect(await readFile(old, 'utf8')).toBe('Ча\0сы');
  expect(await readFile(fresh, 'utf8')).toBe('Часы');
});

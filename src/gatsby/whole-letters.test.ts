/** @jest-environment node */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mendLetters } from './whole-letters';

test('NUL bytes that cut a word are taken out of pages and of the parts that they share', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'karat-letters-'));
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
  try {
    await mendLetters(folder);
    for (const file of files) {
      expect(await readFile(join(folder, file), 'utf8')).toBe('<p>0,2 грамма, oʻzbekcha</p>');
    }
    expect(await readFile(join(folder, 'icon.png'))).toEqual(Buffer.from([1, 0, 2]));
  } finally {
    await rm(folder, { recursive: true });
  }
});

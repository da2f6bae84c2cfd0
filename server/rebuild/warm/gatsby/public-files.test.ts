/** @jest-environment node */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { inside } from './inside';
import { listFilesAtOnce } from './public-files';

interface Glob {
  sync: (pattern: string, options: object) => string[];
}

let folder: string;
beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'karat-public-'))));
afterEach(() => rm(folder, { recursive: true }));

test('Gatsby gets the same files of public, in the same order', async () => {
  const paths = [
    'index.html',
    'a/b/index.html',
    'a-b/index.html',
    'A/1.json',
    '.well-known/x',
    '_headers',
  ];
  for (const path of [...paths, 'clock/й.html', 'app-9.js', 'app-10.js', 'a/B.txt']) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), '');
  }
  const glob = inside('glob') as Glob;
  const list = () => glob.sync('**/**', { cwd: folder, nodir: true, dot: true });
  const byGatsby = list();
  const other = glob.sync('*.js', { cwd: folder });
  listFilesAtOnce();
  expect(list()).toEqual(byGatsby);
  expect(byGatsby).toHaveLength(10);
  expect(glob.sync('*.js', { cwd: folder })).toEqual(other);
});

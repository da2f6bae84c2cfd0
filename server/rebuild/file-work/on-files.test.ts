/** @jest-environment node */
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { FileProcess } from './file-process';
import { onFiles } from './on-files';

let folder: string;
beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'karat-files-'))));
afterEach(() => rm(folder, { recursive: true }));

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
const names = (count: number) => Array.from({ length: count }, (_, index) => `${index}.txt`);

test.each([3, 950])('of %i files each gets its own result, in their order', async (count) => {
  const paths = names(count);
  await Promise.all(paths.map((path) => writeFile(join(folder, path), `text of ${path}`)));
  const results = await onFiles('hashFiles', { directory: folder }, [...paths, 'missing.txt']);
  expect(results.map((facts) => facts?.hash ?? null)).toEqual([
    ...paths.map((path) => hashOf(`text of ${path}`)),
    null,
  ]);
});

test('many files are written by processes as few are here', async () => {
  const [publicDirectory, site] = [join(folder, 'public'), join(folder, 'site')];
  await mkdir(publicDirectory);
  const files = names(500).map((path) => ({ path, size: 600, source: { kind: 'built' } as const }));
  await Promise.all(
    files.map(({ path }) => writeFile(join(publicDirectory, path), path.repeat(200))),
  );
  await onFiles('writeFiles', { site, publicDirectory }, files);
  for (const tree of ['site', 'br', 'gzip']) {
    await expect(readFile(join(folder, tree, '499.txt'))).resolves.toBeDefined();
  }
  expect(await readFile(join(site, '7.txt'), 'utf8')).toBe('7.txt'.repeat(200));
});

test.each([10, 500])('the failure of one of %i files is told with its code', async (count) => {
  const files = names(count).map((path) => ({
    path,
    size: 1,
    source: { kind: 'built' } as const,
  }));
  const trees = { site: join(folder, 'site'), publicDirectory: join(folder, 'nowhere') };
  await expect(onFiles('writeFiles', trees, files)).rejects.toMatchObject({ code: 'ENOENT' });
});

test('a process that was killed is not asked again, and refuses whoever asks it', async () => {
  await writeFile(join(folder, 'a.txt'), 'a');
  const part = { name: 'hashFiles', common: { directory: folder }, items: ['a.txt'] } as const;
  const worker = new FileProcess();
  expect(await worker.carryOut(part)).toEqual([{ size: 1, hash: hashOf('a') }]);
  expect(worker.isUsable).toBe(true);
  process.kill(worker.pid, 'SIGKILL');
  while (worker.isUsable) await wait(20);
  await expect(worker.carryOut(part)).rejects.toThrow();
});

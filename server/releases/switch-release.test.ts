/** @jest-environment node */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeManifest, type Manifest } from './manifest';
import { Releases } from './releases';
import { switchRelease } from './switch-release';

let directory: string;
let releases: Releases;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'karat-switch-'));
  releases = new Releases(join(directory, 'ru'));
  await publish({ 'index.html': 'a', 'about/index.html': 'same', 'article/x/index.html': 'x' });
  await publish({ 'index.html': 'b', 'about/index.html': 'same', 'article/y/index.html': 'y' });
});
afterEach(() => rm(directory, { recursive: true }));

async function publish(contents: Record<string, string>): Promise<void> {
  const { number } = await releases.prepare();
  const draft = await releases.draft(number);
  const files = Object.fromEntries(
    Object.entries(contents).map(([path, hash]) => [path, { size: 1, hash, builtIn: number }]),
  );
  await writeManifest(draft.directory, { release: number, files } as Manifest);
  await releases.publish(draft);
}

function switched(choose: () => Promise<number | null>) {
  const settings = { dataDirectory: directory, purgeUrl: null, purgeToken: null };
  return switchRelease({ host: 'ru', releases, settings, say: () => undefined }, choose);
}

async function purges(): Promise<object[]> {
  const lines = await readFile(join(directory, 'purges.jsonl'), 'utf8').catch(() => '');
  return lines
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as object);
}

test('a rollback purges the addresses that differ, and going on purges them again', async () => {
  const addresses = expect.arrayContaining(['/', '/article/x/', '/article/y/']) as unknown;
  expect(await switched(() => releases.rollBack())).toBe(1);
  expect(await purges()).toEqual([expect.objectContaining({ host: 'ru', release: 1, addresses })]);
  expect(JSON.stringify(await purges())).not.toContain('/about/');
  expect(await switched(() => releases.resume())).toBe(2);
  expect((await purges())[1]).toMatchObject({ release: 2 });
});

test('nothing is purged where another release was not chosen, or the same is served', async () => {
  await expect(switched(() => releases.rollBack(7))).rejects.toThrow('there is no release 7');
  expect(await switched(() => releases.resume())).toBe(2);
  expect(await purges()).toEqual([]);
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeManifest, type Manifest } from './manifest';
import { writeReasons, type BuildReasons } from './reasons';
import { differenceText, listText } from './release-texts';
import { Releases } from './releases';

let releases: Releases;
beforeEach(async () => {
  releases = new Releases(join(await mkdtemp(join(tmpdir(), 'karat-releases-')), 'ru'));
});
afterEach(() => rm(join(releases.directory, '..'), { recursive: true }));

async function publish(
  day: string,
  contents: Record<string, string>,
  reasons: BuildReasons | null = null,
): Promise<void> {
  const { number } = await releases.prepare();
  const draft = await releases.draft(number);
  const files = Object.fromEntries(
    Object.entries(contents).map(([path, hash]) => [path, { size: 1, hash, builtIn: number }]),
  );
  const facts = { release: number, createdAt: `${day}T10:20:30.000Z`, pages: 2, files };
  await writeManifest(draft.directory, facts as Manifest);
  await writeReasons(draft.directory, reasons);
  await releases.publish(draft);
}

async function threeReleases(): Promise<void> {
  await publish('2026-11-20', { 'index.html': 'a', 'article/x/index.html': 'x' });
  await publish('2026-11-21', { 'index.html': 'b', 'article/x/index.html': 'x' });
  await publish('2026-11-22', { 'index.html': 'b', 'article/y/index.html': 'y' });
}

test('the list names number, day, pages and which release is served', async () => {
  expect(await listText('ru', releases)).toBe('ru: no release yet');
  await threeReleases();
  expect(await listText('ru', releases)).toBe(
    [
      'ru:',
      '  3  2026-11-22 10:20  2 pages  served',
      '  2  2026-11-21 10:20  2 pages',
      '  1  2026-11-20 10:20  2 pages',
    ].join('\n'),
  );
  await releases.rollBack(1);
  expect(await listText('ru', releases)).toContain('held back');
  expect(await listText('ru', releases)).toContain('  1  2026-11-20 10:20  2 pages  served');
});

test('the difference of two releases is pages that came, changed and went', async () => {
  await threeReleases();
  expect(await differenceText(releases, [])).toBe(
    'release 2 to 3: 1 added, 0 changed, 1 removed\n+ /article/y/\n- /article/x/',
  );
  expect(await differenceText(releases, [1, 2])).toBe(
    'release 1 to 2: 0 added, 1 changed, 0 removed\n~ /',
  );
  await expect(differenceText(releases, [1, 9])).rejects.toThrow('there is no release 9');
});

test('the difference tells why a page changed, as far as its releases tell it', async () => {
  const others = { kind: 'earlier', what: '' } as const;
  const ofPage = (what: string) => ({
    standstill: null,
    pages: { '/': [{ kind: 'own', what } as const] },
    others,
  });
  await publish('2026-11-20', { 'index.html': 'a', 'x/index.html': 'a' });
  await publish('2026-11-21', { 'index.html': 'b', 'x/index.html': 'b' }, ofPage('seo 1'));
  await publish('2026-11-22', { 'index.html': 'c', 'x/index.html': 'b' }, ofPage('seo 2'));
  expect(await differenceText(releases, [1, 2])).toContain('~ /  (its own content: seo 1)');
  expect(await differenceText(releases, [1, 2])).toContain(
    '~ /x/  (an earlier change that was not released)',
  );
  expect(await differenceText(releases, [1, 3])).toContain(
    '~ /  (its own content: seo 1; its own content: seo 2)',
  );
});

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { pageHtml, treeOf, TrialPublic } from '../../tests/support/trial-public';
import { Releases } from '../releases/releases';
import type { PublicChanges } from './release-changes';
import { releasePublic } from './release-public';

jest.mock('@netlify/headers-parser', () =>
  jest.requireActual<object>('../../tests/support/no-rules'),
);
jest.mock('@netlify/redirects', () => jest.requireActual<object>('../../tests/support/no-rules'));

let trial: TrialPublic;
beforeEach(async () => (trial = await TrialPublic.make()));
afterEach(() => trial.delete());

const now = () => new Date('2026-11-22T10:00:00Z');
const said: string[] = [];

function release(changes?: PublicChanges, of = trial, force = false) {
  const { settings, directory: publicDirectory } = of;
  const say = (line: string) => said.push(line);
  const options = { host: 'ru', settings, publicDirectory, fingerprint: 'f', say, now } as const;
  return releasePublic({ ...options, changes, force });
}

const releases = () => new Releases(join(trial.settings.releasesDirectory, 'ru'));
const served = (path: string) =>
  readFile(join(trial.settings.releasesDirectory, 'ru/current/site', path), 'utf8');

test('a page beside a file of its name is checked as the edge sends it: that file first', async () => {
  await trial.write('404/index.html', pageHtml('not found, under its address'));
  expect(await release()).toMatchObject({ state: 'live' });
});

const paths = [
  'article/a/index.html',
  'article/b/index.html',
  'article/b/c/index.html',
  'article/d.html',
  'page-data/article/b/page-data.json',
  'page-data/app-data.json',
  'app-0123456789abcdef0123.js',
  'static/photo-0123456789abcdef.svg',
  'static/photo-fedcba9876543210.svg',
  'rss.xml',
  '.hidden',
];
const text = fc.constantFrom('one', 'two', 'three ', 'long '.repeat(200), 'longer '.repeat(300));
const edit = fc.record({ path: fc.constantFrom(...paths), text: fc.option(text, { freq: 3 }) });

test('a release from a list of changes is the release that a comparison of everything makes, byte for byte', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(edit, { maxLength: 5 }), { maxLength: 8 }),
      async (steps) => {
        const other = await TrialPublic.make();
        const own = await TrialPublic.make();
        try {
          for (const edits of [[], ...steps]) {
            for (const one of [own, other]) {
              for (const { path, text: content } of edits) {
                const isNeeded = path === 'article/a/index.html';
                if (content !== null) await one.write(path, pageHtml(content, ['/article/a/']));
                else if (!isNeeded) await one.remove(path);
              }
            }
            // However many pages have gone.
            const quick = await release(own.takeChanges(), own, true);
            const whole = await release(undefined, other, true);
            expect([quick.state, quick.pages]).toEqual([whole.state, whole.pages]);
            const [a, b] = [own, other].map((one) =>
              treeOf(join(one.settings.releasesDirectory, 'ru', String(quick.release))),
            );
            expect(await a).toEqual(await b);
          }
        } finally {
          await own.delete();
          await other.delete();
        }
      },
    ),
    { numRuns: 15 },
  );
});

test('the pages that came, changed and went are told as addresses', async () => {
  await trial.write('article/b/index.html', pageHtml('b'));
  await release();
  trial.takeChanges();
  await trial.write('article/a/index.html', pageHtml('a is another'));
  await trial.write('page-data/index/page-data.json', '{}');
  await trial.write('article/c/index.html', pageHtml('c'));
  await trial.remove('article/b/index.html');
  const { pages, state, release: number } = await release(trial.takeChanges());
  expect([state, number]).toEqual(['live', 2]);
  expect(pages).toEqual({
    added: ['/article/c/'],
    changed: ['/article/a/', '/'],
    removed: ['/article/b/'],
  });
});

test('files that were written with the content they had are no reason for a release', async () => {
  await release();
  await trial.write('article/a/index.html', pageHtml('article'));
  const result = await release({ written: ['article/a/index.html'], removed: ['rss.xml'] });
  expect([result.state, result.release]).toEqual(['unchanged', 1]);
  expect(said.at(-1)).toBe('nothing has changed since release 1');
  expect(await releases().numbers()).toEqual([1]);
});

test('only what is in the list is looked at', async () => {
  await release();
  await trial.write('article/a/index.html', pageHtml('not in the list'));
  await trial.write('article/b/index.html', pageHtml('in the list'));
  await release({ written: ['article/b/index.html'], removed: [] });
  expect(await served('article/b/index.html')).toContain('in the list');
  expect(await served('article/a/index.html')).toBe(pageHtml('article'));
});

describe('a release that must not go live', () => {
  test('has a script that the policy of its page does not know', async () => {
    await release();
    trial.takeChanges();
    await trial.write('article/a/index.html', pageHtml('<script>planted()</script>'));
    await expect(release(trial.takeChanges())).rejects.toThrow(
      'A script that the policy stops, "planted()" on article/a/index.html.',
    );
    expect(await served('article/a/index.html')).toBe(pageHtml('article'));
  });

  test('names the pages that refer to a removed one, though they did not change', async () => {
    await trial.write('article/b/index.html', pageHtml('b'));
    await trial.write('article/c/index.html', pageHtml('c', ['/article/b/']));
    await release();
    trial.takeChanges();
    await trial.remove('article/b/index.html');
    await expect(release(trial.takeChanges())).rejects.toThrow(
      'Broken link /article/b/ on article/c/index.html.',
    );
    expect(await served('article/b/index.html')).toBe(pageHtml('b'));
  });

  test('loses nothing: the next one has what it should have released', async () => {
    await release();
    trial.takeChanges();
    await trial.write('article/a/index.html', pageHtml('edited', ['/nowhere/']));
    await trial.write('uslugi/a/index.html', pageHtml('edited too'));
    await expect(release(trial.takeChanges())).rejects.toThrow('Broken link /nowhere/');
    await trial.write('article/a/index.html', pageHtml('mended'));
    const { pages } = await release(trial.takeChanges());
    expect(pages.changed).toEqual(['/article/a/', '/uslugi/a/']);
    expect(await served('uslugi/a/index.html')).toContain('edited too');
  });
});

test('after a rollback releases are made and kept, and served when they are let through', async () => {
  const edited = async (words: string) => {
    await trial.write('article/a/index.html', pageHtml(words));
    return release();
  };
  await release();
  await edited('second');
  expect(await releases().rollBack()).toBe(1);
  expect(await served('article/a/index.html')).toBe(pageHtml('article'));

  expect((await edited('third')).state).toBe('held');
  expect(said.at(-1)).toContain('npm run release -- resume --host ru');
  for (const words of ['fourth', 'fifth', 'sixth', 'seventh']) await edited(words);
  expect(await served('article/a/index.html')).toBe(pageHtml('article'));
  expect(await releases().numbers()).toEqual([7, 6, 5, 1]);

  expect(await releases().resume()).toBe(7);
  expect(await served('article/a/index.html')).toContain('seventh');
  expect((await edited('eighth')).state).toBe('live');
  expect(await releases().numbers()).toEqual([8, 7, 6]);
});

test('a rollback leads to a release that there is', async () => {
  await release();
  await expect(releases().rollBack()).rejects.toThrow('no earlier release');
  await expect(releases().rollBack(7)).rejects.toThrow('there is no release 7: there are 1');
  expect(await releases().isHeld()).toBe(false);
});

test('the site tells open tabs which page data the last releases changed', async () => {
  await release();
  const dataOf = (name: string) => `page-data/article/${name}/page-data.json`;
  await trial.write(dataOf('a'), '{}');
  await release();
  await trial.write('article/a/index.html', pageHtml('its data is the same'));
  await trial.write(dataOf('b'), '{}');
  await release();
  await trial.write('page-data/app-data.json', '{}');
  await release();
  const at = now().getTime() / 1000;
  expect(JSON.parse(await served('rev.json'))).toEqual({
    release: 4,
    changes: [
      { release: 4, at, paths: null },
      { release: 3, at, paths: ['/article/b/'] },
      { release: 2, at, paths: ['/article/a/'] },
      { release: 1, at, paths: null },
    ],
  });
});

import { createHash } from 'node:crypto';
import { readFile, readdir, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { pageHtml, TrialPublic } from '../../tests/support/trial-public';
import { Releases, releasesKept } from '../releases/releases';
import { releasePublic } from './release-public';

jest.mock('@netlify/headers-parser', () =>
  jest.requireActual<object>('../../tests/support/no-rules'),
);
jest.mock('@netlify/redirects', () => jest.requireActual<object>('../../tests/support/no-rules'));

/** Steps until the process ends, as it were, or the disk is full. */
let stepsLeft = Infinity;
/** After them a process that ended changes nothing any more; on a full disk it can still remove. */
let failure: 'killed' | 'ENOSPC: no space left on device' = 'killed';

jest.mock('node:fs/promises', () => {
  const real =
    jest.requireActual<Record<string, (...given: unknown[]) => Promise<unknown>>>(
      'node:fs/promises',
    );
  const steps = ['copyFile', 'link', 'mkdir', 'rename', 'rm', 'rmdir', 'symlink', 'writeFile'];
  const counted = steps.map((name) => [
    name,
    (...given: unknown[]) => {
      stepsLeft -= 1;
      const needsRoom = !['rename', 'rm', 'rmdir'].includes(name);
      const fails = stepsLeft < 0 && (failure === 'killed' || needsRoom);
      return fails ? Promise.reject(new Error(failure)) : real[name]?.(...given);
    },
  ]);
  return { ...real, ...(Object.fromEntries(counted) as object) };
});

let trial: TrialPublic;

function release() {
  const { settings, directory: publicDirectory } = trial;
  const options = { host: 'ru', settings, publicDirectory, fingerprint: 'f' } as const;
  return releasePublic({ ...options, changes: trial.takeChanges(), say: () => undefined });
}

/** Number of the release that is served, and that each of its files is as its manifest says. */
async function servedWhole(): Promise<number> {
  const directory = await realpath(join(trial.settings.releasesDirectory, 'ru/current'));
  const releases = new Releases(join(directory, '..'));
  const manifest = await releases.currentManifest();
  const files = Object.entries(manifest?.files ?? {});
  expect(files.length).toBeGreaterThan(5);
  for (const [path, { hash }] of files) {
    const content = await readFile(join(directory, 'site', path));
    expect([path, createHash('sha256').update(content).digest('hex')]).toEqual([path, hash]);
  }
  return manifest?.release ?? 0;
}

/** A public folder of which a number of releases were made. */
async function makeReleases(count: number): Promise<TrialPublic> {
  trial = await TrialPublic.make();
  for (let number = 1; number <= count; number += 1) {
    await trial.write('article/b/index.html', pageHtml(`release ${number} `.repeat(60)));
    await trial.write(`article/b-${number}/index.html`, pageHtml(`only in ${number}`));
    await trial.remove(`article/b-${number - 2}/index.html`);
    await release();
  }
  return trial;
}

/** Begins with a copy of these releases, and an edit that none of them has. */
async function begin(before: TrialPublic): Promise<void> {
  trial = await before.copy();
  await trial.write('article/b/index.html', pageHtml('the last words'));
}

/** The last edit and a further one are released, and nothing is left of the attempt before. */
async function expectHealthy(): Promise<void> {
  await trial.write('uslugi/a/index.html', pageHtml('after the failure'));
  const { release: number } = await release();
  expect(await servedWhole()).toBe(number);
  expect(await served('article/b/index.html')).toBe(pageHtml('the last words'));
  expect(await served('uslugi/a/index.html')).toBe(pageHtml('after the failure'));
  const names = await readdir(join(trial.settings.releasesDirectory, 'ru'));
  expect(names.filter((name) => /^\d+$/.test(name)).length).toBeLessThanOrEqual(releasesKept);
  const others = names.filter((name) => !/^\d+$/.test(name) && name !== 'current');
  expect(['.complete', '.complete,.spare']).toContain(others.sort().join());
}

const served = (path: string) =>
  readFile(join(trial.settings.releasesDirectory, 'ru/current/site', path), 'utf8');

const beginnings = [
  ['is made as a whole new tree', 2],
  ['is made of an old release', releasesKept + 3],
] as const;

test.each(beginnings)(
  'a crash at any step of a release that %s leaves one that is whole, and the next run puts the rest right',
  async (_, releasesBefore) => {
    failure = 'killed';
    const before = await makeReleases(releasesBefore);
    let isDone = false;
    // The first step notes that something is to be released.
    for (let steps = 1; !isDone; steps += 1) {
      await begin(before);
      stepsLeft = steps;
      await release().catch(() => undefined);
      isDone = stepsLeft >= 0;
      stepsLeft = Infinity;
      expect([releasesBefore, releasesBefore + 1]).toContain(await servedWhole());
      await expectHealthy();
      await trial.delete();
    }
    await before.delete();
  },
);

test.each(beginnings)(
  'a disk that is full from any step on of a release that %s is told, and leaves no half of a tree',
  async (_, releasesBefore) => {
    failure = 'ENOSPC: no space left on device';
    const before = await makeReleases(releasesBefore);
    let isDone = false;
    for (let steps = 1; !isDone; steps += 1) {
      await begin(before);
      stepsLeft = steps;
      const outcome = await release().then(
        ({ state }) => state,
        (error: Error) => error.message,
      );
      isDone = stepsLeft >= 0;
      stepsLeft = Infinity;
      const number = await servedWhole();
      expect([failure, 'live']).toContain(outcome);
      if (outcome === 'live') expect(number).toBe(releasesBefore + 1);
      const names = await readdir(join(trial.settings.releasesDirectory, 'ru'));
      expect(names.filter((name) => name.endsWith('.draft'))).toEqual([]);
      await expectHealthy();
      await trial.delete();
    }
    await before.delete();
  },
);

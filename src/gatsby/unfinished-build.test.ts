/** @jest-environment node */
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unsavedEditPath } from '../config/unfinished-build';
import { finishBuild, onPreBootstrap, onPreInit } from './unfinished-build';

const before = { directory: process.cwd(), env: process.env.NODE_ENV };
let site: string;

beforeEach(async () => {
  site = await mkdtemp(join(tmpdir(), 'karat-build-'));
  await mkdir(join(site, '.cache'));
  await mkdir(join(site, 'public'));
  process.chdir(site);
  Object.assign(process.env, { NODE_ENV: 'production' });
});
afterEach(async () => {
  process.chdir(before.directory);
  Object.assign(process.env, { NODE_ENV: before.env });
  await rm(site, { recursive: true });
});

type Hook = typeof onPreInit | typeof onPreBootstrap;
const run = async (...hooks: Hook[]) => {
  const api = { reporter: { info: () => undefined } };
  for (const hook of hooks) await hook?.(api as never, { plugins: [] }, () => undefined);
};

describe('a build that did not finish', () => {
  test('leaves nothing for the next build to rely on', async () => {
    await run(onPreInit, onPreBootstrap);
    await run(onPreInit);
    expect(existsSync('public')).toBe(false);
  });

  test('one that did finish is built upon', async () => {
    await run(onPreInit, onPreBootstrap);
    await finishBuild();
    await run(onPreInit);
    expect(existsSync('public')).toBe(true);
  });

  test('an edit that was not kept to its end counts as one', async () => {
    await run(onPreInit, onPreBootstrap);
    await finishBuild();
    await writeFile(unsavedEditPath, '');
    await run(onPreInit);
    expect([existsSync('public'), existsSync(unsavedEditPath)]).toEqual([false, false]);
  });

  test('development, which is always broken off, leaves no mark', async () => {
    Object.assign(process.env, { NODE_ENV: 'development' });
    await run(onPreInit, onPreBootstrap);
    Object.assign(process.env, { NODE_ENV: 'production' });
    await run(onPreInit);
    expect(existsSync('public')).toBe(true);
  });
});

/** @jest-environment node */
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { takeBundleCache } from './bundle-cache';

let root: string;
beforeEach(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'karat-bundles-')));
});
afterEach(() => rm(root, { recursive: true }));

const directoryOf = (host: string) => join(root, host);

/** A work directory with a module, as every host has it. */
async function workOf(host: string): Promise<string> {
  const work = directoryOf(host);
  await mkdir(join(work, 'src'), { recursive: true });
  await writeFile(join(work, 'src/price.js'), 'export const price = 1500000;');
  await writeFile(
    join(work, 'src/index.js'),
    `import { price } from './price'; console.log(price)`,
  );
  return work;
}

/** Bundles with a cache where Gatsby has it; the bundle, and how many modules were compiled for it. */
async function bundle(work: string): Promise<{ code: string; compiled: number }> {
  let compiled = 0;
  const compiler = webpack({
    context: work,
    mode: 'production',
    entry: './src/index.js',
    output: { path: join(work, 'public') },
    cache: {
      type: 'filesystem',
      name: 'stage',
      cacheLocation: join(work, '.cache/webpack/stage-build-javascript'),
    },
  });
  compiler.hooks.compilation.tap('count', ({ hooks }) => {
    hooks.buildModule.tap('count', () => {
      compiled += 1;
    });
  });
  const stats = await new Promise<webpack.Stats>((resolve, reject) => {
    compiler.run((error, result) => (result ? resolve(result) : reject(error ?? new Error())));
  });
  expect(stats.hasErrors()).toBe(false);
  await new Promise((resolve) => compiler.close(resolve));
  return { code: await readFile(join(work, 'public/main.js'), 'utf8'), compiled };
}

test('a second host bundles what the first has compiled, without compiling it again', async () => {
  const [ru, en] = [await workOf('ru'), await workOf('en')];
  const first = await bundle(ru);
  expect(first.compiled).toBeGreaterThan(0);
  expect(await takeBundleCache(en, [ru])).toBe(ru);
  expect(await bundle(en)).toEqual({ code: first.code, compiled: 0 });
});

test('a source that is not the same is compiled', async () => {
  const [ru, en] = [await workOf('ru'), await workOf('en')];
  await bundle(ru);
  await takeBundleCache(en, [ru]);
  await writeFile(join(en, 'src/price.js'), 'export const price = 2700000;');
  const { code, compiled } = await bundle(en);
  expect(compiled).toBe(1);
  expect(code).toContain('27e5');
});

test('a host with a cache keeps it; without another host there is none to take', async () => {
  const [ru, en] = [await workOf('ru'), await workOf('en')];
  expect(await takeBundleCache(en, [ru])).toBeNull();
  await bundle(ru);
  expect(await takeBundleCache(ru, [en])).toBeNull();
  expect(existsSync(join(en, '.cache'))).toBe(false);
});

test('a directory with a name of another length is passed over', async () => {
  const [ru, english] = [await workOf('ru'), await workOf('english')];
  await bundle(ru);
  expect(await takeBundleCache(english, [ru])).toBeNull();
});

import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compileFunction } from 'node:vm';
import { transformSync } from '@swc/core';
import type { BaseLoader } from 'gatsby-loader';

const gatsby = dirname(require.resolve('gatsby/package.json'));

/** Gatsby's own file, with the network and the browser's parts beside it stood in for. */
jest.mock(
  'gatsby-loader',
  () => {
    const file = join(gatsby, 'cache-dir/loader.js');
    const { code } = transformSync(readFileSync(file, 'utf8'), {
      jsc: { target: 'es2022', parser: { syntax: 'ecmascript' } },
      module: { type: 'commonjs' },
    });
    const parts: Record<string, object> = {
      './prefetch': { default: () => Promise.resolve() },
      './emitter': { default: { emit: () => undefined } },
      './find-path': {
        setMatchPaths: () => undefined,
        findMatchPath: () => null,
        findPath: (path: string) => (path === '/' ? path : path.replace(/\/$/, '')),
      },
    };
    const exported: object = {};
    const names = ['exports', 'require', 'XMLHttpRequest', 'global', '__PATH_PREFIX__'];
    const run = compileFunction(code, names) as (...given: unknown[]) => void;
    run(exported, (name: string) => ({ __esModule: true, ...parts[name] }), Browser, {}, '');
    return exported;
  },
  { virtual: true },
);

/** Answers by address; an address without an answer is not found. */
const site = new Map<string, string>();
const asked: string[] = [];

class Browser {
  readyState = 0;
  status = 0;
  responseText = '';
  onreadystatechange = () => undefined;
  private address = '';

  open(_method: string, address: string): void {
    this.address = address;
  }

  send(): void {
    asked.push(this.address);
    const answer = site.get(this.address);
    this.status = answer === undefined ? 404 : 200;
    this.responseText = answer ?? '';
    this.readyState = 4;
    queueMicrotask(this.onreadystatechange);
  }
}

const pageDataOf = (path: string) => `/page-data${path === '/' ? '/index' : path}/page-data.json`;
const publish = (path: string, text: string) =>
  site.set(
    pageDataOf(path),
    JSON.stringify({
      path,
      componentChunkName: 'page',
      result: { text },
      slicesMap: { header: 'header' },
    }),
  );
const publishHeader = (text: string) =>
  site.set(
    '/slice-data/header.json',
    JSON.stringify({
      componentChunkName: 'header',
      staticQueryHashes: [],
      result: { data: text, sliceContext: {} },
    }),
  );

interface Page {
  json: { text: string };
}

async function start() {
  jest.resetModules();
  const { noteLoader, forgetPages } = await import('./gatsby-loader');
  noteLoader();
  const real = (await import('gatsby-loader')) as unknown as {
    ProdLoader: new (requires: object, matchPaths: []) => BaseLoader;
    setLoader: (loader: BaseLoader) => void;
    publicLoader: {
      loadPage: (path: string) => Promise<Page>;
      loadPageSync: (path: string) => Page | undefined;
      isPageNotFound: (path: string) => boolean;
    };
    getSliceResults: () => Map<string, { data: unknown; component: unknown }>;
  };
  const load = () => Promise.resolve({ default: () => null });
  const loader = new real.ProdLoader({ components: { page: load, header: load } }, []);
  real.setLoader(loader);
  return { ...real, loader, forgetPages };
}

beforeEach(() => {
  site.clear();
  asked.length = 0;
  site.set('/page-data/app-data.json', '{"webpackCompilationHash":"a"}');
  publish('/404.html', 'not found');
  publish('/', 'home');
  publish('/article/a', 'old');
  publishHeader('old header');
});

test('Gatsby is the version whose loader src/app/gatsby-loader.ts knows: 5.16.1', () => {
  const { version } = JSON.parse(readFileSync(join(gatsby, 'package.json'), 'utf8')) as {
    version: string;
  };
  // Another version: look whether loader.js still keeps pages in these maps, then write it here.
  expect(version).toBe('5.16.1');
});

test('a page that is forgotten is asked for again, others are not', async () => {
  const { publicLoader, forgetPages } = await start();
  await publicLoader.loadPage('/');
  expect((await publicLoader.loadPage('/article/a/')).json.text).toBe('old');
  publish('/article/a', 'new');
  publish('/', 'new home');
  expect((await publicLoader.loadPage('/article/a/')).json.text).toBe('old');
  await forgetPages(['/article/a/']);
  expect(publicLoader.loadPageSync('/article/a/')).toBeUndefined();
  expect((await publicLoader.loadPage('/article/a/')).json.text).toBe('new');
  expect((await publicLoader.loadPage('/')).json.text).toBe('home');
});

test('a deleted page is not found, and found again under an address that is used again', async () => {
  const { publicLoader, forgetPages } = await start();
  await publicLoader.loadPage('/article/a/');
  site.delete(pageDataOf('/article/a'));
  await forgetPages(['/article/a/']);
  expect((await publicLoader.loadPage('/article/a/')).json.text).toBe('not found');
  expect(publicLoader.isPageNotFound('/article/a/')).toBe(true);
  publish('/article/a', 'another');
  await forgetPages(['/article/a/']);
  expect((await publicLoader.loadPage('/article/a/')).json.text).toBe('another');
  expect(publicLoader.isPageNotFound('/article/a/')).toBeFalsy();
});

test('what is still on its way when its page is forgotten is not kept', async () => {
  const { publicLoader, forgetPages } = await start();
  const loading = publicLoader.loadPage('/article/a/');
  await forgetPages(['/article/a/']);
  publish('/article/a', 'new');
  await loading;
  expect((await publicLoader.loadPage('/article/a/')).json.text).toBe('new');
});

test('a page that was fetched ahead is fetched again', async () => {
  const { loader, publicLoader, forgetPages } = await start();
  await publicLoader.loadPage('/');
  loader.prefetchTriggered.add('/article/a/');
  loader.prefetchCompleted.add('/article/a/');
  await forgetPages(['/article/a/']);
  expect([loader.prefetchTriggered.size, loader.prefetchCompleted.size]).toEqual([0, 0]);
});

test('when anything may have changed all pages are forgotten, and their common parts renewed in place', async () => {
  const { publicLoader, getSliceResults, forgetPages } = await start();
  await publicLoader.loadPage('/');
  await publicLoader.loadPage('/article/a/');
  const slices = getSliceResults();
  const { component } = slices.get('header') ?? {};
  publish('/', 'new home');
  publish('/article/a', 'new');
  publishHeader('new header');
  await forgetPages(null);
  expect(slices.get('header')).toMatchObject({ data: 'new header', component });
  expect((await publicLoader.loadPage('/')).json.text).toBe('new home');
  expect((await publicLoader.loadPage('/article/a/')).json.text).toBe('new');
});

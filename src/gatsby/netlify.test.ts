/** @jest-environment node */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { IAdapter } from 'gatsby';
import { netlifyAdapter } from './netlify';

const before = process.cwd();
let site: string;

beforeEach(async () => {
  site = await mkdtemp(join(tmpdir(), 'karat-site-'));
  await mkdir(join(site, 'public'));
  process.chdir(site);
});
afterEach(async () => {
  process.chdir(before);
  await rm(site, { recursive: true });
});

const nosniff = { key: 'x-content-type-options', value: 'nosniff' };
const revalidate = { key: 'cache-control', value: 'public, max-age=0, must-revalidate' };

/** Runs the adapter as Gatsby does at the end of a build of one page. */
async function adapt(routesManifest: object[] = []): Promise<string> {
  const context = {
    routesManifest,
    functionsManifest: [],
    headerRoutes: [
      { path: '/*', headers: [revalidate] },
      { path: '/clock/a/', headers: [nosniff] },
    ],
    remoteFileAllowedUrls: [],
    reporter: { verbose: () => undefined },
    trailingSlash: 'always',
    pathPrefix: '',
  };
  await netlifyAdapter([nosniff]).adapt(context as unknown as Parameters<IAdapter['adapt']>[0]);
  return readFile('public/_headers', 'utf8');
}

describe('the adapter', () => {
  test('says the same in the same bytes on every build', async () => {
    const first = await adapt();
    expect(first).toBe(
      [
        '# gatsby-adapter-netlify start',
        '/*',
        '  cache-control: public, max-age=0, must-revalidate',
        '  x-content-type-options: nosniff',
        '/rev.json',
        '  cache-control: no-store',
        '/.netlify/images',
        '  cross-origin-resource-policy: cross-origin',
        '/preview/*',
        '  cache-control: no-store',
        '  x-robots-tag: noindex',
        '',
        '# gatsby-adapter-netlify end',
        '',
      ].join('\n'),
    );
    expect(await adapt()).toBe(first);
  });

  test('answers every path of a pattern with its one page, whose files stay where they are', async () => {
    const files = ['public/search/index.html', 'public/page-data/search/page-data.json'];
    for (const file of files) {
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, file);
    }
    await adapt([
      { type: 'static', path: '/search/*', filePath: files[0], headers: [] },
      { type: 'static', path: '/page-data/search/*', filePath: files[1], headers: [] },
    ]);
    const rules = (await readFile('public/_redirects', 'utf8')).split('\n');
    expect(rules.filter((rule) => rule.startsWith('/'))).toEqual([
      '/search/*  /search/index.html  200',
    ]);
    for (const file of files) expect(await readFile(file, 'utf8')).toBe(file);
  });
});

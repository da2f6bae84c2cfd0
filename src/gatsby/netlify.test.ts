/** @jest-environment node */
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
async function adapt(): Promise<string> {
  const context = {
    routesManifest: [],
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
        '',
        '# gatsby-adapter-netlify end',
        '',
      ].join('\n'),
    );
    expect(await adapt()).toBe(first);
  });
});

/** @jest-environment node */
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { startNetlifyStandIn, type NetlifyStandIn } from '../../../tests/support/netlify-stand-in';
import { deployContents } from './contents';
import { DeployNotes } from './deploy-notes';
import { deployRelease } from './deploy-release';
import { NetlifyApi } from './netlify-api';

const site = '3f1c';
let root: string;
let netlify: NetlifyStandIn;
let said: string[];
/** Milliseconds since 1970; waiting makes them pass. */
let clock: number;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'karat-deploy-'));
  netlify = await startNetlifyStandIn(site);
  await writeFile(join(root, 'netlify.toml'), '[build]\n');
  said = [];
  clock = 1_700_000_000_000;
});
afterEach(async () => {
  await netlify.close();
  await rm(root, { recursive: true });
});

const pages = (text: string) => ({
  'index.html': text,
  'копия/index.html': text,
  'about/index.html': 'about us',
  _headers: '/*\n',
});

const manyPages = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, number) => [`${number}/index.html`, `page ${number}`]),
  );

const bundle = Buffer.from('a bundle');
const checkToken = {
  name: 'check-token',
  digest: createHash('sha256').update(bundle).digest('hex'),
  runtime: 'nodejs22.x',
  bundle,
  config: { routes: [{ pattern: '/api/check-token' }] },
};

/** One run of a deploy, as if by a process of its own. */
async function deploy(files: Record<string, string>, signal?: AbortSignal) {
  const folder = await mkdtemp(join(root, 'site-'));
  const entries = Object.entries(files).map(([path, text]) => {
    const hash = createHash('sha256').update(text).digest('hex');
    return [path, { size: text.length, hash, builtIn: 1 }] as const;
  });
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  const configuration = join(root, 'netlify.toml');
  const { contents } = await deployContents(folder, Object.fromEntries(entries), configuration, {});
  return deployRelease({
    api: new NetlifyApi({
      url: netlify.url,
      token: netlify.token,
      signal,
      now: () => clock,
      wait: (milliseconds) => {
        clock += milliseconds;
        return Promise.resolve();
      },
    }),
    site,
    contents,
    functions: [checkToken],
    notes: new DeployNotes(join(root, 'notes')),
    say: (progress) => said.push(progress),
  });
}

const uploads = () => netlify.calls.filter((call) => call.startsWith('PUT'));

/** What visitors see of a release. */
const live = (files: Record<string, string>) => ({
  '/netlify.toml': '[build]\n',
  ...Object.fromEntries(Object.entries(files).map(([path, text]) => [`/${path}`, text])),
});

test('a release goes live with its functions, and each content is sent once', async () => {
  await deploy(pages('home'));
  expect(netlify.live()).toEqual(live(pages('home')));
  expect(netlify.liveFunctions()).toEqual(['check-token']);
  // Two of the four pages are alike; netlify.toml and the function are sent too.
  expect(uploads()).toHaveLength(5);
});

test('no more files are sent at once than Netlify takes', async () => {
  await deploy(manyPages(100));
  // A refusal would have been followed by another attempt.
  expect(new Set(uploads()).size).toBe(uploads().length);
});

test('the next release sends what has changed', async () => {
  await deploy(pages('home'));
  netlify.calls.length = 0;
  await deploy({ ...pages('home'), 'about/index.html': 'more about us' });
  expect(uploads()).toEqual(['PUT /deploys/2/files/about/index.html']);
  expect(netlify.live()?.['/about/index.html']).toBe('more about us');
});

test('broken connections, failures and refusals for too many calls pass', async () => {
  const faults = new Map<string, number>();
  netlify.faultOf = (call) => {
    const times = (faults.get(call) ?? 0) + 1;
    faults.set(call, times);
    if (times === 1) return 'broken';
    if (times === 2) return { status: 503 };
    if (times === 3) return { status: 429, headers: { 'retry-after': '7' } };
    return null;
  };
  const started = clock;
  await deploy(pages('home'));
  expect(netlify.live()).toEqual(live(pages('home')));
  expect(clock - started).toBeGreaterThanOrEqual(7000);
});

test('after a refusal for too many calls none goes out before Netlify allows it', async () => {
  let allowedAt = 0;
  const early: string[] = [];
  netlify.faultOf = (call) => {
    if (clock < allowedAt) early.push(call);
    if (allowedAt > 0 || !call.startsWith('PUT')) return null;
    const reset = Math.ceil(clock / 1000) + 40;
    allowedAt = reset * 1000;
    return { status: 429, headers: { 'x-ratelimit-reset': String(reset) } };
  };
  await deploy(manyPages(60));
  expect(netlify.live()).toEqual(live(manyPages(60)));
  expect(clock).toBeGreaterThanOrEqual(allowedAt);
  // Those that were under way before the refusal was read.
  expect(early.length).toBeLessThan(12);
});

test('a run that ends in the midst changes nothing, and the next one goes on with it', async () => {
  await deploy(pages('home'));
  netlify.calls.length = 0;
  const next = manyPages(30);
  const crash = new AbortController();
  netlify.faultOf = () => {
    if (uploads().length > 12) crash.abort(new Error('killed'));
    return null;
  };
  await expect(deploy(next, crash.signal)).rejects.toThrow('killed');
  expect(netlify.live()).toEqual(live(pages('home')));

  const sent = uploads().length;
  expect(sent).toBeLessThan(30);
  netlify.faultOf = () => null;
  await deploy(next);
  expect(said).toContain('goes on with deploy 2');
  expect(netlify.calls.filter((call) => call.startsWith('POST'))).toHaveLength(1);
  expect(uploads().length).toBeLessThan(30 + 8);
  expect(netlify.live()).toEqual(live(next));
});

test('a deploy of another content is not gone on with', async () => {
  netlify.faultOf = (call) => (call.startsWith('PUT') ? { status: 422 } : null);
  await expect(deploy(pages('home'))).rejects.toThrow('answered 422');
  netlify.faultOf = () => null;
  await deploy(pages('another home'));
  expect(said.join()).not.toContain('goes on');
  expect(netlify.live()).toEqual(live(pages('another home')));
});

test('a deploy that Netlify does not know any more is begun anew', async () => {
  netlify.faultOf = (call) => (call.startsWith('PUT') ? { status: 422 } : null);
  await expect(deploy(pages('home'))).rejects.toThrow('answered 422');
  netlify.faultOf = () => null;
  netlify.forgetDeploys();
  await deploy(pages('home'));
  expect(netlify.live()).toEqual(live(pages('home')));
});

test('a deploy that fails at Netlify says why, leaves the site, and is begun anew', async () => {
  await deploy(pages('home'));
  netlify.failNext();
  await expect(deploy(pages('new home'))).rejects.toThrow('invalid redirect rules');
  expect(netlify.live()).toEqual(live(pages('home')));
  await deploy(pages('new home'));
  expect(netlify.live()).toEqual(live(pages('new home')));
});

test('what never passes is told after ten attempts, and the token stands in no message', async () => {
  netlify.faultOf = () => ({ status: 500 });
  const failure: unknown = await deploy(pages('home')).catch((error: unknown) => error);
  expect(String(failure)).toContain('answered 500');
  expect(netlify.calls).toHaveLength(10);
  netlify.faultOf = () => ({ status: 401 });
  const refused: unknown = await deploy(pages('home')).catch((error: unknown) => error);
  for (const text of [String(failure), String(refused), said.join()]) {
    expect(text).not.toContain(netlify.token);
  }
});

test('names that Netlify cannot hold are told before anything is sent', async () => {
  await expect(deploy({ 'a?b/index.html': 'x' })).rejects.toThrow('a?b');
  expect(netlify.calls).toEqual([]);
});

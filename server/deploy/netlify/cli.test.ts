/** @jest-environment node */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { runnableProgram } from '../../../tests/support/bundles';
import { startNetlifyStandIn, type NetlifyStandIn } from '../../../tests/support/netlify-stand-in';

const run = promisify(execFile);
let root: string;
let netlify: NetlifyStandIn;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'karat-deploy-'));
  netlify = await startNetlifyStandIn('site-of-ru');
  for (const number of [1, 2]) await release(number, 'https://ru.karat.example');
  await symlink('2', join(root, 'releases/ru/current'));
});
afterEach(async () => {
  await netlify.close();
  await rm(root, { recursive: true });
});

async function release(number: number, siteOrigin: string): Promise<void> {
  const directory = join(root, 'releases/ru', String(number));
  const text = `release ${number}`;
  await mkdir(join(directory, 'site'), { recursive: true });
  await writeFile(join(directory, 'site/index.html'), text);
  const hash = createHash('sha256').update(text).digest('hex');
  const files = { 'index.html': { size: text.length, hash, builtIn: number } };
  const manifest = { host: 'ru', release: number, siteOrigin, files };
  await writeFile(join(directory, 'release.json'), JSON.stringify(manifest));
}

/** What `npm run deploy` says with these arguments, and with other variables where they are named. */
async function deploy(args: string[], env: Record<string, string> = {}): Promise<string> {
  const program = runnableProgram('server/deploy/netlify/cli.ts');
  const { stdout, stderr } = await run(process.execPath, [...program, ...args], {
    env: {
      ...process.env,
      KARAT_RELEASES_DIR: join(root, 'releases'),
      KARAT_DATA_DIR: join(root, 'data'),
      NETLIFY_API_URL: netlify.url,
      NETLIFY_AUTH_TOKEN: netlify.token,
      NETLIFY_SITE_ID_RU: 'site-of-ru',
      ...env,
    },
  });
  return stdout + stderr;
}

test('the current release of a host is deployed with the captcha function, or an earlier one', async () => {
  expect(await deploy(['--host', 'ru'])).toContain('ru: release 2 is live on Netlify');
  expect(netlify.live()).toMatchObject({ '/index.html': 'release 2' });
  expect(netlify.live()?.['/netlify.toml']).toContain('[images]');
  expect(netlify.liveFunctions()).toEqual(['check-token']);
  await deploy(['--host', 'ru', '--release', '1']);
  expect(netlify.live()).toMatchObject({ '/index.html': 'release 1' });
});

test('what is missing is told in one line, and the token never', async () => {
  const failure = (args: string[], env?: Record<string, string>) =>
    deploy(args, env).then(
      () => 'succeeded',
      (error: { stderr: string }) => error.stderr,
    );
  expect(await failure(['--host', 'ru'], { NETLIFY_SITE_ID_RU: '' })).toBe(
    'NETLIFY_SITE_ID_RU is not set, see docs/deploy.md\n',
  );
  expect(await failure(['--host', 'ru', '--release', '7'])).toContain('there is no release 7');
  await release(3, 'http://ru.localhost:8000');
  expect(await failure(['--host', 'ru', '--release', '3'])).toContain('KARAT_PUBLIC=1');
  const refused = await failure(['--host', 'ru'], { NETLIFY_AUTH_TOKEN: 'nfp_another-secret' });
  expect(refused).toContain('answered 401');
  expect(refused).not.toContain('nfp_another-secret');
});

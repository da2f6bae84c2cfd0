/** @jest-environment node */
import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { hostCodes } from '../../../src/config/hosts';
import { page, requests, site } from '../../../tests/support/edge-requests';
import { startNginx, type RunningNginx } from '../../../tests/support/nginx';
import {
  ask,
  startTrialEdge,
  type Asked,
  type AskOptions,
  type TrialEdge,
} from '../../../tests/support/trial-edge';

/** Headers by which browsers, caches and crawlers act. */
const telling = [
  'content-type',
  'content-encoding',
  'content-range',
  'cache-control',
  'vary',
  'allow',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
  'content-security-policy',
  'content-security-policy-report-only',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'reporting-endpoints',
  'x-rev',
];

/**
 * What must be alike: status, where it leads, what it is made of before it is compressed, and each of
 * the headers above that `told` names. Nobody reads the body of a moved page or a refusal.
 */
function essence({ status, headers, body }: Asked, told: readonly string[]) {
  const location = headers.location ? new URL(headers.location, 'http://ru.localhost') : null;
  const hasBody = status === 200 || status === 206 || status === 404 || status === 405;
  const encoding = headers['content-encoding'] ?? '';
  const decode = { br: brotliDecompressSync, gzip: gunzipSync }[encoding];
  const whole = hasBody && body.length > 0 ? String(decode?.(body) ?? body) : '';
  return {
    status,
    leadsTo: location && location.pathname + location.search,
    headers: Object.fromEntries(told.map((name) => [name, headers[name]])),
    text: whole.slice(0, 80),
    digest: createHash('sha256').update(whole).digest('hex'),
  };
}

/** Headers of an answer of the edge that nginx must send too; it may compress and protect more. */
function toldBy({ status, headers }: Asked): string[] {
  // Both refuse in their own words.
  if (status === 400 || status === 416) return [];
  const isMoved = status >= 300 && status < 400;
  return telling.filter((name) => name in headers && !(isMoved && name === 'content-type'));
}

const titleOf = ([path, { method = 'GET', headers = {} } = {}]: (typeof requests)[number]) =>
  [method, path, ...Object.entries(headers).map((pair) => pair.join(': '))].join(' ');

describe('nginx', () => {
  let edge: TrialEdge;
  let nginx: RunningNginx;

  beforeAll(async () => {
    edge = await startTrialEdge();
    for (const host of hostCodes) {
      await edge.release(host, '1', { ...site, 'index.html': page(`home of ${host}`) });
    }
    while ((await edge.ask('ru.localhost', '/')).status !== 200);
    nginx = await startNginx(edge.releasesDirectory, edge.port);
  });
  afterAll(async () => {
    await nginx.stop();
    await edge.stop();
  });

  const askNginx = (path: string, options?: AskOptions, host = 'ru.localhost') =>
    ask(nginx.port, host, path, options);

  test.each(requests.map((one) => ({ title: titleOf(one), path: one[0], options: one[1] })))(
    'answers as the edge does: $title',
    async ({ path, options }) => {
      const theirs = await edge.ask('ru.localhost', path, options);
      const ours = await askNginx(path, options);
      const told = toldBy(theirs);
      expect(essence(ours, told)).toEqual(essence(theirs, told));
      const encoding = ours.headers['content-encoding'];
      const accepted = options?.headers?.['accept-encoding']?.toLowerCase() ?? '';
      if (encoding) expect(accepted.split(/[\s,;]+/)).toContain(encoding);
      // Only what may be kept for ever is kept for ever.
      expect(/immutable/.test(ours.headers['cache-control'] ?? '')).toBe(
        /immutable/.test(theirs.headers['cache-control'] ?? ''),
      );
    },
  );

  test.each(hostCodes)('chooses the site by its name: %s', async (host) => {
    for (const name of [`${host}.localhost`, `${host}.karat.example`, `${host}.localhost:8000`]) {
      expect(String((await askNginx('/', {}, name)).body)).toBe(page(`home of ${host}`));
    }
  });

  test('tells a name that is none of the four so', async () => {
    expect((await askNginx('/', {}, 'evil.example')).status).toBe(421);
  });

  test.each(['br', 'gzip', 'identity'])('revalidates a page by its validator: %s', async (code) => {
    const headers = { 'accept-encoding': code };
    const { etag, 'last-modified': modified = '' } = (await askNginx('/', { headers })).headers;
    const ask = (condition: Record<string, string>) =>
      askNginx('/', { headers: { ...headers, ...condition } });
    const again = await ask({ 'if-none-match': `"other", ${etag}` });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    expect(again.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect((await ask({ 'if-modified-since': modified })).status).toBe(304);
    expect((await ask({ 'if-none-match': '"other"' })).status).toBe(200);
  });

  test('never leads to another host, and puts nothing into its headers', async () => {
    const paths = ['/%0d%0aset-cookie:a=b', '/a%0d%0ab', '/%09/evil.example', '/;@evil.example'];
    for (const path of paths) {
      const { headers } = await askNginx(path);
      const { origin } = new URL(headers.location ?? '/', 'http://ru.localhost/any/');
      expect(origin).toBe('http://ru.localhost');
      expect(headers['set-cookie']).toBeUndefined();
    }
  });

  test('carries the security headers on every answer, refusals too', async () => {
    for (const [path, options] of requests) {
      const { status, headers } = await askNginx(path, options);
      // Some versions of nginx say their headers twice when they refuse a range.
      expect(headers['x-content-type-options']).toMatch(/^nosniff(?:, nosniff)?$/);
      if (status === 400 || /^\/(?:api|\.netlify)\//.test(path)) continue;
      expect(headers['x-frame-options']).toMatch(/^DENY(?:, DENY)?$/);
      expect(headers['content-security-policy']).toContain("default-src 'self'");
    }
  });
});

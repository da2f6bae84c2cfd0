/** @jest-environment node */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { startTrialEdge, type TrialEdge } from '../../tests/support/trial-edge';

const page = (text: string) => `<!doctype html><html lang="ru"><body>${text}</body></html>`;

const site = {
  _redirects: '/shop/*  /clock/omega/index.html  200\n',
  'index.html': page('home'),
  '404.html': page('this page is not found'),
  'clock/omega/index.html': page('Омега Спидмастер. '.repeat(200)),
  'shop/plain/index.html': page('a page of the shop'),
  'static/manrope-1a2b.woff2': Buffer.alloc(2048, 7),
};

let edge: TrialEdge;
beforeAll(async () => {
  edge = await startTrialEdge();
  await edge.release('ru', '1', site);
  while ((await edge.ask('ru.localhost', '/')).status !== 200);
});
afterAll(() => edge.stop());

const ru = (path: string, headers: Record<string, string> = {}) =>
  edge.ask('ru.localhost', path, { headers });

describe('a page', () => {
  test.each([
    ['gzip, deflate, br', 'br'],
    ['gzip, br;q=0', 'gzip'],
    ['br;q=0.1, gzip', 'gzip'],
    ['zstd, br;q=0.5, gzip;q=0.2', 'br'],
    ['GZIP', 'gzip'],
    ['*', 'br'],
    ['identity, br;q=0.5', undefined],
    ['zstd', undefined],
    ['', undefined],
  ])('to a visitor who accepts "%s" is sent as %s', async (accepted, encoding) => {
    const answer = await ru('/clock/omega/', { 'accept-encoding': accepted });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers['content-length']).toBe(String(answer.body.length));
    const decode = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ''];
    expect(String(decode?.(answer.body) ?? answer.body)).toBe(site['clock/omega/index.html']);
  });

  test('is known by a validator of its own in each encoding', async () => {
    const tags = new Set<string>();
    for (const encoding of ['br', 'gzip', 'identity']) {
      const accepted = { 'accept-encoding': encoding };
      const { headers } = await ru('/clock/omega/', accepted);
      const etag = String(headers.etag);
      tags.add(etag);
      const asked = { ...accepted, 'if-none-match': `"other", ${etag}` };
      expect((await ru('/clock/omega/', asked)).status).toBe(304);
      const since = { ...accepted, 'if-modified-since': String(headers['last-modified']) };
      expect((await ru('/clock/omega/', since)).status).toBe(304);
      const other = { ...accepted, 'if-none-match': '"other"' };
      expect((await ru('/clock/omega/', other)).status).toBe(200);
    }
    expect(tags.size).toBe(3);
  });

  test('is compressed too where a rule that gives way to files covers it', async () => {
    const answer = await ru('/shop/plain/', { 'accept-encoding': 'br' });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(answer.body).toString()).toBe(site['shop/plain/index.html']);
  });

  test('sends a range of its own bytes, not of compressed ones', async () => {
    const text = Buffer.from(site['clock/omega/index.html']);
    const asked = { range: 'bytes=2-5', 'accept-encoding': 'br' };
    const answer = await ru('/clock/omega/', asked);
    expect(answer.status).toBe(206);
    expect(answer.body).toEqual(text.subarray(2, 6));
    expect(answer.headers['content-range']).toBe(`bytes 2-5/${text.length}`);
    expect(answer.headers['content-encoding']).toBeUndefined();
  });

  test('sends the end of a range that is still the same, and the whole of one that is not', async () => {
    const path = '/static/manrope-1a2b.woff2';
    const { headers } = await ru(path);
    const from = (condition: string) => ru(path, { range: 'bytes=-8', 'if-range': condition });
    expect((await from(String(headers['last-modified']))).status).toBe(206);
    expect((await from('Mon, 01 Jan 2001 00:00:00 GMT')).status).toBe(200);
    expect((await from('"old"')).status).toBe(200);
  });

  test('has nothing beyond its end', async () => {
    const answer = await ru('/clock/omega/', { range: 'bytes=999999-' });
    expect(answer.status).toBe(416);
    const { length } = Buffer.from(site['clock/omega/index.html']);
    expect(answer.headers['content-range']).toBe(`bytes */${length}`);
  });
});

describe('the page for what is not found', () => {
  test('is sent whole, whatever is asked', async () => {
    const headers = { range: 'bytes=2-5', 'if-none-match': '*', 'accept-encoding': 'identity' };
    const answer = await ru('/nope/', headers);
    expect(answer.status).toBe(404);
    expect(String(answer.body)).toBe(site['404.html']);
  });

  test('is compressed as any page is', async () => {
    const answer = await ru('/nope/', { 'accept-encoding': 'gzip' });
    expect(answer.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
    expect(gunzipSync(answer.body).toString()).toBe(site['404.html']);
  });
});

test('what is small by itself is not compressed', async () => {
  const { headers } = await ru('/static/manrope-1a2b.woff2', { 'accept-encoding': 'br' });
  expect(headers['content-encoding']).toBeUndefined();
  expect(headers.vary).toBeUndefined();
});

test.each(['/br/index.html', '/gzip/index.html', '/index.html.br'])(
  'the compressed copy has no address of its own: %s',
  async (path) => {
    expect((await ru(path)).status).toBe(404);
  },
);

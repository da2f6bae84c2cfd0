/** @jest-environment node */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { byteRange } from './byte-range';
import { entityOf } from './entity';
import { acceptedEncoding, negotiate } from './negotiate';

const text = 'Часы и драгоценности. '.repeat(100);
const page = entityOf(
  new Headers({ 'content-type': 'text/html; charset=utf-8' }),
  Buffer.from(text),
);

describe('negotiate', () => {
  test('sends text compressed as the visitor accepts', async () => {
    const brotli = await negotiate(page, { 'accept-encoding': 'gzip, deflate, br' });
    expect(brotli.headers.get('content-encoding')).toBe('br');
    expect(brotliDecompressSync(brotli.body as Buffer).toString()).toBe(text);
    const gzip = await negotiate(page, { 'accept-encoding': 'gzip, br;q=0' });
    expect(gunzipSync(gzip.body as Buffer).toString()).toBe(text);
    expect(gzip.headers.get('vary')).toBe('accept-encoding');
    const plain = await negotiate(page, {});
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect((plain.body as Buffer).toString()).toBe(text);
  });

  test('does not compress what is compressed already', async () => {
    const picture = entityOf(new Headers({ 'content-type': 'image/webp' }), Buffer.alloc(4096));
    const answer = await negotiate(picture, { 'accept-encoding': 'br' });
    expect(answer.headers.get('content-encoding')).toBeNull();
    expect(answer.headers.get('vary')).toBeNull();
  });

  test('answers 304 to a visitor who has it, in each encoding by its own validator', async () => {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const asked = { 'accept-encoding': encoding };
      const etag = (await negotiate(page, asked)).headers.get('etag') ?? '';
      const again = await negotiate(page, { ...asked, 'if-none-match': `"other", W/${etag}` });
      expect(again).toMatchObject({ status: 304, body: null });
      expect((await negotiate(page, { ...asked, 'if-none-match': '"other"' })).status).toBe(200);
    }
  });

  test('sends a range of the uncompressed bytes', async () => {
    const answer = await negotiate(page, { range: 'bytes=2-5', 'accept-encoding': 'br' });
    expect(answer.status).toBe(206);
    expect(answer.body).toEqual(Buffer.from(text).subarray(2, 6));
    expect(answer.headers.get('content-range')).toBe(`bytes 2-5/${Buffer.from(text).length}`);
    expect((await negotiate(page, { range: 'bytes=999999-' })).status).toBe(416);
    expect((await negotiate(page, { range: 'bytes=2-5', 'if-range': '"old"' })).status).toBe(200);
  });

  test('sends another status whole, whatever is asked', async () => {
    const answer = await negotiate(page, { range: 'bytes=2-5', 'if-none-match': '*' }, 404);
    expect(answer.status).toBe(404);
    expect((answer.body as Buffer).toString()).toBe(text);
  });
});

test('acceptedEncoding understands any header', () => {
  fc.assert(
    fc.property(fc.string(), (header) =>
      ['br', 'gzip', 'identity'].includes(acceptedEncoding(header)),
    ),
  );
});

test('byteRange gives positions inside the length, for any header', () => {
  const header = fc.oneof(
    fc.string(),
    fc.tuple(fc.nat(50), fc.nat(50)).map(([a, b]) => `bytes=${a}-${b}`),
    fc.nat(50).map((a) => `bytes=${a}-`),
    fc.nat(50).map((a) => `bytes=-${a}`),
  );
  fc.assert(
    fc.property(header, fc.nat(40), (value, length) => {
      const range = byteRange(value, length);
      if (range === null || range === 'unsatisfiable') return;
      expect(range.first).toBeGreaterThanOrEqual(0);
      expect(range.last).toBeGreaterThanOrEqual(range.first);
      expect(range.last).toBeLessThan(length);
    }),
  );
});

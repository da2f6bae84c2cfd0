/** @jest-environment node */
import { compactHeaders } from './compact-headers';

const revalidate = { key: 'cache-control', value: 'public, max-age=0, must-revalidate' };
const immutable = { key: 'cache-control', value: 'public, max-age=31536000, immutable' };
const nosniff = { key: 'x-content-type-options', value: 'nosniff' };
const sameOrigin = { key: 'referrer-policy', value: 'same-origin' };
const strict = { key: 'referrer-policy', value: 'strict-origin-when-cross-origin' };

describe('what holds for every path is said once', () => {
  const compacted = compactHeaders(
    [
      { path: '/*', headers: [revalidate, nosniff, sameOrigin] },
      { path: '/static/*', headers: [immutable] },
      { path: '/clock/a/', headers: [strict, nosniff] },
      { path: '/app-1a2b.js', headers: [immutable, strict, nosniff] },
      { path: '/framed/', headers: [strict, { key: 'x-frame-options', value: 'SAMEORIGIN' }] },
    ],
    [strict, nosniff],
  );

  test('the common headers win over the defaults of every path', () => {
    expect(compacted[0]).toEqual({ path: '/*', headers: [revalidate, strict, nosniff] });
  });

  test('a page with nothing of its own has no rule', () => {
    expect(compacted.map(({ path }) => path)).not.toContain('/clock/a/');
  });

  test('what differs from the common headers stays', () => {
    expect(compacted.slice(1)).toEqual([
      { path: '/static/*', headers: [immutable] },
      { path: '/app-1a2b.js', headers: [immutable] },
      { path: '/framed/', headers: [{ key: 'x-frame-options', value: 'SAMEORIGIN' }] },
    ]);
  });
});

/** @jest-environment node */
import fc from 'fast-check';
import { posix } from 'node:path';
import { checkedPath } from './page-path';

describe('a path is checked before a page is made of it', () => {
  test.each(['/clock/rolex-126610ln/', '/clocks_today/page-2/', '/clock/a.b-0.5ct/', '/uslugi/x/'])(
    '%s may become a page',
    (path) => expect(checkedPath(path)).toBe(path),
  );

  test.each([
    '/clock/../../etc/',
    '/clock/./',
    '/clock//',
    '/clock/Rolex/',
    '/clock/a\0b/',
    '/clock/%2e%2e/',
    '/clock/часы/',
    '/clock/a b/',
    '/clock/a./',
    '/clock/index/',
    '/clock/a.html/',
    '/clock/a',
    'clock/a/',
    '/',
    `/clock/${'a'.repeat(255)}/`,
  ])('%s may not', (path) => {
    expect(() => checkedPath(path)).toThrow('cannot be the path of a page');
  });

  test('whatever a slug is, a path that passes stays below its list', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (slug) => {
        const path = `/clock/${slug}/`;
        try {
          checkedPath(path);
        } catch {
          return;
        }
        expect(posix.normalize(path)).toBe(path);
        expect(new URL(path, 'http://site').pathname).toBe(path);
      }),
    );
  });
});

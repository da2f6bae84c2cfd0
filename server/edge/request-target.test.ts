/** @jest-environment node */
import fc from 'fast-check';
import { hostOfHeader } from './hosts-by-header';
import { isServable, parseTarget } from './request-target';

describe('parseTarget', () => {
  test.each(['', '*', 'http://evil.example/', '/%', '/%zz/', '/%e0%a4', '/a%00b'])(
    'refuses the malformed address "%s"',
    (raw) => {
      expect(parseTarget(raw)).toBeNull();
    },
  );

  test('never takes a host name out of a path', () => {
    expect(parseTarget('//evil.example/x')).toEqual({ path: '//evil.example/x', search: '' });
  });

  test('resolves dots, so that no path climbs out of the site', () => {
    expect(parseTarget('/../%2e%2e/etc/passwd?a=1')).toEqual({
      path: '/etc/passwd',
      search: '?a=1',
    });
  });

  test('gives a path from the root or nothing, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (raw) => {
        const target = parseTarget(raw);
        expect(target === null || target.path.startsWith('/')).toBe(true);
      }),
    );
  });
});

test.each([
  ['/_headers', false],
  ['/_redirects', false],
  ['/.gitignore', false],
  ['/clock//omega/', false],
  ['/clock%2f..%2fomega/', false],
  ['/.well-known/security.txt', true],
  ['/.netlify/images', true],
  ['/clock/omega/', true],
])('whether %s can name something of the site: %s', (path, servable) => {
  expect(isServable(path)).toBe(servable);
});

test.each([
  ['ru.localhost:8000', 'ru'],
  ['UA.localhost', 'ua'],
  ['uz.karat.example', 'uz'],
  ['en.karat.example.:443', 'en'],
  ['localhost:8000', null],
  ['evil-ru.localhost', null],
  ['', null],
  [undefined, null],
])('the Host header %s names the site %s', (header, code) => {
  expect(hostOfHeader(header)).toBe(code);
});

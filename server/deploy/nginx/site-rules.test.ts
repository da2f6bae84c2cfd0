import fc from 'fast-check';
import { headerDirectives } from './header-directives';
import { redirectDirectives } from './redirect-maps';
import { parseHeaders, parseRedirects } from './site-rules';
import { quoted } from './text';

const headers = `# from the adapter
/*
  cache-control: public, max-age=0, must-revalidate
  x-frame-options: DENY
/static/*
  Cache-Control: public, max-age=31536000, immutable
/app-0a1b2c3d4e5f60718293.js
  cache-control: public, max-age=31536000, immutable
`;

test('rules about headers are read with their paths', () => {
  expect(parseHeaders(headers)[1]).toEqual({
    path: '/static/*',
    headers: { 'cache-control': 'public, max-age=31536000, immutable' },
  });
});

test('redirects are read with their status', () => {
  expect(parseRedirects('/a  /b/  301\n/shop/*  /shop/index.html  200\n')).toEqual([
    { from: '/a', to: '/b/', status: 301 },
    { from: '/shop/*', to: '/shop/index.html', status: 200 },
  ]);
});

test.each([
  '/a /b/ 200!',
  '/a /b/ 301 Country=ru',
  '/a id=:id /b/ 301',
  '/a/:id /b/ 301',
  '/a/* /b/:splat 301',
  '/a https://other.example/ 301',
  '/a //other.example/ 301',
  '/a /b/ 404',
  '/a',
])('a redirect that nginx is not told of is refused, never left out: %s', (line) => {
  expect(() => parseRedirects(line)).toThrow(line);
});

test.each(['  x-a: b', '/a/:id\n  x-a: b', '/a\n  no header'])(
  'a rule about headers that cannot be read is refused: %j',
  (text) => {
    expect(() => parseHeaders(text)).toThrow('nginx');
  },
);

test('hashed names of one release become a rule for those of every release', () => {
  const next = headers.replace('app-0a1b2c3d4e5f60718293', 'app-ffff2c3d4e5f60718293');
  const [one, other] = [headers, next].map((text) => headerDirectives('ru', parseHeaders(text)));
  expect(one).toEqual(other);
  expect(one?.maps.join('\n')).not.toContain('0a1b2c3d4e5f60718293');
});

test('hashed names with headers of their own are refused', () => {
  const odd = `${headers}/other-0a1b2c3d4e5f60718293.js\n  x-odd: 1\n`;
  expect(() => headerDirectives('ru', parseHeaders(odd))).toThrow('/other-0a1b2c3d4e5f60718293.js');
});

test('of several rules for a path the last one counts', () => {
  const text = '/*\n  x-a: 1\n/b/*\n  x-a: 2\n/b/c\n  x-a: 3\n';
  const { maps } = headerDirectives('ru', parseHeaders(text));
  const written = maps.join('\n');
  // The first key of a map that fits wins.
  expect(written.indexOf('"3"')).toBeLessThan(written.indexOf('"2"'));
});

test('a path with and without its slash is one redirect', () => {
  const { maps } = redirectDirectives('ru', parseRedirects('/a  /b/  301\n/a/  /b/  301\n'));
  expect(maps.filter((line) => line.includes('/b/'))).toHaveLength(1);
});

test('no text ends its own quotes', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      fc.pre(!/[$\r\n\0]/.test(text));
      // What nginx reads: the quotes at both ends, and after a backslash the character itself.
      expect(
        quoted(text)
          .slice(1, -1)
          .replace(/\\(["\\])/g, '$1'),
      ).toBe(text);
      expect(quoted(text).slice(1, -1)).toMatch(/^(?:[^"\\]|\\["\\])*$/);
    }),
  );
  expect(() => quoted('$host')).toThrow('nginx');
});

/** @jest-environment node */
import fc from 'fast-check';
import { parseTarget } from './request-target';
import { slashRedirect } from './trailing-slash';

const noPages = () => false;

function redirectOf(rawUrl: string, isPage: (path: string) => boolean = noPages): string | null {
  const target = parseTarget(rawUrl);
  return target && slashRedirect(target, isPage);
}

describe('a path without a trailing slash is permanently redirected to the slashed path', () => {
  test('with its query', () => {
    expect(redirectOf('/clocks_today?brands[]=1&x=%2F')).toBe('/clocks_today/?brands[]=1&x=%2F');
    expect(redirectOf('/clock/omega-1')).toBe('/clock/omega-1/');
  });

  test('other than root and slashed paths', () => {
    expect(redirectOf('/')).toBeNull();
    expect(redirectOf('/?a=1')).toBeNull();
    expect(redirectOf('/clock/omega-1/')).toBeNull();
  });

  test.each([
    '/app-1a2b.js',
    '/sitemap-0.xml',
    '/manifests/ru.webmanifest',
    '/api/check-token',
    '/.netlify/images',
    '/page-data/x',
  ])('but %s is not a page', (path) => {
    expect(redirectOf(path)).toBeNull();
  });

  test('and a page whose address ends like a file name is one', () => {
    expect(redirectOf('/clock/ref-3570.50', (path) => path === '/clock/ref-3570.50/')).toBe(
      '/clock/ref-3570.50/',
    );
  });
});

// Pieces out of which open redirects are made, beside ordinary ones.
const piece = fc.oneof(
  fc.constantFrom('/', '//', '\\', '/\\', '%2f', '%2F', '%5c', '%5C', '%09', '\t', '..', '.', '@'),
  fc.constantFrom('evil.example', 'http:', 'javascript:', '?', '#', '%', '%zz', ';', ':', 'clock'),
  fc.string({ unit: 'binary', maxLength: 6 }),
);
const rawUrl = fc.array(piece, { maxLength: 8 }).map((pieces) => `/${pieces.join('')}`);

describe('the redirect of the trailing slash', () => {
  const origin = 'http://ru.localhost:8000';

  test('never leaves the site and never loops, whatever the address', () => {
    fc.assert(
      fc.property(rawUrl, (raw) => {
        const location = redirectOf(raw);
        if (location === null) return;
        expect(new URL(location, `${origin}/any/where/`).origin).toBe(origin);
        expect(location).toMatch(/^\/[^/\\]/);
        expect(redirectOf(location)).toBeNull();
      }),
      { numRuns: 10_000 },
    );
  });

  test('keeps the path and the query of every ordinary address', () => {
    const segment = fc.stringMatching(/^[\w-]{1,12}$/);
    fc.assert(
      fc.property(fc.array(segment, { minLength: 1 }), fc.webQueryParameters(), (parts, query) => {
        const path = `/${parts.join('/')}`;
        fc.pre(!/^\/(?:api|page-data)\//.test(path));
        const { search } = new URL(`http://edge/?${query}`);
        expect(redirectOf(`${path}?${query}`)).toBe(`${path}/${search}`);
      }),
    );
  });
});

/** @jest-environment node */
import fc from 'fast-check';
import { articleTypeNames } from './article-types';
import { catalogTypes, itemKinds } from './catalogs';
import { itemOfPath, routes } from './routes';

const slug = fc.stringMatching(/^[a-z0-9][a-z0-9._-]{0,40}$/);

test('all routes end with a trailing slash', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...catalogTypes),
      fc.constantFrom(...itemKinds),
      fc.constantFrom(...articleTypeNames),
      slug,
      fc.integer({ min: 1, max: 500 }),
      (catalogType, kind, articleType, url, page) => {
        const paths = [
          routes.home(),
          routes.catalogue(catalogType, url, page),
          routes.catalogue(catalogType),
          routes.item(kind, url),
          routes.services(),
          routes.service(url),
          routes.articles(articleType, page),
          routes.article(url),
        ];
        for (const path of paths) expect(path).toMatch(/^\/(.*\/)?$/);
      },
    ),
  );
});

test('the first page of a list is the list itself', () => {
  expect(routes.catalogue('clocks_today', 'rolex', 1)).toBe('/clocks_today/rolex/');
  expect(routes.catalogue('clocks_today', 'rolex', 2)).toBe('/clocks_today/rolex/page-2/');
});

test('the item of a path is the one that the path was made for', () => {
  fc.assert(
    fc.property(fc.constantFrom(...itemKinds), slug, (kind, url) => {
      expect(itemOfPath(routes.item(kind, url))).toEqual({ kind, url });
    }),
  );
});

test.each(['/', '/clock/', '/clock/a/b/', '/article/a/', '/clocks_today/rolex/', '/clock/%2e%2e/'])(
  '%s names no item',
  (path) => {
    expect(itemOfPath(path)).toBeNull();
  },
);

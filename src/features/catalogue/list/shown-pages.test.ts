import fc from 'fast-check';
import { is } from 'valibot';
import { limits } from '../../../config/limits';
import { listing } from '../../../contract/listing';
import { firstPage, mostPagesOf, pageSizes, parsePages, resized, stepsOf } from './shown-pages';

const anyPages = fc.constantFrom(...pageSizes).chain((perPage) =>
  fc.record({
    perPage: fc.constant(perPage),
    page: fc.integer({ min: 1, max: 900 }),
    pages: fc.integer({ min: 1, max: mostPagesOf(perPage) }),
  }),
);
const parse = (search: string) => parsePages(new URLSearchParams(search));

describe('the size of a page', () => {
  test('is that of the built pages, or two or four of them, unless the address says otherwise', () => {
    expect(pageSizes).toEqual([24, 48, 96]);
    expect(firstPage.perPage).toBe(limits.listPageSize);
    expect(parse('').perPage).toBe(24);
    expect(parse('per_page=48').perPage).toBe(48);
    for (const none of ['25', '0', '-48', '48.5', '1e2', 'all', '']) {
      expect(parse(`per_page=${none}`)).toEqual(firstPage);
    }
  });

  test('makes a page of whole pages of the build, so that what is built shows at once', () => {
    expect(stepsOf({ perPage: 24, page: 3, pages: 2 })).toEqual({ first: 3, count: 2 });
    expect(stepsOf({ perPage: 48, page: 2, pages: 1 })).toEqual({ first: 3, count: 2 });
    expect(stepsOf({ perPage: 96, page: 2, pages: 2 })).toEqual({ first: 5, count: 8 });
  });

  test('changes without losing the first card that is shown', () => {
    fc.assert(
      fc.property(anyPages, fc.constantFrom(...pageSizes), (shown, perPage) => {
        const first = (shown.page - 1) * shown.perPage;
        const next = resized(shown, perPage);
        expect(next).toMatchObject({ perPage, pages: 1 });
        expect((next.page - 1) * perPage).toBeLessThanOrEqual(first);
        expect(next.page * perPage).toBeGreaterThan(first);
      }),
    );
  });

  test('asks the backend for no more than it gives in one answer, and a list for no more than it bears', () => {
    expect(listing.query && is(listing.query, { per_page: limits.listPageSize })).toBe(true);
    fc.assert(
      fc.property(fc.webQueryParameters(), fc.constantFrom(...pageSizes), (text, size) => {
        for (const search of [text, `per_page=${size}&page=1-9999`]) {
          const { count } = stepsOf(parse(search));
          expect(count).toBeLessThanOrEqual(20);
        }
      }),
    );
  });
});

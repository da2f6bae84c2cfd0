import fc from 'fast-check';
import { searchSectionCodes, searchSections } from '../../config/search-sections';
import { longestQuery, parseSearchAddress, searchAddress } from './search-address';

const parse = (address: string) => {
  // As a browser reads it: with dots resolved and signs encoded.
  const { pathname, search } = new URL(address, 'https://karat.example');
  return parseSearchAddress(pathname, search);
};
const first = { section: searchSections.all, page: 1, isExact: false };

test('the slug is the query; defaults are left out of the address', () => {
  expect(searchAddress({ ...first, query: 'rolex' })).toBe('/search/rolex/');
  expect(searchAddress({ ...first, query: '' })).toBe('/search/');
  expect(searchAddress({ query: '5711/1A', section: 2, page: 3, isExact: true })).toBe(
    '/search/5711/1A/?type=2&exact=1&page=3',
  );
});

test.each([
  'часы ролекс',
  '5711/1A',
  '50%',
  '.',
  '..',
  '.5711',
  'a//b',
  'a\\b',
  'a?b#c&d',
  '100% золото',
  'oʻzbek',
])('an address of %s leads to the same search when it is shared', (query) => {
  expect(parse(searchAddress({ ...first, query })).query).toBe(query);
});

test('parsing what was formatted gives the same search, whatever is typed', () => {
  const search = fc.record({
    query: fc.string({ unit: 'grapheme', maxLength: longestQuery }).map((text) =>
      text
        .slice(0, longestQuery)
        .replace(/[\p{Cc}\p{Surrogate}]/gu, '')
        .trim(),
    ),
    section: fc.constantFrom(...searchSectionCodes),
    page: fc.integer({ min: 1, max: 1000 }),
    isExact: fc.boolean(),
  });
  fc.assert(
    fc.property(search, (asked) => {
      expect(parse(searchAddress(asked))).toEqual(asked);
    }),
  );
});

test('an address that makes no sense opens a search all the same', () => {
  expect(parseSearchAddress('/search/50%/', '?type=99&page=-2&exact=maybe')).toEqual({
    ...first,
    query: '50%',
  });
  expect(parseSearchAddress('/search/', '?q=omega').query).toBe('omega');
  fc.assert(
    fc.property(fc.string(), fc.string(), (pathname, search) => {
      expect(parseSearchAddress(pathname, search).page).toBeGreaterThanOrEqual(1);
    }),
  );
});

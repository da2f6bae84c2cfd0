import { isIndexed } from './indexing';

// docs/findability.md, "One address for each page".
test.each([
  '/',
  '/clocks_today/',
  '/clocks_today/page-2/',
  '/clocks_today/rolex/',
  '/clocks_today/rolex/submariner/',
  '/clocks_archive/',
  '/clock_category/quartz/',
  '/clocks_dealer/',
  '/clock/rolex-1/',
  '/uslugi/ocenka/',
  '/article/emal/',
  '/article/page-2/',
  '/video/hod/',
  '/contacts/moscow/',
  '/document/moscow/',
  '/faq/',
])('%s is for search engines', (path) => {
  expect(isIndexed(path)).toBe(true);
});

test.each([
  '/contacts/',
  '/document/',
  '/favorites/',
  '/comparison/',
  '/viewed/',
  '/account/',
  '/account/confirmed/',
  '/profile/',
  '/subscription/confirm/',
  '/search/',
  '/search/rolex/',
  '/preview/item/',
  '/ui/',
])('%s is not', (path) => {
  expect(isIndexed(path)).toBe(false);
});

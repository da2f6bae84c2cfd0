/** @jest-environment node */
import { limits } from '../../../src/config/limits';
import { catalogueListPages } from './site-pages';

const watch = {
  catalogType: 'clocks_today',
  brand: { url: 'rolex' },
  collection: { url: 'submariner' },
  condition: 'perfect',
  type: null,
} as const;
const times = (count: number, brand: string) =>
  Array.from({ length: count }, () => ({ ...watch, brand: { url: brand }, collection: null }));

test('a list has as many pages as its items fill, and one that shows nothing has none', () => {
  expect(catalogueListPages(times(limits.listPageSize, 'rolex'), [])).toEqual([
    '/clocks_today/',
    '/clocks_today/rolex/',
  ]);
  expect(catalogueListPages(times(limits.listPageSize + 1, 'rolex'), [])).toEqual([
    '/clocks_today/',
    '/clocks_today/page-2/',
    '/clocks_today/rolex/',
    '/clocks_today/rolex/page-2/',
  ]);
  expect(catalogueListPages([], [])).toEqual([]);
});

test('brands and collections are counted on their own', () => {
  const pages = catalogueListPages([...times(limits.listPageSize, 'omega'), watch], []);
  expect(pages).toContain('/clocks_today/page-2/');
  expect(pages).not.toContain('/clocks_today/omega/page-2/');
  expect(pages).toContain('/clocks_today/rolex/submariner/');
});

test('only popular categories have lists', () => {
  const listed = [
    { ...watch, type: { url: 'diver' } },
    { ...watch, type: { url: 'chronograph' } },
  ];
  const pages = catalogueListPages(listed, ['diver']);
  expect(pages).toContain('/clock_category/diver/');
  expect(pages).not.toContain('/clock_category/chronograph/');
});

import { defaultFilter } from './list/filter';
import { queryOf } from './list/scope';
import { scopeOfPage } from './scope-of-page';

const watches = {
  catalogType: 'clocks_today',
  listKind: 'catalogue',
  listPath: '/clocks_today/',
  brand: undefined,
  collection: undefined,
  category: undefined,
  built: null,
} as const;
const queryFor = (page: Parameters<typeof scopeOfPage>[0]) =>
  queryOf(scopeOfPage(page), defaultFilter);

test('a list asks the backend for what its path names', () => {
  expect(queryFor(watches)).toEqual({ available: 1 });
  const ofBrand = { ...watches, listKind: 'brand', brand: { entityId: 7 } } as const;
  expect(queryFor(ofBrand)).toEqual({ available: 1, 'brands[]': ['7'] });
  expect(queryFor({ ...ofBrand, listKind: 'collection', collection: { entityId: 9 } })).toEqual({
    available: 1,
    'brands[]': ['7'],
    'collection[]': ['9'],
  });
  expect(queryFor({ ...watches, listKind: 'category', category: { entityId: 3 } })).toEqual({
    available: 1,
    'types[]': ['3'],
  });
  expect(queryFor({ ...watches, listKind: 'dealer' })).toEqual({
    available: 1,
    'statuses_used[]': ['has_defects', 'needs_repair'],
  });
});

test('its further pages have paths of their own', () => {
  const { pathOf } = scopeOfPage({ ...watches, listKind: 'dealer', listPath: '/clocks_dealer/' });
  expect([1, 2].map(pathOf)).toEqual(['/clocks_dealer/', '/clocks_dealer/page-2/']);
});

/** @jest-environment node */
import { listPathsOf } from './catalogue-lists';

const watch = {
  catalogType: 'clocks_today',
  brand: { url: 'rolex' },
  collection: { url: 'submariner' },
  condition: 'perfect',
  type: null,
} as const;

test('a watch is in the lists of its catalogue, brand and collection', () => {
  expect(listPathsOf(watch)).toEqual([
    '/clocks_today/',
    '/clocks_today/rolex/',
    '/clocks_today/rolex/submariner/',
  ]);
  expect(listPathsOf({ ...watch, collection: null })).toHaveLength(2);
});

test('a watch on sale is in the list of its category, an archived one is not', () => {
  const chronograph = { ...watch, type: { url: 'chronograph' } };
  expect(listPathsOf(chronograph)).toContain('/clock_category/chronograph/');
  expect(listPathsOf({ ...chronograph, catalogType: 'clocks_archive' })).toHaveLength(3);
});

test('only watches have lists by collection', () => {
  expect(listPathsOf({ ...watch, catalogType: 'jewellery' })).toEqual([
    '/jewellery/',
    '/jewellery/rolex/',
  ]);
});

test.each(['has_defects', 'needs_repair'] as const)(
  'a watch on sale that %s is in /clocks_dealer/, an archived one is not',
  (condition) => {
    expect(listPathsOf({ ...watch, condition })).toContain('/clocks_dealer/');
    expect(listPathsOf({ ...watch, condition, catalogType: 'clocks_archive' })).not.toContain(
      '/clocks_dealer/',
    );
  },
);

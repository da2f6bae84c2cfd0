/** @jest-environment node */
import type { AvailabilityStatus } from '../config/item-labels';
import { isSold, salesKey, salesKeysOf } from './sales';

test('a summary is named by kind, maker and collection', () => {
  const watches = { kind: 'clock', brandUrl: null, collectionUrl: null } as const;
  expect(salesKey(watches)).toBe('clock');
  expect(salesKey({ ...watches, brandUrl: 'rolex' })).toBe('clock/rolex');
  expect(salesKey({ ...watches, brandUrl: 'rolex', collectionUrl: 'submariner' })).toBe(
    'clock/rolex/submariner',
  );
});

test('an item is like those of its collection, then like those of its maker, not like all of its kind', () => {
  const watch = { kind: 'clock', brand: { url: 'rolex' }, collection: { url: 'gmt' } } as const;
  expect(salesKeysOf(watch)).toEqual(['clock/rolex/gmt', 'clock/rolex']);
  expect(salesKeysOf({ ...watch, collection: null })).toEqual(['clock/rolex']);
});

test.each<[boolean, AvailabilityStatus[], boolean]>([
  [true, [], true],
  [true, ['in_stock'], true],
  [false, ['sold'], true],
  [false, ['sold', 'sold'], true],
  [false, ['sold', 'order_only'], false],
  [false, ['reserved'], false],
  [false, [], false],
])('an item that is archived: %s, and %j, is sold: %s', (isArchive, statuses, expected) => {
  expect(isSold(isArchive, statuses)).toBe(expected);
});

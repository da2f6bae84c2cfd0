import type { AvailabilityStatus } from '../config/item-labels';
import { anItem } from '../../tests/support/an-item';
import { standingOf } from './standing';

const places = (...statuses: AvailabilityStatus[]) =>
  statuses.map((status) => ({ cityAlias: 'kazan', cityTitle: 'Kazan', status }));

test.each([
  ['in_stock', places('sold', 'order_only', 'in_stock')],
  ['in_reserve', places('reserved', 'in_reserve')],
  ['order_only', places('sold', 'order_only')],
  ['reserved', places('sold', 'reserved')],
  ['sold', places('sold', 'sold')],
  ['sold', []],
] as const)('an item is %s when its best place says so', (expected, availability) => {
  expect(standingOf(anItem({ availability: [...availability] }))).toBe(expected);
});

test('what lies in an archive is sold, whatever its places say', () => {
  expect(standingOf(anItem({ catalogType: 'arts_archive' }))).toBe('sold');
});

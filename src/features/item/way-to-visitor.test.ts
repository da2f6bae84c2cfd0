import { limits } from '../../config/limits';
import { availabilityStatuses } from '../../config/item-labels';
import { wayToVisitor } from './way-to-visitor';

// Spec §1: offices.
const cities = [
  'moscow',
  'saint-petersburg',
  'vladivostok',
  'yekaterinburg',
  'krasnodar',
  'rostov-on-don',
  'samara',
  'kazan',
  'nizhny-novgorod',
  'tashkent',
  'bishkek',
  'baku',
];

const others = (alias: string) => cities.filter((city) => city !== alias);

describe.each(cities)('an item in %s', (cityAlias) => {
  const isTashkent = cityAlias === 'tashkent';

  test.each([
    ['in_stock', 'here'],
    ['in_reserve', 'hereFromReserve'],
    ['order_only', 'orderHere'],
    ['reserved', 'waits'],
    ['sold', 'none'],
  ] as const)('%s, for a visitor of the same city: %s', (status, way) => {
    expect(wayToVisitor({ cityAlias, status }, cityAlias)).toBe(way);
  });

  test.each([
    ['in_stock', isTashkent ? 'pickUpOnly' : 'delivered'],
    ['in_reserve', isTashkent ? 'pickUpOnly' : 'delivered'],
    ['order_only', 'order'],
    ['reserved', 'waits'],
    ['sold', 'none'],
  ] as const)('%s, for a visitor of any other city: %s', (status, way) => {
    for (const visitor of others(cityAlias)) {
      expect(wayToVisitor({ cityAlias, status }, visitor)).toBe(way);
    }
  });
});

test('while the city is not known, an item in stock anywhere but in Tashkent is delivered', () => {
  const ways = cities.map((cityAlias) => wayToVisitor({ cityAlias, status: 'in_stock' }, null));
  expect(ways.filter((way) => way === 'pickUpOnly')).toHaveLength(1);
  expect(ways.filter((way) => way === 'delivered')).toHaveLength(cities.length - 1);
});

test('every status has a way, in the default city too', () => {
  for (const status of availabilityStatuses) {
    expect(wayToVisitor({ cityAlias: 'kazan', status }, limits.defaultCity)).toBeTruthy();
  }
});

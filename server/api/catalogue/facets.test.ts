/** @jest-environment node */
import fc from 'fast-check';
import { hostCodes } from '../../../src/config/hosts';
import { availabilityStatuses, conditions } from '../../../src/config/item-labels';
import { type ItemFilter } from '../../../src/contract/filters';
import { type StockItemRow } from '../db/repositories/stock-rows';
import { facetsOf } from './facets';
import { availabilityRulesOf, rowTestsOf } from './row-tests';
import { selectPage } from './select';
import { stockOf, type StockRows } from './stock';

const cities = [1, 2, 3];
const small = (most: number) => fc.integer({ min: 1, max: most });

const itemRow = (id: number): fc.Arbitrary<StockItemRow> =>
  fc.record({
    id: fc.constant(id),
    catalogType: fc.constant('clocks_today' as const),
    brandId: small(3),
    collectionId: fc.option(small(2)),
    bodyFormId: fc.option(small(2)),
    bodyMaterialId: fc.option(small(2)),
    genderId: fc.option(small(2)),
    typeId: fc.option(small(2)),
    equipment: fc.constant('with_package' as const),
    condition: fc.constantFrom(...conditions),
    diameter: fc.option(fc.constantFrom(36, 40, 42)),
    priceUsd: fc.option(fc.integer({ min: 1000, max: 90_000 })),
    priceWithDiscountUsd: fc.constant(null),
    popularity: fc.nat(5),
    isVip: fc.boolean(),
    datePublish: fc.constant(new Date('2026-01-01')),
    hostMask: fc.constantFrom(15, 15, 14),
  });

const stockRows: fc.Arbitrary<StockRows> = fc.integer({ min: 0, max: 25 }).chain((size) =>
  fc.record({
    items: fc.tuple(...Array.from({ length: size }, (_, index) => itemRow(index + 1))),
    availability: fc.uniqueArray(
      fc.record({
        itemId: small(Math.max(1, size)),
        cityId: fc.constantFrom(...cities),
        status: fc.constantFrom(...availabilityStatuses),
      }),
      { maxLength: 40, selector: ({ itemId, cityId }) => `${itemId} ${cityId}` },
    ),
    stones: fc.constant([]),
    specials: fc.constant([]),
    // The third city is not listed on the host.
    listedCities: fc.constant(
      [1, 2].map((cityId) => ({ host: 'ru' as const, cityId, alias: `c${cityId}`, title: 'T' })),
    ),
    optionTitles: fc.constant([]),
    rates: fc.constant(hostCodes.map((host) => ({ host, unitsPerUsd: 80 }))),
  }),
);

const filter: fc.Arbitrary<ItemFilter> = fc.record({
  available: fc.constantFrom(0 as const, 1 as const),
  'brands[]': fc.option(fc.uniqueArray(small(3), { maxLength: 2 }), { nil: undefined }),
  'genders[]': fc.option(fc.uniqueArray(small(2), { maxLength: 2 }), { nil: undefined }),
  'cities[]': fc.option(fc.uniqueArray(fc.constantFrom(1, 2), { maxLength: 2 }), {
    nil: undefined,
  }),
  'statuses_income[]': fc.option(
    fc.uniqueArray(fc.constantFrom(...availabilityStatuses), { maxLength: 2 }),
    { nil: undefined },
  ),
  'statuses_used[]': fc.option(fc.uniqueArray(fc.constantFrom(...conditions), { maxLength: 2 }), {
    nil: undefined,
  }),
  price_from: fc.option(fc.constantFrom(100_000, 2_000_000), { nil: undefined }),
  is_vip: fc.option(fc.boolean(), { nil: undefined }),
});

function ask(rows: StockRows, asked: ItemFilter) {
  const stock = stockOf(rows);
  const list = stock.lists.clocks_today;
  const availability = availabilityRulesOf(stock, 'ru', 'clocks_today', asked);
  const tests = rowTestsOf(list, 'ru', availability, asked, null);
  return { list, availability, tests };
}

function total(rows: StockRows, asked: ItemFilter): number {
  const { list, tests } = ask(rows, asked);
  const order = { sortBy: 'number', direction: 'asc' } as const;
  return selectPage(list, tests, order, { limit: 5, offset: 0 }).total;
}

test('a count is the length of the list that the choice leads to', () => {
  fc.assert(
    fc.property(stockRows, filter, (rows, asked) => {
      const { list, availability, tests } = ask(rows, asked);
      const facets = facetsOf(list, 'ru', tests, availability);
      for (const [id, count] of facets.single.brandId) {
        expect(count).toBe(total(rows, { ...asked, 'brands[]': [id] }));
      }
      for (const [id, count] of facets.single.genderId) {
        expect(count).toBe(total(rows, { ...asked, 'genders[]': [id] }));
      }
      for (const [id, count] of facets.cities) {
        expect(count).toBe(total(rows, { ...asked, 'cities[]': [id] }));
      }
      for (const [code, count] of facets.condition) {
        const wanted = conditions.filter((_, index) => index === code);
        expect(count).toBe(total(rows, { ...asked, 'statuses_used[]': wanted }));
      }
      for (const [code, count] of facets.status) {
        const wanted = availabilityStatuses.filter((_, index) => index === code);
        expect(count).toBe(total(rows, { ...asked, 'statuses_income[]': wanted }));
      }
      expect(facets.vip).toBe(total(rows, { ...asked, is_vip: true }));
    }),
  );
});

test('no choice that is offered leads to an empty list', () => {
  fc.assert(
    fc.property(stockRows, filter, (rows, asked) => {
      const { list, availability, tests } = ask(rows, asked);
      const { single, cities: ofCities, status } = facetsOf(list, 'ru', tests, availability);
      for (const counts of [...Object.values(single), ofCities, status]) {
        for (const count of counts.values()) expect(count).toBeGreaterThan(0);
      }
    }),
  );
});

test('by default only what can be had in a city that the host lists is shown', () => {
  const availableIn = (
    itemId: number,
    cityId: number,
    status: (typeof availabilityStatuses)[number],
  ) => ({
    itemId,
    cityId,
    status,
  });
  const [row] = fc.sample(itemRow(1), 1) as [StockRows['items'][number]];
  const rows: StockRows = {
    items: [1, 2, 3].map((id) => ({ ...row, id, hostMask: 15 })),
    availability: [
      availableIn(1, 1, 'in_stock'),
      availableIn(2, 1, 'sold'),
      availableIn(3, 3, 'in_stock'),
    ],
    stones: [],
    specials: [],
    listedCities: [{ host: 'ru', cityId: 1, alias: 'moscow', title: 'Москва' }],
    optionTitles: [],
    rates: [{ host: 'ru', unitsPerUsd: 80 }],
  };
  expect(total(rows, { available: 1 })).toBe(1);
  expect(total(rows, { available: 0 })).toBe(3);
  expect(total(rows, { available: 1, 'statuses_income[]': ['sold'] })).toBe(1);
});

/** @jest-environment node */
import fc from 'fast-check';
import { conditions } from '../../../src/config/item-labels';
import { type SalesRow } from '../db/repositories/sales';
import { salesSummariesOf } from './sales-summaries';

const aRow = (change: Partial<SalesRow> = {}): SalesRow => ({
  kind: 'clock',
  brandUrl: null,
  collectionUrl: null,
  brandTitle: 'Rolex',
  collectionTitle: 'Submariner',
  year: null,
  condition: null,
  count: 5,
  low: 1000,
  median: 2000,
  high: 3000,
  soldFrom: '2024-01-31',
  ...change,
});

const row = fc
  .record({
    brandUrl: fc.constantFrom(null, 'rolex', 'omega'),
    year: fc.constantFrom(null, 2024, 2025),
    condition: fc.constantFrom(null, ...conditions),
    prices: fc.array(fc.integer({ min: 1, max: 2_000_000 }), { minLength: 3, maxLength: 3 }),
  })
  .filter(({ year, condition }) => year === null || condition === null)
  .map(({ prices, ...of }) => {
    const [low = 0, median = 0, high = 0] = prices.toSorted((one, other) => one - other);
    return aRow({ ...of, low, median, high });
  });
const rowsOfDistinctGroups = fc.uniqueArray(row, {
  selector: ({ brandUrl, year, condition }) => `${brandUrl} ${year} ${condition}`,
});

test('summaries are the same whatever the order of the rows', () => {
  fc.assert(
    fc.property(rowsOfDistinctGroups, fc.integer({ min: 1, max: 13_000 }), (rows, rate) => {
      expect(salesSummariesOf(rows.toReversed(), rate)).toEqual(salesSummariesOf(rows, rate));
    }),
  );
});

test('low is never above the median, nor the median above high, in any currency', () => {
  fc.assert(
    fc.property(
      rowsOfDistinctGroups,
      fc.double({ min: 0.01, max: 13_000, noNaN: true }),
      (rows, rate) => {
        for (const summary of salesSummariesOf(rows, rate)) {
          for (const { low, median, high } of [summary, ...summary.years, ...summary.conditions]) {
            expect(low).toBeLessThanOrEqual(median);
            expect(median).toBeLessThanOrEqual(high);
          }
        }
      },
    ),
  );
});

test('a maker and a collection are named, a kind is not', () => {
  const rows = [
    aRow(),
    aRow({ brandUrl: 'rolex' }),
    aRow({ brandUrl: 'rolex', collectionUrl: 'submariner' }),
  ];
  expect(salesSummariesOf(rows, 1).map(({ title }) => title)).toEqual([
    null,
    'Rolex',
    'Rolex Submariner',
  ]);
});

test('without a rate there are no prices, and no summaries', () => {
  expect(salesSummariesOf([aRow()], null)).toEqual([]);
});

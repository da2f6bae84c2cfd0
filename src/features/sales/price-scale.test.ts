/** @jest-environment node */
import fc from 'fast-check';
import { priceScale } from './price-scale';

/** Quartiles of some prices: low, median and high in their order. */
const row = fc
  .array(fc.integer({ min: 1, max: 1e12 }), { minLength: 3, maxLength: 3 })
  .map((prices) => prices.toSorted((one, other) => one - other))
  .map(([low = 0, median = 0, high = 0]) => ({ low, median, high }));

test('every price of every row lies on the scale, in the order of the prices', () => {
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 12 }), (rows) => {
      const { place } = priceScale(rows);
      for (const { low, median, high } of rows) {
        const places = [low, median, high].map(place);
        expect(places).toEqual(places.toSorted((one, other) => one - other));
        expect(Math.min(...places)).toBeGreaterThanOrEqual(0);
        expect(Math.max(...places)).toBeLessThanOrEqual(100);
      }
    }),
  );
});

test('it begins at the lowest price and ends at the highest', () => {
  const { from, to, place } = priceScale([
    { low: 300, high: 500 },
    { low: 100, high: 400 },
  ]);
  expect([from, to]).toEqual([100, 500]);
  expect([place(100), place(300), place(500)]).toEqual([0, 50, 100]);
});

test('where all prices are one, it lies in the middle', () => {
  expect(priceScale([{ low: 7, high: 7 }]).place(7)).toBe(50);
});

test('without a row there is none', () => {
  expect(() => priceScale([])).toThrow(RangeError);
});

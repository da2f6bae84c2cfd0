/** @jest-environment node */
import fc from 'fast-check';
import { hostPrices } from './prices';

const usd = fc.integer({ min: 1, max: 20_000_000 });
const rate = fc.double({ min: 1, max: 20_000, noNaN: true });

const priceOf = (priceUsd: number | null, unitsPerUsd: number) =>
  hostPrices({ priceUsd, priceWithDiscountUsd: null }, unitsPerUsd).price;

test.each([
  [12_345, 1, 12_345],
  [12_345, 81.5, 1_010_000],
  [480, 41.9, 20_100],
  [5_000, 12_050, 60_300_000],
  [1, 41.9, 42],
])('%d USD at %d is %d in whole units of the host', (priceUsd, unitsPerUsd, expected) => {
  expect(priceOf(priceUsd, unitsPerUsd)).toBe(expected);
});

test('a price on request is no price on any host', () => {
  expect(hostPrices({ priceUsd: null, priceWithDiscountUsd: null }, 81.5)).toEqual({
    price: null,
    priceWithDiscount: null,
  });
});

test('a rounded price is whole and at most half a percent away', () => {
  fc.assert(
    fc.property(usd, rate, (amount, unitsPerUsd) => {
      const price = priceOf(amount, unitsPerUsd) ?? 0;
      const exact = amount * unitsPerUsd;
      expect(Number.isInteger(price)).toBe(true);
      expect(Math.abs(price - exact)).toBeLessThanOrEqual(Math.max(0.5, exact * 0.005) + 1e-6);
    }),
  );
});

test('what costs more in dollars never costs less on a host', () => {
  fc.assert(
    fc.property(usd, usd, rate, (one, other, unitsPerUsd) => {
      const [less, more] = one < other ? [one, other] : [other, one];
      expect(priceOf(less, unitsPerUsd)).toBeLessThanOrEqual(priceOf(more, unitsPerUsd) ?? 0);
    }),
  );
});

test('a price with discount is below the price, or there is none', () => {
  fc.assert(
    fc.property(usd, usd, rate, (priceUsd, priceWithDiscountUsd, unitsPerUsd) => {
      const { price, priceWithDiscount } = hostPrices(
        { priceUsd, priceWithDiscountUsd },
        unitsPerUsd,
      );
      expect(priceWithDiscount === null || priceWithDiscount < (price ?? 0)).toBe(true);
    }),
  );
  expect(hostPrices({ priceUsd: 50_000, priceWithDiscountUsd: 45_000 }, 81.5)).toEqual({
    price: 4_080_000,
    priceWithDiscount: 3_670_000,
  });
});

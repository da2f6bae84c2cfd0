import type { PriceSpread } from '../../contract/sales';

/** From the lowest to the highest price of some rows. */
export interface PriceScale {
  from: number;
  to: number;
  /** Where a price lies, in percent of the way; halfway where all prices are one. */
  place: (price: number) => number;
}

/** The scale that holds the middle halves of all rows. @throws RangeError without a row */
export function priceScale(rows: readonly Pick<PriceSpread, 'low' | 'high'>[]): PriceScale {
  if (rows.length === 0) throw new RangeError('a scale needs a row');
  const from = Math.min(...rows.map(({ low }) => low));
  const to = Math.max(...rows.map(({ high }) => high));
  // Two decimals: a hair's breadth on the widest screen, and the same text on every machine.
  const place = (price: number) =>
    to === from ? 50 : Math.round(((price - from) / (to - from)) * 10_000) / 100;
  return { from, to, place };
}

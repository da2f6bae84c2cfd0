/** The lowest price that at least this share of the pieces went for no more than. */
export function priceAt(prices: readonly number[], share: number): number {
  const sorted = prices.toSorted((one, other) => one - other);
  return sorted[Math.ceil(share * sorted.length) - 1] ?? 0;
}

/** The middle price, or what lies between the two middle ones. */
export function medianOf(prices: readonly number[]): number {
  const descending = prices.toSorted((one, other) => other - one);
  const fromAbove = descending[Math.ceil(prices.length / 2) - 1] ?? 0;
  return (priceAt(prices, 0.5) + fromAbove) / 2;
}

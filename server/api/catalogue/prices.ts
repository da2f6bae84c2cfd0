/** Prices as they are kept: whole US dollars, null on request. */
export interface PricesInUsd {
  priceUsd: number | null;
  priceWithDiscountUsd: number | null;
}

/** Prices in whole units of a host's currency. */
export interface HostPrices {
  price: number | null;
  priceWithDiscount: number | null;
}

/** What a visitor pays, in whole US dollars: with the discount where there is one; null on request. */
export function paidUsd({ priceUsd, priceWithDiscountUsd }: PricesInUsd): number | null {
  if (priceUsd === null || priceWithDiscountUsd === null) return priceUsd;
  return Math.min(priceUsd, priceWithDiscountUsd);
}

/**
 * Prices of an item on a host, from the rate of its currency (units for one US dollar). They are
 * rounded so that they read as prices do, and never change places: what costs more in dollars
 * never costs less in any currency. A discount that rounding swallows is no discount. Without a
 * rate there is no price.
 */
export function hostPrices(
  { priceUsd, priceWithDiscountUsd }: PricesInUsd,
  unitsPerUsd: number | null,
): HostPrices {
  const price = toHostPrice(priceUsd, unitsPerUsd);
  const priceWithDiscount = toHostPrice(priceWithDiscountUsd, unitsPerUsd);
  const isDiscount = price !== null && priceWithDiscount !== null && priceWithDiscount < price;
  return { price, priceWithDiscount: isDiscount ? priceWithDiscount : null };
}

function toHostPrice(usd: number | null, unitsPerUsd: number | null): number | null {
  if (usd === null || unitsPerUsd === null) return null;
  // A price in dollars is shown as it was set.
  if (unitsPerUsd === 1) return usd;
  return roundToThreeDigits(usd * unitsPerUsd);
}

/** 1 234 567 becomes 1 230 000: at most half a percent away, and whole. */
function roundToThreeDigits(amount: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(amount)) - 2);
  return Math.max(1, Math.round(amount / step) * step);
}

import type { Item } from '../../contract/items';

/** What changes of an item while its page stands: refreshed after hydration. */
export type Offer = Pick<
  Item,
  | 'price'
  | 'priceWithDiscount'
  | 'priceUsd'
  | 'priceWithDiscountUsd'
  | 'isPriceOnRequest'
  | 'availability'
  | 'catalogType'
>;

export function offerOf(item: Item): Offer {
  const { price, priceWithDiscount, priceUsd, priceWithDiscountUsd } = item;
  const { isPriceOnRequest, availability, catalogType } = item;
  return {
    price,
    priceWithDiscount,
    priceUsd,
    priceWithDiscountUsd,
    isPriceOnRequest,
    availability,
    catalogType,
  };
}

/** What is to be paid, in whole units of the host's currency; null on request. */
export function payable({ price, priceWithDiscount }: Offer): number | null {
  return priceWithDiscount ?? price;
}

/** The same price without a discount: what is sold costs nobody less than before. */
export function lastOf(offer: Offer): Offer {
  const { priceUsd, priceWithDiscount, priceWithDiscountUsd } = offer;
  if (priceWithDiscount === null) return offer;
  return {
    ...offer,
    price: priceWithDiscount,
    priceUsd: priceWithDiscountUsd ?? priceUsd,
    priceWithDiscount: null,
    priceWithDiscountUsd: null,
  };
}

export type Change = 'price' | 'places';

/** What a visitor would notice of the difference between two answers. */
export function changesBetween(before: Offer, after: Offer): Change[] {
  const changes: Change[] = [];
  if (payable(before) !== payable(after)) changes.push('price');
  if (before.catalogType !== after.catalogType || placesOf(before) !== placesOf(after)) {
    changes.push('places');
  }
  return changes;
}

/** In the order of the cities' names: in which order they came is no news. */
function placesOf({ availability }: Offer): string {
  return availability
    .map(({ cityAlias, status }) => `${cityAlias} ${status}`)
    .sort()
    .join();
}

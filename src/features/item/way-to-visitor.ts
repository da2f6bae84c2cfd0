import { delivery } from '../../config/delivery';
import type { AvailabilityStatus } from '../../config/item-labels';

/** How an item comes from a city to the visitor; the words are in the locales under `item:way`. */
export type Way =
  /** It lies in the visitor's own city. */
  | 'here'
  /** It lies in the reserve of the visitor's own city. */
  | 'hereFromReserve'
  /** It is brought within the hours of `delivery`. */
  | 'delivered'
  /** It can only be had in the branch where it lies. */
  | 'pickUpOnly'
  /** It is ordered for the branch of the visitor's own city. */
  | 'orderHere'
  /** It is ordered through a branch of another city. */
  | 'order'
  /** Somebody else has it reserved. */
  | 'waits'
  /** It was sold there: no way leads from it. */
  | 'none';

/**
 * Spec §1: 24 hours to any city with a branch, none from Tashkent. `visitor` is the alias of the
 * visitor's city, which always has a branch, or null while it is not known: then what holds for
 * every city but the item's own.
 */
export function wayToVisitor(
  place: { cityAlias: string; status: AvailabilityStatus },
  visitor: string | null,
): Way {
  const isHere = place.cityAlias === visitor;
  const ways: Record<AvailabilityStatus, Way> = {
    in_stock: isHere ? 'here' : sentFrom(place.cityAlias),
    in_reserve: isHere ? 'hereFromReserve' : sentFrom(place.cityAlias),
    order_only: isHere ? 'orderHere' : 'order',
    reserved: 'waits',
    sold: 'none',
  };
  return ways[place.status];
}

function sentFrom(alias: string): Way {
  return delivery.noneFrom.includes(alias) ? 'pickUpOnly' : 'delivered';
}

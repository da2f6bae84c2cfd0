import { catalogs, type CatalogType } from '../config/catalogs';
import type { AvailabilityStatus } from '../config/item-labels';

/** Statuses from the best to the worst for who wants to buy. */
const fromTheBest: readonly AvailabilityStatus[] = [
  'in_stock',
  'in_reserve',
  'order_only',
  'reserved',
  'sold',
];

interface Placed {
  catalogType: CatalogType;
  availability: readonly { status: AvailabilityStatus }[];
}

/**
 * What an item's best place says of it (spec §3 "Availability"). What lies in an archive, or
 * nowhere, is sold.
 */
export function standingOf({ availability, catalogType }: Placed): AvailabilityStatus {
  if (catalogs[catalogType].isArchive) return 'sold';
  const best = fromTheBest.find((status) => availability.some((place) => place.status === status));
  return best ?? 'sold';
}

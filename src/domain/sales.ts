import type { ItemKind } from '../config/catalogs';
import type { AvailabilityStatus } from '../config/item-labels';

/** Which pieces a summary of sales is about: those of a kind, of its maker, or of a collection. */
export interface SalesSubject {
  kind: ItemKind;
  /** Null: all makers. */
  brandUrl: string | null;
  /** Null: all collections of the maker, and pieces of none. */
  collectionUrl: string | null;
}

/** Names a summary among those of a host, e.g. `clock/rolex/submariner`. */
export function salesKey({ kind, brandUrl, collectionUrl }: SalesSubject): string {
  return [kind, brandUrl, collectionUrl].filter((part) => part !== null).join('/');
}

/**
 * Keys of the summaries that tell of pieces like an item, the nearest first: its collection's, then
 * its maker's. All watches together say nothing of one.
 */
export function salesKeysOf(item: {
  kind: ItemKind;
  brand: { url: string };
  collection: { url: string } | null;
}): string[] {
  const { kind, brand, collection } = item;
  const ofBrand = { kind, brandUrl: brand.url, collectionUrl: null };
  return [
    ...(collection ? [salesKey({ ...ofBrand, collectionUrl: collection.url })] : []),
    salesKey(ofBrand),
  ];
}

/** Whether an item is sold: it lies in an archive, or is sold wherever it was offered. */
export function isSold(isArchive: boolean, statuses: readonly AvailabilityStatus[]): boolean {
  return isArchive || (statuses.length > 0 && statuses.every((status) => status === 'sold'));
}

import { atom } from 'recoil';
import type { CatalogType } from '../../config/catalogs';
import type { ItemCard } from '../../contract/items';

/** Which page of which list. */
export interface ListingKey {
  catalogType: CatalogType;
  /** Null: all brands. */
  brandId: number | null;
  page: number;
}

export interface Listing {
  key: ListingKey;
  items: ItemCard[];
  total: number;
}

/** The last list that the backend gave; null until it has given one. */
export const listingState = atom<Listing | null>({ key: 'catalogue/listing', default: null });

export function isSameListing(one: ListingKey, other: ListingKey): boolean {
  return (
    one.catalogType === other.catalogType &&
    one.brandId === other.brandId &&
    one.page === other.page
  );
}

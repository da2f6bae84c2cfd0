import { atom } from 'recoil';
import type { CatalogType } from '../../config/catalogs';
import type { ItemCard } from '../../contract/items';

/** Which page of which list. */
export interface ListingKey {
  catalogType: CatalogType;
  /** Null: all brands. */
  brandId: number | null;
  page: number;
  /** The filter as its address has it; empty: the list as it is built. */
  filter: string;
}

export interface Listing {
  key: ListingKey;
  items: ItemCard[];
  total: number;
  lastPage: number;
}

/** The last list that the backend gave; null until it has given one. */
export const listingState = atom<Listing | null>({ key: 'catalogue/listing', default: null });

/** Spec §4 "Filters": true before a fetch and false after, always. */
export const isListingLoadingState = atom<boolean>({
  key: 'catalogue/isListingLoading',
  default: false,
});

export function isSameListing(one: ListingKey, other: ListingKey): boolean {
  return (
    one.catalogType === other.catalogType &&
    one.brandId === other.brandId &&
    one.page === other.page &&
    one.filter === other.filter
  );
}

import { useEffect } from 'react';
import { useRecoilState } from 'recoil';
import type { ItemCard } from '../../contract/items';
import { report } from '../../shared/lib/report';
import { isSameListing, listingState, type ListingKey } from './listing.state';

export interface ShownListing {
  items: readonly ItemCard[];
  /** Items on all pages of the list. */
  total: number;
}

/**
 * A page of a list: that of the build in the HTML and the first render, the backend's as soon as it
 * has answered. A failure is reported and leaves the list as it is (spec §8).
 */
export function useListing(
  { catalogType, brandId, page }: ListingKey,
  built: ShownListing,
): ShownListing {
  const [listing, setListing] = useRecoilState(listingState);
  const isBuiltEmpty = built.items.length === 0;

  useEffect(() => {
    const key = { catalogType, brandId, page };
    const left = new AbortController();
    import('./listing.client')
      .then(({ fetchListing }) => fetchListing(key, left.signal))
      .then(({ items, total }) => {
        // A page that has run out since the build keeps what it showed; its links still work.
        if (left.signal.aborted || (items.length === 0 && !isBuiltEmpty)) return;
        setListing({ key, items, total });
      })
      .catch((error: unknown) => {
        if (!left.signal.aborted) report(error, 'catalogue/listing');
      });
    return () => left.abort();
  }, [catalogType, brandId, page, isBuiltEmpty, setListing]);

  return listing && isSameListing(listing.key, { catalogType, brandId, page }) ? listing : built;
}

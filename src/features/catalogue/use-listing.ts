import { useCallback, useEffect, useState } from 'react';
import { useRecoilState } from 'recoil';
import type { ItemCard } from '../../contract/items';
import { report } from '../../shared/lib/report';
import {
  isListingLoadingState,
  isSameListing,
  listingState,
  type ListingKey,
} from './listing.state';

export interface ShownListing {
  items: readonly ItemCard[];
  /** Items on all pages of the list. */
  total: number;
  lastPage: number;
}

export interface LiveListing {
  /** Null: a filtered list that is not there yet. */
  shown: ShownListing | null;
  isLoading: boolean;
  /** The filtered list could not be fetched; what is built stays as it is (spec §8). */
  hasFailed: boolean;
  retry: () => void;
}

/**
 * A page of a list: that of the build in the HTML and the first render, the backend's as soon as it
 * has answered. A filtered list comes from the backend alone; a request for an older filter is
 * cancelled, so that its answer never takes the place of a newer one.
 */
export function useListing(key: ListingKey, built: ShownListing): LiveListing {
  const { catalogType, brandId, page, filter } = key;
  const [listing, setListing] = useRecoilState(listingState);
  const [isLoading, setLoading] = useRecoilState(isListingLoadingState);
  const [failed, setFailed] = useState<ListingKey | null>(null);
  const [attempt, setAttempt] = useState(0);
  const isBuiltEmpty = built.items.length === 0;

  useEffect(() => {
    const wanted = { catalogType, brandId, page, filter };
    const left = new AbortController();
    setLoading(true);
    import('./listing.client')
      .then(({ fetchListing }) => fetchListing(wanted, left.signal))
      .then((found) => {
        // A page that has run out since the build keeps what it showed; its links still work.
        const hasRunOut = found.items.length === 0 && !isBuiltEmpty && filter === '';
        if (left.signal.aborted || hasRunOut) return;
        setFailed(null);
        setListing({ key: wanted, ...found });
      })
      .catch((error: unknown) => {
        if (left.signal.aborted) return;
        report(error, 'catalogue/listing');
        setFailed(wanted);
      })
      .finally(() => {
        // The next request has set it already.
        if (!left.signal.aborted) setLoading(false);
      });
    return () => {
      left.abort();
      setLoading(false);
    };
  }, [catalogType, brandId, page, filter, isBuiltEmpty, attempt, setListing, setLoading]);

  const live = listing && isSameListing(listing.key, key) ? listing : null;
  return {
    shown: live ?? (filter === '' ? built : null),
    isLoading,
    hasFailed: failed !== null && isSameListing(failed, key),
    retry: useCallback(() => {
      setFailed(null);
      setAttempt((count) => count + 1);
    }, []),
  };
}

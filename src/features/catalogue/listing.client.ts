import { limits } from '../../config/limits';
import { listing } from '../../contract/listing';
import { callApi } from '../../shared/lib/http';
import type { ListingKey } from './listing.state';

/** The page of a list as it is now; the same order as the build's. */
export function fetchListing({ catalogType, brandId, page }: ListingKey, signal: AbortSignal) {
  return callApi(listing, {
    params: { catalogType },
    query: {
      page,
      per_page: limits.listPageSize,
      'brands[]': brandId === null ? undefined : [brandId],
    },
    signal,
  });
}

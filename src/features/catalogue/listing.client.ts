import { limits } from '../../config/limits';
import { listing } from '../../contract/listing';
import { callApi } from '../../shared/lib/http';
import { filterQueryOf, parseFilter } from './filter';
import type { ListingKey } from './listing.state';

/** The page of a list as it is now; without a filter in the build's own order. */
export function fetchListing(
  { catalogType, brandId, page, filter }: ListingKey,
  signal: AbortSignal,
) {
  const wanted = parseFilter(filter);
  return callApi(listing, {
    params: { catalogType },
    query: {
      page,
      per_page: limits.listPageSize,
      sortBy: wanted.sortBy,
      direction: wanted.direction,
      ...filterQueryOf(wanted),
      ...(brandId !== null && { 'brands[]': [brandId] }),
    },
    signal,
  });
}

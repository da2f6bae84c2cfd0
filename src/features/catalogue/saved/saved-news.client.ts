import { listing } from '../../../contract/listing';
import { callApi } from '../../../shared/lib/http';
import { parseFilter } from '../list/filter';
import { queryOf } from '../list/scope';
import type { SavedFilter } from './saved-filters';

/** How many items of a saved filter were published since it was last looked at. */
export async function countNews(
  { catalogType, fixed, search, seenAt }: SavedFilter,
  signal: AbortSignal,
): Promise<number> {
  const scope = { catalogType, fixed: parseFilter(fixed).chosen };
  const { total } = await callApi(listing, {
    params: { catalogType },
    query: {
      page: 1,
      per_page: 1,
      published_after: seenAt,
      ...queryOf(scope, parseFilter(search)),
    },
    signal,
    progress: false,
  });
  return total;
}

import { search, type SearchResult } from '../../contract/search';
import { callApi } from '../../shared/lib/http';
import type { AskedSearch } from './search-address';

export interface AskedPage extends AskedSearch {
  /** Items, and found pages beside them, on a page. */
  perPage: number;
}

export function fetchResults(
  { query, section, page, perPage, isExact }: AskedPage,
  signal: AbortSignal,
): Promise<SearchResult> {
  return callApi(search, {
    query: { q: query, type: section, page, per_page: perPage, ...(isExact && { exact: true }) },
    signal,
  });
}

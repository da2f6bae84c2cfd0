import { search, type SearchResult, type SearchSection } from '../../contract/search';
import { callApi } from '../../shared/lib/http';

export function fetchResults(
  query: string,
  section: SearchSection,
  signal: AbortSignal,
): Promise<SearchResult> {
  return callApi(search, { query: { q: query, type: section }, signal });
}

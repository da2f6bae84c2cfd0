import type { SearchResult } from '../../contract/search';
import { loadPart } from '../../shared/lib/load-part';
import { useFetched, type Settled } from '../../shared/lib/use-fetched';
import type { AskedPage } from './search.client';

/** How the last search was settled. */
export type Answered = Settled<SearchResult>;

export interface Results {
  /** Of the search as it is asked; null while there are none. */
  found: SearchResult | null;
  /** What was found last: of the search before, while this one is being answered. */
  latest: SearchResult | null;
  isSearching: boolean;
  hasFailed: boolean;
  retry: () => void;
}

/** For `useResults`: nobody is typing. */
export const atOnce = () => 0;

/**
 * Asks the backend whenever the search changes; an older answer never takes the place of a newer one.
 * An empty query asks nothing.
 * @param wait milliseconds from now until the backend is asked
 * @param kept where the last answer is kept: in the component, or beyond it
 */
export function useResults(
  { query, section, page, perPage, isExact }: AskedPage,
  wait: () => number,
  kept: readonly [Answered | null, (answered: Answered | null) => void],
): Results {
  const { answer, latest, isFetching, error, retry } = useFetched({
    key: JSON.stringify([query, section, page, perPage, isExact]),
    isWanted: query !== '',
    load: async (signal) => {
      const waited = new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, wait());
        signal.addEventListener('abort', () => clearTimeout(timer));
      });
      // Its code comes while somebody may still be typing.
      const client = loadPart(() => import('./search.client'));
      const [{ fetchResults }] = await Promise.all([client, waited]);
      return fetchResults({ query, section, page, perPage, isExact }, signal);
    },
    context: 'search',
    kept,
  });
  return {
    found: answer,
    latest: query === '' || error !== null ? null : latest,
    isSearching: isFetching,
    hasFailed: error !== null,
    retry,
  };
}

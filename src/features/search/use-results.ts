import { useCallback, useEffect, useState } from 'react';
import type { SearchResult } from '../../contract/search';
import { report } from '../../shared/lib/report';
import type { AskedPage } from './search.client';

/** What the backend said to a search. */
export interface Answered {
  key: string;
  /** Null: it did not answer. */
  found: SearchResult | null;
}

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
 * @param wait milliseconds from now until the backend is asked; the same function at every render
 * @param kept where the last answer is kept: in the component, or beyond it
 */
export function useResults(
  { query, section, page, perPage, isExact }: AskedPage,
  wait: () => number,
  [answered, setAnswered]: readonly [Answered | null, (answered: Answered | null) => void],
): Results {
  const [attempt, setAttempt] = useState(0);
  const key = JSON.stringify([query, section, page, perPage, isExact]);

  useEffect(() => {
    if (query === '') return undefined;
    const left = new AbortController();
    const waited = new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, wait());
      left.signal.addEventListener('abort', () => clearTimeout(timer));
    });
    const ask = async (): Promise<SearchResult | null> => {
      try {
        // Its code comes while somebody may still be typing.
        const [{ fetchResults }] = await Promise.all([import('./search.client'), waited]);
        return await fetchResults({ query, section, page, perPage, isExact }, left.signal);
      } catch (error) {
        if (!left.signal.aborted) report(error, 'search');
        return null;
      }
    };
    void ask().then((found) => {
      if (!left.signal.aborted) setAnswered({ key, found });
    });
    return () => left.abort();
  }, [query, section, page, perPage, isExact, key, wait, attempt, setAnswered]);

  const current = query !== '' && answered?.key === key ? answered : null;
  return {
    found: current?.found ?? null,
    latest: query === '' ? null : (answered?.found ?? null),
    isSearching: query !== '' && current === null,
    hasFailed: current !== null && current.found === null,
    retry: useCallback(() => {
      setAnswered(null);
      setAttempt((count) => count + 1);
    }, [setAnswered]),
  };
}

import { useEffect, useState } from 'react';
import { useRecoilState } from 'recoil';
import type { SearchSection } from '../../contract/search';
import { report } from '../../shared/lib/report';
import { withQuery } from './history';
import { fetchResults } from './search.client';
import {
  searchHistoryState,
  searchQueryState,
  searchResultsState,
  type Results,
} from './search.state';

/** Milliseconds without a key press before the backend is asked (spec §9 "default fetch delay"). */
const delay = 200;

export interface Search {
  query: string;
  setQuery: (query: string) => void;
  /** Of the query and section as they are; null while there are none. */
  results: Results | null;
  isSearching: boolean;
  history: readonly string[];
  /** Puts the query into the history: its results were of use. */
  remember: () => void;
  clearHistory: () => void;
}

/** Searches while typing; an older answer never takes the place of a newer one. */
export function useSearch(section: SearchSection): Search {
  const [query, setQuery] = useRecoilState(searchQueryState);
  const [results, setResults] = useRecoilState(searchResultsState);
  const [history, setHistory] = useRecoilState(searchHistoryState);
  const [isSearching, setSearching] = useState(false);
  const wanted = query.trim();

  useEffect(() => {
    if (wanted === '') {
      setResults(null);
      return undefined;
    }
    const left = new AbortController();
    setSearching(true);
    const timer = setTimeout(() => {
      fetchResults(wanted, section, left.signal)
        .then((found) => found)
        .catch((error: unknown) => {
          if (!left.signal.aborted) report(error, 'search');
          return null;
        })
        .then((found) => {
          if (left.signal.aborted) return;
          setResults({ query: wanted, section, found });
          setSearching(false);
        })
        .catch((error: unknown) => report(error, 'search'));
    }, delay);
    return () => {
      clearTimeout(timer);
      left.abort();
      setSearching(false);
    };
  }, [wanted, section, setResults]);

  const isCurrent = results?.query === wanted && results.section === section;
  return {
    query,
    setQuery,
    results: isCurrent ? results : null,
    isSearching,
    history,
    remember: () => setHistory((kept) => withQuery(kept, wanted)),
    clearHistory: () => setHistory([]),
  };
}

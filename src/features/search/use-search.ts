import { useCallback, useRef } from 'react';
import { useRecoilState } from 'recoil';
import type { SearchSection } from '../../config/search-sections';
import { searchQueryState, searchResultsState } from './search.state';
import { useResults, type Results } from './use-results';

/** Milliseconds without a key press before the backend is asked (spec §9 "default fetch delay"). */
const delay = 200;
const perPage = 8;

export interface Search extends Results {
  query: string;
  setQuery: (query: string) => void;
}

/** Searches while typing; query and results outlive the dialog (spec §2 "Site search modal"). */
export function useSearch(section: SearchSection): Search {
  const [query, setQuery] = useRecoilState(searchQueryState);
  // Counted from the key press: a slow machine takes a while until it has drawn the letter.
  const typedAt = useRef(0);
  const wait = useCallback(() => Math.max(0, typedAt.current + delay - performance.now()), []);
  const kept = useRecoilState(searchResultsState);
  const asked = { query: query.trim(), section, page: 1, perPage, isExact: false };
  const type = (typed: string) => {
    typedAt.current = performance.now();
    setQuery(typed);
  };
  return { query, setQuery: type, ...useResults(asked, wait, kept) };
}

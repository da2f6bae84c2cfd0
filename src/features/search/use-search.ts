import { useCallback, useRef } from 'react';
import { useRecoilState } from 'recoil';
import type { SearchSection } from '../../config/search-sections';
import { searchQueryState, searchResultsState } from './search.state';
import { useResults, type Results } from './use-results';

/** Milliseconds from one question to the backend until the next (spec §9 "default fetch delay"). */
const delay = 200;
const perPage = 8;

export interface Search extends Results {
  query: string;
  setQuery: (query: string) => void;
}

/** Searches while typing; query and results outlive the dialog (spec §2 "Site search modal"). */
export function useSearch(section: SearchSection): Search {
  const [query, setQuery] = useRecoilState(searchQueryState);
  const wait = useTurn();
  const kept = useRecoilState(searchResultsState);
  const asked = { query: query.trim(), section, page: 1, perPage, isExact: false };
  return { query, setQuery, ...useResults(asked, wait, kept) };
}

/**
 * Milliseconds until a question may be asked: the first one at once, those that come within the delay
 * after it when it is over. Of these only the last is asked, since each ends the one before.
 */
function useTurn(): () => number {
  const turn = useRef(-Infinity);
  return useCallback(() => {
    const now = performance.now();
    if (turn.current < now) turn.current = Math.max(now, turn.current + delay);
    return turn.current - now;
  }, []);
}

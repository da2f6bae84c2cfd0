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
  const kept = useRecoilState(searchResultsState);
  const asked = { query: query.trim(), section, page: 1, perPage, isExact: false };
  return { query, setQuery, ...useResults(asked, delay, kept) };
}

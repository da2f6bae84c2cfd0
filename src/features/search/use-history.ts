import { useCallback } from 'react';
import { useRecoilState } from 'recoil';
import { withQuery } from './history';
import { searchHistoryState } from './search.state';

/** Queries of this visitor, newest first. */
export function useHistory() {
  const [history, setHistory] = useRecoilState(searchHistoryState);
  return {
    history,
    /** Puts a query into the history: its results were of use. */
    remember: useCallback(
      (query: string) => setHistory((kept) => withQuery(kept, query)),
      [setHistory],
    ),
    clear: useCallback(() => setHistory([]), [setHistory]),
  };
}

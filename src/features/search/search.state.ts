import { atom } from 'recoil';
import type { SearchResult, SearchSection } from '../../contract/search';
import { report } from '../../shared/lib/report';
import { parseHistory } from './history';

/** Spec §2 "Site search modal": it keeps the query, a search history and results. */
export const searchQueryState = atom<string>({ key: 'search/query', default: '' });

export interface Results {
  query: string;
  section: SearchSection;
  /** Null: the search did not answer. */
  found: SearchResult | null;
}

export const searchResultsState = atom<Results | null>({ key: 'search/results', default: null });

const historyKey = 'search_history';

/** The dialog is opened after hydration, so the history may be read as soon as it is asked for. */
export const searchHistoryState = atom<string[]>({
  key: 'search/history',
  default: [],
  effects: [
    ({ setSelf, onSet }) => {
      try {
        setSelf(parseHistory(window.localStorage.getItem(historyKey)));
      } catch (error) {
        report(error, 'search/history');
      }
      onSet((history) => {
        try {
          window.localStorage.setItem(historyKey, JSON.stringify(history));
        } catch (error) {
          report(error, 'search/history');
        }
      });
    },
  ],
});

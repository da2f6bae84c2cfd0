import { atom } from 'recoil';
import { report } from '../../shared/lib/report';
import { parseHistory } from './history';
import type { Answered } from './use-results';

/** Spec §2 "Site search modal": it keeps the query, a search history and results. */
export const searchQueryState = atom<string>({ key: 'search/query', default: '' });

export const searchResultsState = atom<Answered | null>({ key: 'search/results', default: null });

const historyKey = 'search_history';

/** Asked for after hydration alone, so it may be read from storage at once. */
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

import { atom } from 'recoil';
import { stored } from '../../shared/state/stored.state';
import { parseHistory } from './history';
import type { Answered } from './use-results';

/** Spec §2 "Site search modal": it keeps the query, a search history and results. */
export const searchQueryState = atom<string>({ key: 'search/query', default: '' });

export const searchResultsState = atom<Answered | null>({ key: 'search/results', default: null });

/** Queries of this visitor, newest first. */
export const searchHistoryState = atom<string[]>({
  key: 'search/history',
  default: [],
  effects: [stored({ key: 'search_history', area: 'local', parse: parseHistory })],
});

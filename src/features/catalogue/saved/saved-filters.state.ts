import { atom } from 'recoil';
import { stored } from '../../../shared/state/stored.state';
import { parseSaved, type SavedFilter } from './saved-filters';

/** Filters that the visitor saved, the latest first; no account is needed. */
export const savedFiltersState = atom<readonly SavedFilter[]>({
  key: 'catalogue/savedFilters',
  default: [],
  effects: [stored({ key: 'saved_filters', area: 'local', parse: parseSaved, followsTabs: true })],
});

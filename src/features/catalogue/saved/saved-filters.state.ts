import { atom, type AtomEffect } from 'recoil';
import { report } from '../../../shared/lib/report';
import { parseSaved, type SavedFilter } from './saved-filters';

const storageKey = 'saved_filters';

/** Kept in local storage and in step with other tabs. */
const kept: AtomEffect<readonly SavedFilter[]> = ({ setSelf, onSet }) => {
  if (typeof window === 'undefined') return undefined;
  try {
    setSelf(parseSaved(window.localStorage.getItem(storageKey)));
  } catch (error) {
    report(error, 'catalogue/saved-filters');
  }
  onSet((saved) => {
    try {
      window.localStorage.setItem(storageKey, JSON.stringify(saved));
    } catch (error) {
      report(error, 'catalogue/saved-filters');
    }
  });
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === storageKey || key === null) setSelf(parseSaved(newValue));
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
};

/** Filters that the visitor saved, the latest first; no account is needed. */
export const savedFiltersState = atom<readonly SavedFilter[]>({
  key: 'catalogue/savedFilters',
  default: [],
  effects: [kept],
});

import { atom, type AtomEffect } from 'recoil';
import { report } from '../../shared/lib/report';
import { parseKnown, type KnownList } from './known-lists';

const storageKey = 'catalogue_lists';

/**
 * Keeps the lists for the session, so that the way back from an item finds them after a reload too.
 * The HTML knows none of them: components show them only once they are hydrated.
 */
const keptForSession: AtomEffect<readonly KnownList[]> = ({ setSelf, onSet }) => {
  if (typeof window === 'undefined') return;
  try {
    setSelf(parseKnown(window.sessionStorage.getItem(storageKey)));
  } catch (error) {
    report(error, 'catalogue/known-lists');
  }
  onSet((lists) => {
    // The latest alone when there is no room for all.
    for (const kept of [lists, lists.slice(0, 1)]) {
      try {
        window.sessionStorage.setItem(storageKey, JSON.stringify(kept));
        return;
      } catch (error) {
        if (kept.length <= 1) report(error, 'catalogue/known-lists');
      }
    }
  });
};

/** Lists that the backend gave, the latest first. */
export const knownListsState = atom<readonly KnownList[]>({
  key: 'catalogue/knownLists',
  default: [],
  effects: [keptForSession],
});

/** Spec §4 "Filters": true before a fetch and false after, always. */
export const isListingLoadingState = atom<boolean>({
  key: 'catalogue/isListingLoading',
  default: false,
});

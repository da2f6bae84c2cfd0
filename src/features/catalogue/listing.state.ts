import { atom } from 'recoil';
import { stored } from '../../shared/state/stored.state';
import { parseKnown, type KnownList } from './list/known-lists';

/**
 * Lists that the backend gave, the latest first; stored for the session, so that the way back from
 * an item finds them after a reload too.
 */
export const knownListsState = atom<readonly KnownList[]>({
  key: 'catalogue/knownLists',
  default: [],
  effects: [
    stored({
      key: 'catalogue_lists',
      area: 'session',
      parse: parseKnown,
      smaller: (lists) => lists.slice(0, 1),
    }),
  ],
});

/** Spec §4 "Filters": true before a fetch and false after, always. */
export const isListingLoadingState = atom<boolean>({
  key: 'catalogue/isListingLoading',
  default: false,
});

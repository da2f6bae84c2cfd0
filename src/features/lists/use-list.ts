import { useCallback } from 'react';
import { useRecoilState, useRecoilValue, useSetRecoilState } from 'recoil';
import type { CatalogType } from '../../config/catalogs';
import type { ItemList } from '../../config/item-lists';
import type { Item, ItemCard } from '../../contract/items';
import { useHydrated } from '../../shared/lib/use-hydrated';
import { cleared, entryOf, refreshed, restored, toggled, withViewed, type Entry } from './entries';
import { isListedSelector, listStates } from './lists.state';

export interface List {
  /** Newest first; empty until the page is hydrated. */
  entries: readonly Entry[];
  /** Whether the list has been read: an empty one is empty indeed. */
  isReady: boolean;
  toggle: (card: ItemCard) => void;
  remove: (entry: Entry) => void;
  clear: (catalogType: CatalogType) => void;
  /** Puts back what was cleared. */
  restore: (gone: readonly Entry[]) => void;
  /** Keeps what has become known of the items. */
  refresh: (known: ReadonlyMap<string, Item | null>) => void;
}

export function useList(name: ItemList): List {
  const isReady = useHydrated();
  const [entries, setEntries] = useRecoilState(listStates[name]);
  return {
    entries,
    isReady,
    toggle: (card) => setEntries((kept) => toggled(kept, entryOf(card, new Date()))),
    remove: (entry) => setEntries((kept) => kept.filter(({ url }) => url !== entry.url)),
    restore: (gone) => setEntries((kept) => restored(kept, gone)),
    clear: (catalogType) => setEntries((kept) => cleared(kept, catalogType)),
    refresh: useCallback(
      (known) => setEntries((kept) => refreshed(kept, known, new Date())),
      [setEntries],
    ),
  };
}

/** Whether an item is in a list (not before the page is hydrated), and what changes that. */
export function useListed(
  list: ItemList,
  card: ItemCard,
): { isListed: boolean; toggle: () => void } {
  const isListed = useRecoilValue(isListedSelector({ list, url: card.url }));
  const setEntries = useSetRecoilState(listStates[list]);
  return {
    isListed,
    toggle: () => setEntries((kept) => toggled(kept, entryOf(card, new Date()))),
  };
}

/** Adds an item to the viewed ones. */
export function useRememberViewed(): (card: ItemCard) => void {
  const setViewed = useSetRecoilState(listStates.viewed);
  return useCallback(
    (card) => setViewed((kept) => withViewed(kept, entryOf(card, new Date()))),
    [setViewed],
  );
}

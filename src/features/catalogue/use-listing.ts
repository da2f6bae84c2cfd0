import { useEffect, useRef } from 'react';
import { useRecoilState } from 'recoil';
import type { ItemCard } from '../../contract/items';
import { loadPart } from '../../shared/lib/load-part';
import { useFetched } from '../../shared/lib/use-fetched';
import { whenIdle } from '../../shared/lib/when-idle';
import { addressOfList, parseFilter, type Filter } from './list/filter';
import { cardsOf, knownList, withoutNews, withPages } from './list/known-lists';
import { isListingLoadingState, knownListsState } from './listing.state';
import { listKey, type ListScope } from './list/scope';
import { stepsOf } from './list/shown-pages';

/** A page of the list as it is built. */
export interface BuiltPage {
  page: number;
  items: readonly ItemCard[];
  /** Items on all pages of the list. */
  total: number;
  lastPage: number;
}

export interface ShownListing {
  items: readonly ItemCard[];
  total: number;
  lastPage: number;
  /** The last page of those that are shown, in pages of the build. */
  page: number;
}

export interface LiveListing {
  /** Null: nothing is there yet. */
  shown: ShownListing | null;
  /** What is shown belongs to the choice before: its own list is being fetched, or has failed. */
  isStale: boolean;
  /** Pages of the build's size that are to come below what is shown. */
  pending: number;
  isLoading: boolean;
  /** What is missing could not be fetched; what is there stays as it is (spec §8). */
  hasFailed: boolean;
  retry: () => void;
}

/** What the backend said less than this ago is not asked for again on the way back, milliseconds. */
const freshFor = 60_000;

/**
 * Pages of a list: that of the build in the HTML and the first render, the backend's as soon as it
 * has answered. A list as it is built is refreshed when the page is idle, any other fetched at once;
 * a request for an older filter is cancelled, so that its answer never takes the place of a newer.
 * All is counted in pages of the build, whatever size the visitor chose.
 */
export function useListing(scope: ListScope, filter: Filter, built: BuiltPage): LiveListing {
  const [lists, setLists] = useRecoilState(knownListsState);
  const [isLoading, setLoading] = useRecoilState(isListingLoadingState);
  const before = useRef<ShownListing | null>(null);

  const list = listKey(scope, filter);
  const { first, count } = stepsOf(filter);
  const asked = `${list}#${first}-${count}`;
  const isAsBuilt = addressOfList(filter) === '';
  const known = lists.find((one) => one.list === list);

  const lastPage = known?.lastPage ?? (isAsBuilt ? built.lastPage : Infinity);
  const wanted = Array.from({ length: count }, (_, index) => first + index).filter(
    (page) => page === first || page <= lastPage,
  );
  const pages = wanted.map(
    (page) => known?.pages[page] ?? (isAsBuilt && page === built.page ? built.items : undefined),
  );
  const { cards, loaded } = cardsOf(pages);
  const facts = known ?? (isAsBuilt ? built : null);
  const shown: ShownListing | null =
    facts && loaded > 0
      ? {
          items: cards,
          total: facts.total,
          lastPage: facts.lastPage,
          page: wanted[loaded - 1] ?? first,
        }
      : null;
  useEffect(() => {
    if (shown) before.current = shown;
  });

  const isComplete = loaded === wanted.length;
  const { error, retry } = useFetched({
    key: asked,
    load: async (signal) => {
      const isFresh = known && Date.now() - known.knownAt < freshFor;
      if (isComplete && isFresh) return;
      const numbers = Array.from({ length: count }, (_, index) => first + index).filter(
        // One page past the known end: the list may have grown.
        (page) =>
          page <= Math.max(first, lastPage + 1) && (!isFresh || known.pages[page] === undefined),
      );
      // What is built is good enough until the page has nothing more urgent to do.
      if (isComplete) await new Promise<void>((resolve) => whenIdle(resolve));
      signal.throwIfAborted();
      setLoading(true);
      signal.addEventListener('abort', () => setLoading(false));
      try {
        const { fetchPage } = await loadPart(() => import('./listing.client'));
        const wantedFilter = parseFilter(addressOfList(filter));
        const answers = await Promise.all(
          numbers.map((page) => fetchPage(scope, wantedFilter, page, signal)),
        );
        signal.throwIfAborted();
        const found = answers.map((answer) => ({
          ...answer,
          items: withoutNews(answer.items, shown?.items),
        }));
        const fresh = knownList(list, numbers, found);
        // A page that has run out since the build keeps what it showed; its links still work.
        const hasRunOut = isComplete && found[0]?.items.length === 0;
        if (fresh && !hasRunOut) setLists((all) => withPages(all, fresh));
      } finally {
        // The next request has set it already.
        if (!signal.aborted) setLoading(false);
      }
    },
    context: 'catalogue/listing',
  });

  return {
    shown: shown ?? before.current,
    isStale: shown === null && before.current !== null,
    pending: shown ? wanted.length - loaded : 0,
    isLoading,
    hasFailed: error !== null && !isComplete,
    retry,
  };
}

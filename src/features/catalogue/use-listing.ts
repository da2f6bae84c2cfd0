import { useCallback, useEffect, useRef, useState } from 'react';
import { useRecoilState } from 'recoil';
import type { ItemCard } from '../../contract/items';
import { report } from '../../shared/lib/report';
import { useHydrated } from '../../shared/lib/use-hydrated';
import { whenIdle } from '../../shared/lib/when-idle';
import { addressOfList, parseFilter, type Filter } from './filter/filter';
import { cardsOf, withPages, type KnownList } from './known-lists';
import { isListingLoadingState, knownListsState } from './listing.state';
import { listKey, type ListPlace } from './place';
import { stepsOf } from './shown-pages';

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
export function useListing(place: ListPlace, filter: Filter, built: BuiltPage): LiveListing {
  const isHydrated = useHydrated();
  const [lists, setLists] = useRecoilState(knownListsState);
  const [isLoading, setLoading] = useRecoilState(isListingLoadingState);
  const [failed, setFailed] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const before = useRef<ShownListing | null>(null);

  const list = listKey(place, filter);
  const { first, count } = stepsOf(filter);
  const asked = `${list}#${first}-${count}`;
  const isAsBuilt = addressOfList(filter) === '';
  const known = isHydrated ? lists.find((one) => one.list === list) : undefined;

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

  // Read when the effect runs: what is known must not start it again.
  const latest = useRef({ place, known, lastPage, isComplete: false });
  latest.current = { place, known, lastPage, isComplete: loaded === wanted.length };

  useEffect(() => {
    const { place: where, known: kept, lastPage: end, isComplete } = latest.current;
    const isFresh = kept && Date.now() - kept.knownAt < freshFor;
    if (isComplete && isFresh && attempt === 0) return undefined;
    const left = new AbortController();
    const wantedFilter = parseFilter(addressOfList(filter));
    const numbers = Array.from({ length: count }, (_, index) => first + index).filter(
      // One page past the known end: the list may have grown.
      (page) => page <= Math.max(first, end + 1) && (!isFresh || kept.pages[page] === undefined),
    );

    const fetchAll = async () => {
      if (left.signal.aborted) return;
      setLoading(true);
      try {
        const { fetchPage } = await import('./listing.client');
        const found = await Promise.all(
          numbers.map((page) => fetchPage(where, wantedFilter, page, left.signal)),
        );
        const [one] = found;
        if (left.signal.aborted || !one) return;
        setFailed(null);
        // A page that has run out since the build keeps what it showed; its links still work.
        const hasRunOut = one.items.length === 0 && isComplete;
        if (hasRunOut) return;
        const fresh: KnownList = {
          list,
          pages: Object.fromEntries(
            found.flatMap(({ items }, index) =>
              items.length > 0 || index === 0 ? [[numbers[index] ?? 0, items]] : [],
            ),
          ),
          total: one.total,
          lastPage: one.lastPage,
          knownAt: Date.now(),
        };
        setLists((all) => withPages(all, fresh));
      } catch (error) {
        if (left.signal.aborted) return;
        report(error, 'catalogue/listing');
        setFailed(asked);
      } finally {
        // The next request has set it already.
        if (!left.signal.aborted) setLoading(false);
      }
    };
    // What is built is good enough until the page has nothing more urgent to do.
    if (isComplete) whenIdle(() => void fetchAll());
    else void fetchAll();
    return () => {
      left.abort();
      setLoading(false);
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `asked` stands for place and filter
  }, [asked, attempt, setLists, setLoading]);

  return {
    shown: shown ?? before.current,
    isStale: shown === null && before.current !== null,
    pending: shown ? wanted.length - loaded : 0,
    isLoading,
    hasFailed: failed === asked && loaded < wanted.length,
    retry: useCallback(() => {
      setFailed(null);
      setAttempt((number) => number + 1);
    }, []),
  };
}

import { navigate } from 'gatsby';
import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useHydrated } from '../../shared/lib/use-hydrated';
import { choiceKey, choicesOf, inOrder, type Choice } from './list/choices';
import {
  addressOfList,
  formatFilter,
  parseFilter,
  withoutFields,
  type Filter,
} from './list/filter';
import type { ListScope } from './list/scope';
import { firstPage, resized, type PageSize } from './list/shown-pages';
import { useKeptPageSize } from './display/use-kept-page-size';

export interface FilterInAddress {
  filter: Filter;
  /** Follows a choice: Back undoes it. */
  setFilter: (filter: Filter) => void;
  /** Shows more of the same list, or the same otherwise: Back goes to where the list was come from. */
  setView: (filter: Filter) => void;
  /** Other pages of the same list, and of every list from now on. */
  setPageSize: (perPage: PageSize) => void;
  /** What was chosen last, to be loosened first; null: nothing is chosen. */
  lastChoice: Choice | null;
}

/**
 * The address is the truth: back and forward work, and a link that is shared opens the same list.
 * The HTML knows no filter, so it is read after the first render.
 * @param builtPage page of the list that the path stands for
 */
export function useFilter(
  { pathname, search }: { pathname: string; search: string },
  scope: ListScope,
  builtPage: number,
): FilterInAddress {
  const isHydrated = useHydrated();
  // A choice shows at once, before the router has followed it.
  const [wanted, setWanted] = useState<string | null>(null);
  // Only the last of several choices made in a row is where the address is going.
  useLayoutEffect(() => {
    if (window.location.search === search) setWanted(null);
  }, [search, pathname]);
  // Nor is Back waited for: what is pressed right after it would change the list that was left.
  useEffect(() => {
    const goBack = () => {
      if (window.location.pathname === pathname) setWanted(window.location.search);
    };
    window.addEventListener('popstate', goBack);
    return () => window.removeEventListener('popstate', goBack);
  }, [pathname]);
  const known = wanted ?? (isHydrated ? search : '');

  const { fixed } = scope;
  const filter = useMemo(() => {
    const parsed = withoutFields(parseFilter(known), Object.keys(fixed));
    const isAsBuilt = addressOfList(parsed) === '';
    const namesPage = new URLSearchParams(known).has('page');
    if (!isAsBuilt || namesPage) return parsed;
    return resized({ ...parsed, ...firstPage, page: builtPage }, parsed.perPage);
  }, [known, fixed, builtPage]);

  const follow = useCallback((path: string, next: Filter, replace: boolean) => {
    setWanted(formatFilter(next));
    void navigate(`${path}${formatFilter(next)}`, { replace });
  }, []);
  const start = scope.pathOf(1);
  const setFilter = useCallback((next: Filter) => follow(start, next, false), [follow, start]);
  const setView = useCallback((next: Filter) => follow(pathname, next, true), [follow, pathname]);

  const [keptSize, keepSize] = useKeptPageSize();
  const setPageSize = useCallback(
    (perPage: PageSize) => {
      keepSize(perPage);
      follow(start, resized(filter, perPage), true);
    },
    [keepSize, follow, start, filter],
  );
  // A list that is entered at its beginning comes in pages as large as the visitor had them last. The
  // address says so, so that it tells the same list to whoever it is sent to.
  const isPlain = builtPage === 1 && !/[?&](?:per_)?page=/.test(known);
  useEffect(() => {
    if (isHydrated && isPlain && keptSize !== filter.perPage) {
      follow(start, resized(filter, keptSize), true);
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each list that is entered
  }, [isHydrated, isPlain, start]);
  return { filter, setFilter, setView, setPageSize, lastChoice: useLastChoice(filter) };
}

function useLastChoice(filter: Filter): Choice | null {
  const [order, setOrder] = useState<readonly string[]>([]);
  useEffect(() => setOrder((before) => inOrder(before, filter)), [filter]);
  return choicesOf(filter).find((choice) => choiceKey(choice) === order.at(-1)) ?? null;
}

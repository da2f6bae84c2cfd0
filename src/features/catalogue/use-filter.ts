import { navigate } from 'gatsby';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useHydrated } from '../../shared/lib/use-hydrated';
import { defaultFilter, formatFilter, parseFilter, type Filter } from './filter';

export interface FilterInAddress {
  filter: Filter;
  /** The filter as its address has it; empty: none. */
  address: string;
  setFilter: (filter: Filter) => void;
}

/**
 * The address is the truth: back and forward work, and a link that is shared opens the same list.
 * The HTML knows no filter, so it is read after the first render.
 * @param search of the address, with its question mark
 * @param path of the first page of the list
 */
export function useFilter(search: string, path: string): FilterInAddress {
  const isHydrated = useHydrated();
  // A choice shows at once, before the router has followed it.
  const [wanted, setWanted] = useState<string | null>(null);
  useEffect(() => setWanted(null), [search, path]);
  const known = wanted ?? (isHydrated ? search : '');
  const filter = useMemo(() => (known === '' ? defaultFilter : parseFilter(known)), [known]);
  const setFilter = useCallback(
    (next: Filter) => {
      setWanted(formatFilter(next));
      void navigate(`${path}${formatFilter(next)}`);
    },
    [path],
  );
  return { filter, address: formatFilter(filter), setFilter };
}

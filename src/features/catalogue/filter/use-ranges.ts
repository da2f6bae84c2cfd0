import { useEffect, useRef, useState } from 'react';
import { report } from '../../../shared/lib/report';
import { addressOfList, type BoundField, type Filter } from './filter';
import { listKey, type ListPlace } from '../place';

/** Least and greatest value of each bound under the rest of the filter. */
export type Ranges = Record<BoundField, number | null>;

/** Those of the build while nothing is chosen; asked for once somebody turns to a bound. */
export function useRanges(place: ListPlace, filter: Filter, isWanted: boolean): Ranges | null {
  const [ranges, setRanges] = useState<Ranges | null>(null);
  const latest = useRef({ place, filter });
  latest.current = { place, filter };
  const key = listKey(place, filter);
  useEffect(() => {
    if (!isWanted) return undefined;
    const left = new AbortController();
    import('./options.client')
      .then(({ fetchRanges }) =>
        fetchRanges(latest.current.place, latest.current.filter, left.signal),
      )
      .then((found) => {
        if (!left.signal.aborted) setRanges(found);
      })
      .catch((error: unknown) => {
        if (!left.signal.aborted) report(error, 'catalogue/filter/prices');
      });
    return () => left.abort();
  }, [isWanted, key]);
  return ranges ?? (addressOfList(filter) === '' ? builtRanges(place) : null);
}

function builtRanges({ built }: ListPlace): Ranges | null {
  if (!built) return null;
  return {
    price_from: built.priceFrom,
    price_to: built.priceTo,
    diametr_from: built.diameterFrom,
    diametr_to: built.diameterTo,
  };
}

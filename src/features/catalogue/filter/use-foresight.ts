import { useCallback, useEffect, useRef } from 'react';
import { mayFetchAhead } from '../../../shared/lib/connection';
import { report } from '../../../shared/lib/report';
import type { Filter } from './filter';
import type { ListPlace } from '../place';

/** A pointer that only crosses an option means nothing, milliseconds. */
const meant = 90;

/**
 * Fetches the list of a choice that a visitor points at or has the focus on, so that it is there at
 * the click. `foresee(null)` takes back what was not meant.
 */
export function useForesight(place: ListPlace): (filter: Filter | null) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(
    (filter) => {
      clearTimeout(timer.current);
      if (filter === null || !mayFetchAhead()) return;
      timer.current = setTimeout(() => {
        import('../listing.client')
          .then(({ foreseePage }) => foreseePage(place, filter))
          .catch((error: unknown) => report(error, 'catalogue/foresight'));
      }, meant);
    },
    [place],
  );
}

import { useCallback, useEffect, useRef } from 'react';
import { mayFetchAhead } from '../../shared/lib/connection';
import { loadPart } from '../../shared/lib/load-part';
import { report } from '../../shared/lib/report';
import type { Filter } from './list/filter';
import type { ListScope } from './list/scope';

/** How long a pointer rests on an option that is meant; less only crosses it. Milliseconds. */
const hoverDelay = 90;

/**
 * Fetches the list of a choice that a visitor points at or has the focus on, so that it is there at
 * the click. `prefetch(null)` calls it off.
 */
export function usePrefetch(scope: ListScope): (filter: Filter | null) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(
    (filter) => {
      clearTimeout(timer.current);
      if (filter === null || !mayFetchAhead()) return;
      timer.current = setTimeout(() => {
        loadPart(() => import('./listing.client'))
          .then(({ prefetchPage }) => prefetchPage(scope, filter))
          .catch((error: unknown) => report(error, 'catalogue/prefetch'));
      }, hoverDelay);
    },
    [scope],
  );
}

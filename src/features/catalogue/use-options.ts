import { useEffect, useRef, useState } from 'react';
import type { FilterOption } from '../../contract/filters';
import { report } from '../../shared/lib/report';
import type { Filter } from './filter';
import type { OptionList } from './filter-groups';
import { listKey, type ListPlace } from './place';

/**
 * Options of a group with the numbers of items that they lead to under the rest of the filter; null
 * until they are there. Asked for only while they are wanted; earlier ones stay until the next come.
 */
export function useOptions(
  place: ListPlace,
  filter: Filter,
  list: OptionList | null,
): readonly FilterOption[] | null {
  const [options, setOptions] = useState<readonly FilterOption[] | null>(null);
  const latest = useRef({ place, filter });
  latest.current = { place, filter };
  const key = listKey(place, filter);
  useEffect(() => {
    if (list === null) return undefined;
    const left = new AbortController();
    import('./options.client')
      .then(({ fetchOptions }) =>
        fetchOptions(latest.current.place, list, latest.current.filter, left.signal),
      )
      .then((found) => {
        if (!left.signal.aborted) setOptions(found);
      })
      .catch((error: unknown) => {
        if (!left.signal.aborted) report(error, `catalogue/filter/${list}`);
      });
    return () => left.abort();
  }, [list, key]);
  return options;
}

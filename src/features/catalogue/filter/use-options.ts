import { useEffect, useRef, useState } from 'react';
import type { BuiltOption, FilterOption } from '../../../contract/filters';
import { report } from '../../../shared/lib/report';
import { addressOfList, type Filter } from './filter';
import type { OptionList } from './filter-groups';
import { listKey, type ListPlace } from '../place';

/**
 * Options of a group with the numbers of items that they lead to under the rest of the filter: those
 * of the build while nothing is chosen, the backend's once they are wanted; null until there are any.
 * Earlier ones stay until the next come.
 */
export function useOptions(
  place: ListPlace,
  filter: Filter,
  list: OptionList,
  isWanted: boolean,
): readonly (FilterOption | BuiltOption)[] | null {
  const [options, setOptions] = useState<readonly FilterOption[] | null>(null);
  const latest = useRef({ place, filter });
  latest.current = { place, filter };
  const key = listKey(place, filter);
  useEffect(() => {
    if (!isWanted) return undefined;
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
  }, [list, key, isWanted]);
  return options ?? (place.built && addressOfList(filter) === '' ? builtOf(place, list) : null);
}

/** A list that nothing is in has no options in the build. */
function builtOf({ built }: ListPlace, list: OptionList): readonly BuiltOption[] {
  return built?.groups[list] ?? [];
}

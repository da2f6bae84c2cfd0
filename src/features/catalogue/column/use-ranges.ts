import { loadPart } from '../../../shared/lib/load-part';
import { useFetched } from '../../../shared/lib/use-fetched';
import { addressOfList, type Filter, type Ranges } from '../list/filter';
import { listKey, type ListScope } from '../list/scope';

/** Those of the build while nothing is chosen; asked for once somebody turns to a bound. */
export function useRanges(scope: ListScope, filter: Filter, isWanted: boolean): Ranges | null {
  const { latest: ranges } = useFetched({
    key: listKey(scope, filter),
    isWanted,
    load: async (signal) => {
      const { fetchRanges } = await loadPart(() => import('./options.client'));
      return fetchRanges(scope, filter, signal);
    },
    context: 'catalogue/filter/prices',
  });
  return ranges ?? (addressOfList(filter) === '' ? builtRanges(scope) : null);
}

function builtRanges({ built }: ListScope): Ranges | null {
  if (!built) return null;
  return {
    price_from: built.priceFrom,
    price_to: built.priceTo,
    diametr_from: built.diameterFrom,
    diametr_to: built.diameterTo,
  };
}

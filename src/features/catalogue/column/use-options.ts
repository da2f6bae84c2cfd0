import type { BuiltOption, FilterOption } from '../../../contract/filters';
import { loadPart } from '../../../shared/lib/load-part';
import { useFetched } from '../../../shared/lib/use-fetched';
import { addressOfList, type Filter } from '../list/filter';
import type { OptionList } from '../list/filter-groups';
import { listKey, type ListScope } from '../list/scope';

/**
 * Options of a group with the numbers of items that they lead to under the rest of the filter: those
 * of the build while nothing is chosen, the backend's once they are wanted; null until there are any.
 * Earlier ones stay until the next come.
 */
export function useOptions(
  scope: ListScope,
  filter: Filter,
  list: OptionList,
  isWanted: boolean,
): readonly (FilterOption | BuiltOption)[] | null {
  const { latest: options } = useFetched({
    key: `${listKey(scope, filter)}#${list}`,
    isWanted,
    load: async (signal) => {
      const { fetchOptions } = await loadPart(() => import('./options.client'));
      return fetchOptions(scope, list, filter, signal);
    },
    context: `catalogue/filter/${list}`,
  });
  return options ?? (scope.built && addressOfList(filter) === '' ? builtOf(scope, list) : null);
}

/** A list that nothing is in has no options in the build. */
function builtOf({ built }: ListScope, list: OptionList): readonly BuiltOption[] {
  return built?.groups[list] ?? [];
}

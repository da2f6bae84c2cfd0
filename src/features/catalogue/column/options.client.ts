import {
  filterOptions,
  filterPrices,
  type FilterName,
  type FilterOption,
} from '../../../contract/filters';
import { callApi } from '../../../shared/lib/http';
import { sharedCalls } from '../../../shared/lib/shared-calls';
import type { Filter, Ranges } from '../list/filter';
import { listKey, queryOf, type ListScope } from '../list/scope';

/** The group in the column, its chips and the sheet of a phone ask alike. */
const options = sharedCalls<FilterOption[]>({ most: 60, seconds: 60 });

/** Options of one list with their counts for the rest of the filter; brands come popular first. */
export function fetchOptions(
  scope: ListScope,
  name: FilterName,
  filter: Filter,
  signal: AbortSignal,
): Promise<FilterOption[]> {
  return options.ask(
    `${listKey(scope, filter)}#${name}`,
    (end) =>
      callApi(filterOptions, {
        params: { catalogType: scope.catalogType, name },
        query: { ...queryOf(scope, filter), ...(name === 'brands' && { grouped: true }) },
        signal: end,
        progress: false,
      }),
    signal,
  );
}

const ranges = sharedCalls<Ranges>({ most: 12, seconds: 60 });

/** Least and greatest price, in whole units of the host's currency, and diameter in millimetres. */
export function fetchRanges(
  scope: ListScope,
  filter: Filter,
  signal: AbortSignal,
): Promise<Ranges> {
  const ask = async (end: AbortSignal): Promise<Ranges> => {
    const found = await callApi(filterPrices, {
      params: { catalogType: scope.catalogType },
      query: queryOf(scope, filter),
      signal: end,
      progress: false,
    });
    return {
      price_from: found.priceFrom,
      price_to: found.priceTo,
      diametr_from: found.diameterFrom,
      diametr_to: found.diameterTo,
    };
  };
  return ranges.ask(listKey(scope, filter), ask, signal);
}

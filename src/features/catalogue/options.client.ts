import { filterOptions, type FilterName, type FilterOption } from '../../contract/filters';
import { callApi } from '../../shared/lib/http';
import { sharedCalls } from '../../shared/lib/shared-calls';
import type { Filter } from './filter';
import { listKey, queryOf, type ListPlace } from './place';

/** The group in the column, its chips and the sheet of a phone ask alike. */
const options = sharedCalls<FilterOption[]>({ most: 60, seconds: 60 });

/** Options of one list with their counts for the rest of the filter; brands come popular first. */
export function fetchOptions(
  place: ListPlace,
  name: FilterName,
  filter: Filter,
  signal: AbortSignal,
): Promise<FilterOption[]> {
  return options.ask(
    `${listKey(place, filter)}#${name}`,
    (end) =>
      callApi(filterOptions, {
        params: { catalogType: place.catalogType, name },
        query: { ...queryOf(place, filter), ...(name === 'brands' && { grouped: true }) },
        signal: end,
        progress: false,
      }),
    signal,
  );
}

import type { CatalogType } from '../../config/catalogs';
import { filterOptions, type FilterName, type FilterOption } from '../../contract/filters';
import { callApi } from '../../shared/lib/http';
import { sharedCalls } from '../../shared/lib/shared-calls';
import { filterQueryOf, formatFilter, type Filter } from './filter';

/** The group in the column, its chips and the sheet of a phone ask alike. */
const options = sharedCalls<FilterOption[]>({ most: 60, seconds: 60 });

/** Options of one list with their counts for the rest of the filter; brands come popular first. */
export function fetchOptions(
  catalogType: CatalogType,
  name: FilterName,
  filter: Filter,
  signal: AbortSignal,
): Promise<FilterOption[]> {
  return options.ask(
    `${catalogType}/${name}${formatFilter(filter)}`,
    (end) =>
      callApi(filterOptions, {
        params: { catalogType, name },
        query: { ...filterQueryOf(filter), ...(name === 'brands' && { grouped: true }) },
        signal: end,
        progress: false,
      }),
    signal,
  );
}

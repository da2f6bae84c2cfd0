import type { CatalogType } from '../../config/catalogs';
import { filterOptions, type FilterName, type FilterOption } from '../../contract/filters';
import { callApi } from '../../shared/lib/http';
import { filterQueryOf, type Filter } from './filter';

/** Options of one list with their counts for the rest of the filter; brands come popular first. */
export function fetchOptions(
  catalogType: CatalogType,
  name: FilterName,
  filter: Filter,
  signal: AbortSignal,
): Promise<FilterOption[]> {
  return callApi(filterOptions, {
    params: { catalogType, name },
    query: { ...filterQueryOf(filter), ...(name === 'brands' && { grouped: true }) },
    signal,
    progress: false,
  });
}

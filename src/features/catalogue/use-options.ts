import { useEffect, useState } from 'react';
import type { CatalogType } from '../../config/catalogs';
import type { FilterOption } from '../../contract/filters';
import { report } from '../../shared/lib/report';
import { parseFilter } from './filter';
import type { OptionList } from './filter-groups';

/**
 * Options of a group with the numbers of items that they lead to under the rest of the filter; null
 * until they are there. Asked for only while they are wanted; earlier ones stay until the next come.
 */
export function useOptions(
  catalogType: CatalogType,
  list: OptionList,
  address: string,
  isWanted: boolean,
): readonly FilterOption[] | null {
  const [options, setOptions] = useState<readonly FilterOption[] | null>(null);
  useEffect(() => {
    if (!isWanted) return undefined;
    const left = new AbortController();
    import('./options.client')
      .then(({ fetchOptions }) =>
        fetchOptions(catalogType, list, parseFilter(address), left.signal),
      )
      .then((found) => {
        if (!left.signal.aborted) setOptions(found);
      })
      .catch((error: unknown) => {
        if (!left.signal.aborted) report(error, `catalogue/filter/${list}`);
      });
    return () => left.abort();
  }, [catalogType, list, address, isWanted]);
  return options;
}

import type { CatalogType } from '../../../config/catalogs';
import type { BuiltOptions } from '../../../contract/filters';
import { addressOfList, defaultFilter, filterQueryOf, withoutFields, type Filter } from './filter';

/** Which list a page shows: its catalogue, and what its path has narrowed already. */
export interface ListScope {
  catalogType: CatalogType;
  /** Choices that the path stands for, such as a brand: they are none of the visitor's. */
  fixed: Filter['chosen'];
  /** Path of a page of the list as it is built, counted from 1. */
  pathOf: (page: number) => string;
  /** Options of the whole list as of the build, where the page carries them. */
  built?: BuiltOptions | null;
}

/** What a list under a filter is known by: pages, and how brands are shown, left aside. */
export function listKey({ catalogType, fixed }: ListScope, filter: Filter): string {
  return `${catalogType}${addressOfList({ ...defaultFilter, chosen: fixed })}${addressOfList(filter)}`;
}

/** The filter with what the path stands for, as query values of the API. */
export function queryOf({ fixed }: Pick<ListScope, 'fixed'>, filter: Filter) {
  const free = withoutFields(filter, Object.keys(fixed));
  return filterQueryOf({ ...free, chosen: { ...free.chosen, ...fixed } });
}

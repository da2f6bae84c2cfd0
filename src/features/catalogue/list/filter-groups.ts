import type { ItemKind } from '../../../config/catalogs';
import type { MultiField } from './filter';

/** Option lists of the API that a visitor chooses several from (spec §7). */
export type OptionList =
  | 'brands'
  | 'collections'
  | 'types'
  | 'genders'
  | 'body-forms'
  | 'body-materials-for-filter'
  | 'insertions'
  | 'status-used'
  | 'status-income'
  | 'cities'
  | 'special-columns';

export interface FilterGroup {
  /** Last part of the path of its options. */
  list: OptionList;
  field: MultiField;
  /** Kinds of items that have it; undefined: all. */
  kinds?: readonly ItemKind[];
}

/** The filter column from top to bottom. */
export const filterGroups: readonly FilterGroup[] = [
  { list: 'brands', field: 'brands' },
  { list: 'collections', field: 'collection', kinds: ['clock'] },
  { list: 'types', field: 'types' },
  { list: 'genders', field: 'genders', kinds: ['clock', 'jewelry', 'accessory'] },
  { list: 'body-forms', field: 'body_forms', kinds: ['clock'] },
  { list: 'body-materials-for-filter', field: 'body_materials_for_filter' },
  { list: 'insertions', field: 'insertions', kinds: ['jewelry'] },
  { list: 'status-used', field: 'statuses_used' },
  { list: 'status-income', field: 'statuses_income' },
  { list: 'cities', field: 'cities' },
  { list: 'special-columns', field: 'specials' },
];

export function groupsOf(kind: ItemKind): readonly FilterGroup[] {
  return filterGroups.filter(({ kinds }) => !kinds || kinds.includes(kind));
}

import type { Filter } from '../list/filter';
import type { FilterGroup } from '../list/filter-groups';
import type { ListScope } from '../list/scope';

/** What the filter column and its parts are given. */
export interface FilterPanelProps {
  scope: ListScope;
  filter: Filter;
  setFilter: (filter: Filter) => void;
  setView: (filter: Filter) => void;
  /** Fetches the list of a choice that is about to be made; null calls it off. */
  prefetch: (filter: Filter | null) => void;
}

export interface FilterGroupProps extends FilterPanelProps {
  group: FilterGroup;
}

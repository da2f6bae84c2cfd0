import { valueSeparator } from '../../../config/filter-address';
import { availabilityStatuses, conditions, equipments } from '../../../config/item-labels';
import type { filterFields, filterQuery } from '../../../contract/filters';
import type { Sent } from '../../../contract/request';
import { sortFields, type SortField } from '../../../config/sorting';
import { firstPage, formatPages, parsePages, type ShownPages } from './shown-pages';

type FieldOfContract = keyof typeof filterFields;
type ListFieldOfContract = FieldOfContract extends infer Key
  ? Key extends `${infer Name}[]`
    ? Name
    : never
  : never;

/** Filters that hold several values (spec §3 "Catalogue filter"), by the names of their query keys. */
export const multiFields = [
  'brands',
  'collection',
  'types',
  'genders',
  'body_forms',
  'body_materials_for_filter',
  'insertions',
  'statuses_used',
  'equipment',
  'statuses_income',
  'cities',
  'specials',
] as const satisfies readonly ListFieldOfContract[];
export type MultiField = (typeof multiFields)[number];

/** Bounds, in whole units of the host's currency and in millimetres. */
export const boundFields = [
  'price_from',
  'price_to',
  'diametr_from',
  'diametr_to',
] as const satisfies readonly FieldOfContract[];
export type BoundField = (typeof boundFields)[number];

/** Least and greatest value of each bound under the rest of the filter. */
export type Ranges = Record<BoundField, number | null>;

export const flagFields = [
  'price_with_discount',
  'is_vip',
] as const satisfies readonly FieldOfContract[];
export type FlagField = (typeof flagFields)[number];

/** Spec §3 `brand_group_selector`: which brands the column offers first; it narrows nothing. */
export const brandGroups = ['popular', 'alphabet'] as const;
export type BrandGroup = (typeof brandGroups)[number];

export type Direction = 'asc' | 'desc';

export interface Filter extends ShownPages {
  /** Ids of rows or codes of labels, in the order they were chosen in. */
  chosen: Partial<Record<MultiField, readonly string[]>>;
  bounds: Partial<Record<BoundField, number>>;
  flags: Partial<Record<FlagField, true>>;
  /** Spec §3: 1 shows only what can be had. */
  available: 0 | 1;
  sortBy: SortField;
  direction: Direction;
  brandGroup: BrandGroup;
}

export const defaultFilter: Filter = {
  chosen: {},
  bounds: {},
  flags: {},
  available: 1,
  sortBy: 'date_publish',
  direction: 'desc',
  brandGroup: 'popular',
  ...firstPage,
};

/** What may stand as a value of a field: codes of labels, or ids. */
const codes: Partial<Record<MultiField, readonly string[]>> = {
  statuses_used: conditions,
  statuses_income: availabilityStatuses,
  equipment: equipments,
};

function isValue(field: MultiField, value: string): boolean {
  return codes[field]?.includes(value) ?? /^[1-9]\d{0,8}$/.test(value);
}

/** The filter that an address tells of; what is no filter of ours is left out. */
export function parseFilter(search: string): Filter {
  const params = new URLSearchParams(search);
  const chosen: Filter['chosen'] = {};
  for (const field of multiFields) {
    // The API's own spelling is understood too: popular categories come as a query of the API.
    const values = [params.get(field) ?? '', ...params.getAll(`${field}[]`)]
      .flatMap((text) => text.split(valueSeparator))
      .filter((value, index, all) => isValue(field, value) && all.indexOf(value) === index);
    if (values.length > 0) chosen[field] = values;
  }
  const bounds: Filter['bounds'] = {};
  for (const field of boundFields) {
    const text = params.get(field) ?? '';
    if (/^\d{1,10}(\.\d{1,2})?$/.test(text)) bounds[field] = Number(text);
  }
  const flags: Filter['flags'] = {};
  for (const field of flagFields) if (params.get(field) === '1') flags[field] = true;
  const [sort = '', direction = ''] = (params.get('sort') ?? '').split('-');
  const isSort = sortFields.some((name) => name === sort) && /^(asc|desc)$/.test(direction);
  return {
    chosen,
    bounds,
    flags,
    available: params.get('available') === '0' ? 0 : 1,
    sortBy: isSort ? (sort as SortField) : defaultFilter.sortBy,
    direction: isSort ? (direction as Direction) : defaultFilter.direction,
    brandGroup: params.get('brand_group_selector') === 'alphabet' ? 'alphabet' : 'popular',
    ...parsePages(params),
  };
}

/** The filter as an address: always in the same order, defaults left out; empty for the default. */
export function formatFilter(filter: Filter): string {
  const pairs: [string, string][] = [
    ...multiFields.map(
      (field) =>
        [field, (filter.chosen[field] ?? []).join(valueSeparator)] satisfies [string, string],
    ),
    ...boundFields.map(
      (field) => [field, String(filter.bounds[field] ?? '')] satisfies [string, string],
    ),
    ...flagFields.map(
      (field) => [field, filter.flags[field] ? '1' : ''] satisfies [string, string],
    ),
    ['available', filter.available === 0 ? '0' : ''],
    ['sort', isDefaultSort(filter) ? '' : `${filter.sortBy}-${filter.direction}`],
    ['brand_group_selector', filter.brandGroup === 'popular' ? '' : filter.brandGroup],
    ...formatPages(filter),
  ];
  const given = pairs.filter(([, value]) => value !== '');
  return given.length > 0 ? `?${given.map((pair) => pair.join('=')).join('&')}` : '';
}

function isDefaultSort({ sortBy, direction }: Filter): boolean {
  return sortBy === defaultFilter.sortBy && direction === defaultFilter.direction;
}

/** The same filter from its first page on: what any change begins with. */
export function atStart(filter: Filter): Filter {
  return { ...filter, page: 1, pages: 1 };
}

/** What the filter asks of the backend, as an address: pages, their size and the view of brands left aside. */
export function addressOfList(filter: Filter): string {
  return formatFilter({ ...filter, ...firstPage, brandGroup: 'popular' });
}

/** Spec §4 "Filters": adds a value (matched by id) if absent, removes it if present. */
export function toggleValue(filter: Filter, field: MultiField, value: string): Filter {
  const before = filter.chosen[field] ?? [];
  const after = before.includes(value) ? before.filter((one) => one !== value) : [...before, value];
  const { [field]: _, ...others } = filter.chosen;
  const chosen = after.length > 0 ? { ...others, [field]: after } : others;
  return { ...atStart(filter), chosen };
}

/** Spec §4 "Filters": a scalar is set unless the value is null, which takes it away. */
export function setBound(filter: Filter, field: BoundField, value: number | null): Filter {
  const { [field]: _, ...others } = filter.bounds;
  const bounds = value === null ? others : { ...others, [field]: value };
  return { ...atStart(filter), bounds };
}

export function toggleFlag(filter: Filter, field: FlagField): Filter {
  const { [field]: before, ...others } = filter.flags;
  return { ...atStart(filter), flags: before ? others : { ...others, [field]: true } };
}

/** The same order of the list, in pages of the same size, without any choice. */
export function withoutChoices({ sortBy, direction, brandGroup, perPage }: Filter): Filter {
  return { ...defaultFilter, sortBy, direction, brandGroup, perPage };
}

/** Whether the filter leaves anything out, however the list is sorted. */
export function hasChoices(filter: Filter): boolean {
  return addressOfList(filter) !== addressOfList(withoutChoices(filter));
}

/** Without choices in fields that the path of a list has settled. */
export function withoutFields(filter: Filter, fields: readonly string[]): Filter {
  const chosen = Object.fromEntries(
    Object.entries(filter.chosen).filter(([field]) => !fields.includes(field)),
  );
  return { ...filter, chosen };
}

/** The filter as query values of the API; keys ending `[]` are arrays (spec §7). */
export function filterQueryOf(filter: Filter): Sent<typeof filterQuery> {
  return {
    ...Object.fromEntries(
      Object.entries(filter.chosen).map(([field, values]) => [`${field}[]`, values]),
    ),
    ...filter.bounds,
    ...filter.flags,
    available: filter.available,
  };
}

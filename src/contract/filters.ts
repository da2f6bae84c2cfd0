import { optional, type InferOutput } from 'valibot';
import { availabilityStatuses, conditions, equipments } from '../config/item-labels';
import { defineEndpoint } from './endpoint';
import {
  amountParam,
  choiceList,
  codeParam,
  diameterParam,
  flagParam,
  idList,
  instantParam,
  queryOf,
  textParam,
} from './query';
import { count, filledText, flag, listOf, nullableAmount, oneOf, shape, text } from './wire';

/**
 * The filter of a catalogue list (spec §3 "Catalogue filter"), as query keys; keys ending in `[]`
 * are arrays. Prices are in whole units of the host's currency, diameters in millimetres.
 */
export const filterFields = {
  available: optional(codeParam([0, 1] as const), 1),
  'body_forms[]': idList(),
  'body_materials_for_filter[]': idList(),
  'brands[]': idList(),
  'cities[]': idList(),
  'collection[]': idList(),
  /** The same under the other name of spec §3. */
  'collections[]': idList(),
  diametr_from: optional(diameterParam()),
  diametr_to: optional(diameterParam()),
  'genders[]': idList(),
  price_from: optional(amountParam()),
  price_to: optional(amountParam()),
  price_with_discount: optional(flagParam()),
  'specials[]': idList(),
  /** Availability of an item in the chosen cities. */
  'statuses_income[]': choiceList(availabilityStatuses),
  /** Condition of an item. */
  'statuses_used[]': choiceList(conditions),
  'equipment[]': choiceList(equipments),
  'types[]': idList(),
  'insertions[]': idList(),
  is_vip: optional(flagParam()),
  search: optional(textParam(100)),
  /** Items published after this instant: what is new since a visit. */
  published_after: optional(instantParam()),
} as const;

export const filterQuery = queryOf(filterFields);

/** A filter as the backend reads it. */
export type ItemFilter = InferOutput<typeof filterQuery>;

/** An option with the number of items that it leads to under the rest of the filter. */
export interface FilterOption {
  /** Id of a row, or the code of a label. */
  id: string;
  title: string;
  total: number;
  /** Brands only. */
  isPopular: boolean;
  /** Path segment of brands, collections and types, else empty. */
  url: string;
}

/** The option lists of every catalogue (spec §7 "Filter option endpoints per catalogue"). */
export const filterNames = [
  'status-used',
  'cities',
  'vip',
  'genders',
  'brands',
  'special-columns',
  'collections',
  'status-income',
  'body-forms',
  'body-materials-for-filter',
  'types',
  'insertions',
] as const;
export type FilterName = (typeof filterNames)[number];

const optionAnswer = shape({
  id: filledText(),
  title: filledText(),
  total: count(),
  is_popular: flag(),
  url: text(),
});
/** An option as it is sent. */
export type OptionAnswer = InferOutput<typeof optionAnswer>;

const toOption = ({ is_popular, ...option }: OptionAnswer): FilterOption => ({
  ...option,
  isPopular: is_popular,
});

/** `grouped=true` puts popular brands first, then the alphabet; `false` is the alphabet alone. */
export const filterOptions = defineEndpoint({
  method: 'GET',
  path: '/:catalogType/filter/:name',
  summary: 'Options of one filter, with counts for the rest of the filter.',
  query: queryOf({ ...filterFields, grouped: optional(flagParam()) }),
  answer: shape({ data: listOf(optionAnswer) }),
  reshape: (wire) => wire.data.map(toOption),
});

/** The options of one filter of a catalogue. */
export interface OptionsOfFilter {
  name: FilterName;
  options: FilterOption[];
}

/**
 * All option lists of a catalogue in one answer, popular brands first: what the build takes the words
 * and the order of options from (spec §7 names the path `/filter/`).
 */
export const allFilterOptions = defineEndpoint({
  method: 'GET',
  path: '/:catalogType/filter',
  summary: 'Options of all filters, with counts for the rest of the filter.',
  query: filterQuery,
  answer: shape({
    data: listOf(shape({ name: oneOf<FilterName>(filterNames), options: listOf(optionAnswer) })),
  }),
  reshape: ({ data }): OptionsOfFilter[] =>
    data.map(({ name, options }) => ({ name, options: options.map(toOption) })),
});

/** An option of a list as it is built; what is usual is left out, for it lies in the page's data. */
export interface BuiltOption {
  id: string;
  title: string;
  total: number;
  isPopular?: true;
  /** Path of the page that shows what the option leads to, where there is one. */
  path?: string;
}

/** What a list can be narrowed by, as of the build. */
export interface BuiltOptions {
  groups: Partial<Record<FilterName, readonly BuiltOption[]>>;
  /** Whole units of the host's currency, and millimetres; null where nothing has any. */
  priceFrom: number | null;
  priceTo: number | null;
  diameterFrom: number | null;
  diameterTo: number | null;
}

/** Smallest and largest price and diameter under the rest of the filter. */
export const filterPrices = defineEndpoint({
  method: 'GET',
  path: '/:catalogType/filter/prices',
  summary: 'Ranges of price and diameter under the rest of the filter.',
  query: filterQuery,
  answer: shape({
    data: shape({
      price_from: nullableAmount(),
      price_to: nullableAmount(),
      diametr_from: nullableAmount(),
      diametr_to: nullableAmount(),
    }),
  }),
  reshape: ({ data }) => ({
    priceFrom: data.price_from,
    priceTo: data.price_to,
    diameterFrom: data.diametr_from,
    diameterTo: data.diametr_to,
  }),
});

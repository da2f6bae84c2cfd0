import { optional } from 'valibot';
import { limits } from '../config/limits';
import { sortFields } from '../config/sorting';
import { defineEndpoint } from './endpoint';
import { itemAnswer, itemCardAnswer, toItem, toItemCard, type Item, type ItemCard } from './items';
import { filterFields } from './filters';
import { choiceParam, pagingFields, queryOf } from './query';
import { listOf, paginateData, shape, type Page } from './wire';

const listingFields = {
  ...pagingFields(100, limits.listPageSize),
  ...filterFields,
  sortBy: optional(choiceParam(sortFields), 'date_publish'),
  direction: optional(choiceParam(['asc', 'desc'] as const), 'desc'),
};

/** Spec §7: the catalogue listing by catalogType path. */
export const listing = defineEndpoint({
  method: 'GET',
  path: '/:catalogType',
  summary: 'One page of a catalogue list under a filter.',
  query: queryOf(listingFields),
  answer: shape({ items: listOf(itemCardAnswer), paginate_data: paginateData() }),
  reshape: (wire): Page<ItemCard> => ({
    items: wire.items.map(toItemCard),
    lastPage: wire.paginate_data.last_page,
    total: wire.paginate_data.total,
  }),
});

/** The same listing with whole items, for the build: `view=full`. */
export const fullListing = defineEndpoint({
  method: 'GET',
  path: '/:catalogType',
  summary: 'The same with whole items, for the build.',
  query: queryOf({ ...listingFields, view: choiceParam(['full'] as const) }),
  answer: shape({ items: listOf(itemAnswer), paginate_data: paginateData() }),
  reshape: (wire): Page<Item> => ({
    items: wire.items.map(toItem),
    lastPage: wire.paginate_data.last_page,
    total: wire.paginate_data.total,
  }),
});

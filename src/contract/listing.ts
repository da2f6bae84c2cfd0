import { object } from 'yup';
import { limits } from '../config/limits';
import { sortFields } from '../config/sorting';
import { defineEndpoint } from './endpoint';
import { itemAnswer, itemCardAnswer, toItem, toItemCard, type Item, type ItemCard } from './items';
import { filterQuery } from './filters';
import { choiceParam, paging } from './query';
import { listOf, paginateData, shape, type Page } from './wire';

const listingQuery = paging(100, limits.listPageSize)
  .concat(filterQuery)
  .concat(
    object({
      sortBy: choiceParam(sortFields).default('date_publish'),
      direction: choiceParam(['asc', 'desc'] as const).default('desc'),
    }),
  );

/** Spec §7: the catalogue listing by catalogType path. */
export const listing = defineEndpoint({
  method: 'GET',
  path: '/:catalogType',
  summary: 'One page of a catalogue list under a filter.',
  query: listingQuery,
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
  query: listingQuery.concat(object({ view: choiceParam(['full'] as const).required() })),
  answer: shape({ items: listOf(itemAnswer), paginate_data: paginateData() }),
  reshape: (wire): Page<Item> => ({
    items: wire.items.map(toItem),
    lastPage: wire.paginate_data.last_page,
    total: wire.paginate_data.total,
  }),
});

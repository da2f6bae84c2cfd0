import { type InferOutput } from 'valibot';
import { date, object } from 'yup';
import { catalogTypes } from '../config/catalogs';
import { choice, requiredText, token } from './body';
import { defineEndpoint } from './endpoint';
import { filterOfAddress } from './list-address';
import { trimmed } from './trimmed';
import { queryOf, tokenParam } from './query';
import { count, filledText, id, instant, listOf, oneOf, shape, text } from './wire';

const tokenQuery = () => queryOf({ token: tokenParam() });

/** Characters of the name that a filter is kept under. */
export const filterTitleMax = 120;

/** Query of a catalogue list, as in its address, e.g. `brands=1.4&price_to=5000`. */
const listQuery = () =>
  trimmed()
    .typeError('formatWrong')
    .max(2000, 'tooLong')
    .default('')
    .test('readable', 'valueWrong', (value) => filterOfAddress(value ?? '') !== null);

const personalFilterAnswer = shape({
  id: id(),
  title: filledText(),
  catalog_type: oneOf(catalogTypes),
  query: text(),
  created_at: instant(),
  /** When its holder last looked at it. */
  seen_at: instant(),
  /** Items that were published since then. */
  new_items: count(),
});

export type PersonalFilter = ReturnType<typeof toPersonalFilter>;

function toPersonalFilter(wire: InferOutput<typeof personalFilterAnswer>) {
  return {
    id: wire.id,
    title: wire.title,
    catalogType: wire.catalog_type,
    query: wire.query,
    createdAt: wire.created_at,
    seenAt: wire.seen_at,
    newItems: wire.new_items,
  };
}

const oneFilter = () => shape({ data: personalFilterAnswer });

export const personalFilters = defineEndpoint({
  method: 'GET',
  path: '/personal-filters',
  summary: 'Filters that an account keeps, with how many items are new in each.',
  access: 'account',
  query: tokenQuery(),
  answer: shape({ data: listOf(personalFilterAnswer) }),
  reshape: (wire): PersonalFilter[] => wire.data.map(toPersonalFilter),
});

/** The same list and query twice is one filter. */
export const savePersonalFilter = defineEndpoint({
  method: 'POST',
  path: '/personal-filters',
  summary: 'Keeps a filter for an account.',
  access: 'account',
  needsCsrf: true,
  body: object({
    token: token(),
    title: requiredText(filterTitleMax),
    catalog_type: choice(catalogTypes).required('required'),
    query: listQuery(),
    /** When the visitor last looked at it, for one that a browser kept before; now otherwise. */
    seen_at: date().typeError('formatWrong').min(new Date(0), 'valueWrong'),
  }),
  answer: oneFilter(),
  reshape: (wire) => wire.data.id,
});

export const renamePersonalFilter = defineEndpoint({
  method: 'PUT',
  path: '/personal-filters/:id',
  summary: 'Gives a filter of an account another name.',
  access: 'account',
  needsCsrf: true,
  body: object({ token: token(), title: requiredText(filterTitleMax) }),
  answer: oneFilter(),
  reshape: (wire): PersonalFilter => toPersonalFilter(wire.data),
});

/** From now on only what is published later is new. */
export const seePersonalFilter = defineEndpoint({
  method: 'POST',
  path: '/personal-filters/:id/seen',
  summary: 'Notes that the holder of a filter has looked at what is new in it.',
  access: 'account',
  needsCsrf: true,
  body: object({ token: token() }),
  answer: oneFilter(),
  reshape: (wire): PersonalFilter => toPersonalFilter(wire.data),
});

export const deletePersonalFilter = defineEndpoint({
  method: 'DELETE',
  path: '/personal-filters/:id',
  summary: 'Forgets a filter of an account.',
  access: 'account',
  needsCsrf: true,
  query: tokenQuery(),
  answer: shape({ message: filledText() }),
  reshape: (wire) => wire.message,
});

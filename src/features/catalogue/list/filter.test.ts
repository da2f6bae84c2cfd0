import fc from 'fast-check';
import { safeParse } from 'valibot';
import { availabilityStatuses, conditions, equipments } from '../../../config/item-labels';
import { sortFields } from '../../../config/sorting';
import { filterQuery } from '../../../contract/filters';
import { filterOfAddress } from '../../../contract/list-address';
import {
  addressOfList,
  boundFields,
  brandGroups,
  defaultFilter,
  filterQueryOf,
  flagFields,
  formatFilter,
  hasChoices,
  multiFields,
  parseFilter,
  setBound,
  toggleFlag,
  toggleValue,
  withoutChoices,
  withoutFields,
  type Filter,
  type MultiField,
} from './filter';
import { mostPagesOf, pageSizes, type ShownPages } from './shown-pages';

const valuesOf = (field: MultiField): fc.Arbitrary<string> => {
  if (field === 'statuses_used') return fc.constantFrom(...conditions);
  if (field === 'statuses_income') return fc.constantFrom(...availabilityStatuses);
  if (field === 'equipment') return fc.constantFrom(...equipments);
  return fc.integer({ min: 1, max: 99_999 }).map(String);
};

const dropUndefined = (record: object) =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined));

const anyPages: fc.Arbitrary<ShownPages> = fc.constantFrom(...pageSizes).chain((perPage) =>
  fc.record({
    perPage: fc.constant(perPage),
    page: fc.integer({ min: 1, max: 9900 }),
    pages: fc.integer({ min: 1, max: mostPagesOf(perPage) }),
  }),
);

const anyChoice: fc.Arbitrary<Omit<Filter, keyof ShownPages>> = fc.record({
  chosen: fc
    .record(
      Object.fromEntries(
        multiFields.map((field) => [
          field,
          fc.uniqueArray(valuesOf(field), { minLength: 1, maxLength: 4 }),
        ]),
      ),
      { requiredKeys: [] },
    )
    .map(dropUndefined),
  bounds: fc
    .record(
      Object.fromEntries(boundFields.map((field) => [field, fc.integer({ min: 0, max: 1e9 })])),
      { requiredKeys: [] },
    )
    .map(dropUndefined),
  flags: fc
    .record(Object.fromEntries(flagFields.map((field) => [field, fc.constant(true as const)])), {
      requiredKeys: [],
    })
    .map(dropUndefined),
  available: fc.constantFrom(0 as const, 1 as const),
  sortBy: fc.constantFrom(...sortFields),
  direction: fc.constantFrom('asc' as const, 'desc' as const),
  brandGroup: fc.constantFrom(...brandGroups),
});

const anyFilter: fc.Arbitrary<Filter> = fc
  .tuple(anyChoice, anyPages)
  .map(([choice, pages]) => ({ ...choice, ...pages }));

describe('the address of a filter', () => {
  test('tells the whole filter: parse(format(filter)) = filter', () => {
    fc.assert(
      fc.property(anyFilter, (filter) => {
        expect(parseFilter(formatFilter(filter))).toEqual(filter);
      }),
    );
  });

  test('leaves out defaults and needs no escapes', () => {
    expect(formatFilter(defaultFilter)).toBe('');
    fc.assert(
      fc.property(anyFilter, (filter) => {
        expect(formatFilter(filter)).toMatch(/^(\?[\w.=&-]+)?$/);
      }),
    );
  });

  test('means to the backend what the list asks it for', () => {
    const read = (query: object) => {
      const { success, output } = safeParse(filterQuery, query);
      return success ? output : null;
    };
    fc.assert(
      fc.property(anyFilter, (filter) => {
        const kept = filterOfAddress(addressOfList(filter).slice(1));
        expect(kept).toEqual(read(filterQueryOf(filter)));
      }),
    );
  });

  test('is read in the same order whatever order it was chosen in', () => {
    const one = toggleFlag(toggleValue(defaultFilter, 'cities', '2'), 'is_vip');
    const other = toggleValue(toggleFlag(defaultFilter, 'is_vip'), 'cities', '2');
    expect(formatFilter(one)).toBe('?cities=2&is_vip=1');
    expect(formatFilter(other)).toBe(formatFilter(one));
  });

  test('whatever stands in it, what is no filter of ours is left out', () => {
    expect(parseFilter('?brands=0.x.7.7&price_from=-1&sort=brand&page=0&available=5')).toEqual({
      ...defaultFilter,
      chosen: { brands: ['7'] },
    });
    fc.assert(
      fc.property(fc.string(), (search) => {
        const filter = parseFilter(search);
        expect(parseFilter(formatFilter(filter))).toEqual(filter);
      }),
    );
  });

  test('tells the pages that are shown below each other, and no more than a list bears', () => {
    const pagesOf = (search: string) => {
      const { page, pages } = parseFilter(search);
      return [page, pages];
    };
    expect(pagesOf('?page=4')).toEqual([4, 1]);
    expect(pagesOf('?page=2-4')).toEqual([2, 3]);
    expect(pagesOf('?page=1-9999')).toEqual([1, 20]);
    expect(pagesOf('?per_page=96&page=1-9999')).toEqual([1, 5]);
    expect(pagesOf('?page=4-2')).toEqual([4, 1]);
    expect(pagesOf('?page=1-')).toEqual([1, 1]);
    expect(formatFilter({ ...defaultFilter, page: 2, pages: 3 })).toBe('?page=2-4');
    expect(formatFilter({ ...defaultFilter, perPage: 48, page: 2 })).toBe('?per_page=48&page=2');
  });

  test('is the same list whichever pages of it are shown, however large, and however brands are grouped', () => {
    fc.assert(
      fc.property(anyFilter, (filter) => {
        const shown: ShownPages = { perPage: 96, page: 7, pages: 3 };
        const other: Filter = { ...filter, ...shown, brandGroup: 'alphabet' };
        expect(addressOfList(other)).toBe(addressOfList(filter));
        expect(hasChoices(other)).toBe(hasChoices(filter));
      }),
    );
  });

  test('names no field that the path of the list has settled', () => {
    fc.assert(
      fc.property(anyFilter, fc.constantFrom(...multiFields), (filter, field) => {
        const rest = withoutFields(filter, [field]);
        expect(rest.chosen[field]).toBeUndefined();
        expect({ ...rest.chosen, [field]: filter.chosen[field] }).toEqual({
          ...rest.chosen,
          ...filter.chosen,
          [field]: filter.chosen[field],
        });
      }),
    );
  });

  test('hostile addresses never throw', () => {
    const hostile = fc.oneof(
      fc.webQueryParameters(),
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc
        .array(
          fc.tuple(fc.constantFrom(...multiFields, ...boundFields, 'page', 'sort'), fc.string()),
        )
        .map((pairs) => pairs.map(([key, value]) => `${key}=${value}`).join('&')),
    );
    fc.assert(
      fc.property(hostile, (text) => {
        const filter = parseFilter(`?${text}`);
        expect(parseFilter(formatFilter(filter))).toEqual(filter);
        expect(() => filterQueryOf(filter)).not.toThrow();
      }),
    );
  });

  test('the query of a popular category is understood', () => {
    expect(parseFilter('?types[]=4&types[]=5').chosen).toEqual({ types: ['4', '5'] });
  });
});

describe('choices', () => {
  test('multi-value filters add the item if absent and remove it if present', () => {
    const once = toggleValue(defaultFilter, 'brands', '3');
    expect(once.chosen).toEqual({ brands: ['3'] });
    expect(toggleValue(once, 'brands', '3')).toEqual(defaultFilter);
    fc.assert(
      fc.property(anyFilter, fc.constantFrom(...multiFields), (filter, field) => {
        const twice = toggleValue(toggleValue(filter, field, '7'), field, '7');
        expect(new Set(twice.chosen[field])).toEqual(new Set(filter.chosen[field]));
      }),
    );
  });

  test('scalar filters are set unless the value is null', () => {
    const set = setBound(defaultFilter, 'price_from', 1000);
    expect(set.bounds).toEqual({ price_from: 1000 });
    expect(setBound(set, 'price_from', null)).toEqual(defaultFilter);
  });

  test('any change begins at the first page', () => {
    const third = { ...defaultFilter, page: 3, pages: 2 };
    const start = { page: 1, pages: 1 };
    expect(toggleValue(third, 'types', '1')).toMatchObject(start);
    expect(setBound(third, 'price_to', 5)).toMatchObject(start);
    expect(toggleFlag(third, 'is_vip')).toMatchObject(start);
  });

  test('a reset keeps the order of the list and the size of its pages', () => {
    const sorted: Filter = {
      ...defaultFilter,
      sortBy: 'price_usd',
      direction: 'asc',
      perPage: 48,
    };
    const chosen = toggleValue(sorted, 'types', '1');
    expect(hasChoices(chosen)).toBe(true);
    expect(hasChoices(sorted)).toBe(false);
    expect(withoutChoices(chosen)).toEqual(sorted);
  });

  test('the query of the API has keys that end in [] for what holds several values', () => {
    const filter = setBound(toggleValue(defaultFilter, 'types', '1'), 'price_to', 9);
    expect(filterQueryOf(filter)).toEqual({ 'types[]': ['1'], price_to: 9, available: 1 });
  });
});

import { catalogTypes, type CatalogType } from '../../src/config/catalogs';
import { limits } from '../../src/config/limits';
import { type ItemCard } from '../../src/contract/items';
import { sortFields, type SortField } from '../../src/config/sorting';
import { filterOptions } from '../../src/contract/filters';
import { listing } from '../../src/contract/listing';
import { type Sent } from '../../src/contract/request';
import { ask, askAllPages } from './ask';
import { useSharedBackend } from './backend';

const base = useSharedBackend();

const askList = (catalogType: CatalogType, query: Sent<typeof listing.query>) =>
  ask(base(), listing, 'ru', { params: { catalogType }, query });

const askWhole = (query: Sent<typeof listing.query>, catalogType: CatalogType = 'clocks_today') =>
  askAllPages((page) => askList(catalogType, { ...query, per_page: 100, page }));

/** Popularity is told by no card. */
const numberOf: Record<Exclude<SortField, 'popularity'>, (item: ItemCard) => number | null> = {
  date_publish: ({ datePublish }) => Date.parse(datePublish),
  brand_id: ({ brand }) => brand.id,
  price_usd: ({ price, priceWithDiscount }) => priceWithDiscount ?? price,
  number: ({ id }) => id,
};

const orders = sortFields.flatMap((sortBy) =>
  (['asc', 'desc'] as const).map((direction) => ({ sortBy, direction })),
);

describe.each(orders)('sorted by $sortBy $direction', ({ sortBy, direction }) => {
  const query = { sortBy, direction, available: 0 } as const;

  test('the pages of a list add up to the whole list', async () => {
    const whole = await askWhole(query);
    const paged = await askAllPages((page) =>
      askList('clocks_today', { ...query, per_page: 24, page }),
    );
    expect(paged.items.map(({ id }) => id)).toEqual(whole.items.map(({ id }) => id));
    expect(paged.items).toHaveLength(paged.total);
    expect(paged.pages).toBe(Math.ceil(paged.total / 24));
  });

  test('the list is in order, and what has no price comes last', async () => {
    const { items } = await askWhole(query);
    if (sortBy === 'popularity') return;
    const values = items.map(numberOf[sortBy]);
    const known = values.filter((value) => value !== null);
    const sign = direction === 'asc' ? 1 : -1;
    expect(values.slice(0, known.length)).toEqual(
      known.toSorted((one, other) => sign * (one - other)),
    );
  });
});

test('a list has 24 cards to a page, newest first, when the call says nothing', async () => {
  const usual = await askList('clocks_archive', {});
  const spelt = await askList('clocks_archive', {
    page: 1,
    per_page: limits.listPageSize,
    sortBy: 'date_publish',
    direction: 'desc',
    available: 1,
  });
  expect(usual).toEqual(spelt);
});

test('a page after the last is empty and still tells the total', async () => {
  const { total, lastPage } = await askList('arts', { per_page: 5 });
  const beyond = await askList('arts', { per_page: 5, page: lastPage + 1 });
  expect(beyond).toEqual({ items: [], total, lastPage });
});

test('an empty list has one page', async () => {
  expect(await askList('arts', { 'brands[]': [2_147_483_647] })).toEqual({
    items: [],
    total: 0,
    lastPage: 1,
  });
});

describe('available is 1 by default', () => {
  const canBeHad = ({ availability }: ItemCard) =>
    availability.some(({ status }) => ['in_stock', 'in_reserve', 'order_only'].includes(status));

  test('a current list shows only what can be had in some city', async () => {
    const shown = await askWhole({});
    const all = await askWhole({ available: 0 });
    expect(shown.items).toEqual(all.items.filter(canBeHad));
    expect(all.total).toBeGreaterThan(shown.total);
  });

  test.each(catalogTypes.filter((type) => type.includes('archive')))(
    '%s shows what is gone either way',
    async (catalogType) => {
      const shown = await askWhole({}, catalogType);
      expect(shown).toEqual(await askWhole({ available: 0 }, catalogType));
      expect(shown.items.some((item) => !canBeHad(item))).toBe(true);
    },
  );
});

test('keys ending in [] hold several values', async () => {
  const { items } = await askWhole({});
  const wanted = [...new Set(items.map(({ brand }) => brand.id))].slice(0, 2);
  const found = await askWhole({ 'brands[]': wanted });
  expect(found.items).toEqual(items.filter(({ brand }) => wanted.includes(brand.id)));
});

test('collections[] is another name of collection[]', async () => {
  const params = { catalogType: 'clocks_today', name: 'collections' };
  const [first, second] = await ask(base(), filterOptions, 'ru', { params, query: {} });
  const ids = [Number(first?.id), Number(second?.id)];
  const found = await askWhole({ 'collections[]': ids });
  expect(found).toEqual(await askWhole({ 'collection[]': ids }));
  expect(found.total).toBe((first?.total ?? 0) + (second?.total ?? 0));
});

test('published_after leaves what is new since then', async () => {
  const { items } = await askWhole({ available: 0 });
  const [, since] = items;
  const published = since?.datePublish ?? '';
  const fresh = await askWhole({ available: 0, published_after: published });
  expect(fresh.items.map(({ id }) => id)).toEqual(
    items.filter(({ datePublish }) => datePublish > published).map(({ id }) => id),
  );
  expect(fresh.total).toBeGreaterThan(0);
});

import { articleTypes, newestFirstTypes } from '../../src/config/article-types';
import { catalogs, catalogTypes } from '../../src/config/catalogs';
import { hostCodes } from '../../src/config/hosts';
import { articles } from '../../src/contract/articles';
import { brandOptions, brandStories } from '../../src/contract/brands';
import { cityContacts } from '../../src/contract/contacts';
import { importantMessages } from '../../src/contract/important-messages';
import { itemDetail } from '../../src/contract/items';
import { fullListing, listing } from '../../src/contract/listing';
import { mainData } from '../../src/contract/main-data';
import { menuList } from '../../src/contract/menu';
import { serviceDetail, servicePages } from '../../src/contract/services';
import { asked, openBackend, productionOrigin, type Backend } from './backend';

let backend: Backend;

beforeAll(async () => {
  backend = await openBackend();
}, 60_000);
afterAll(() => backend.stop());

describe.each(hostCodes)('the backend of %s keeps the contract', (host) => {
  const base = () => backend.base(host);

  test('the menu is an array of menu items with every placement', async () => {
    const rows = await asked(base(), menuList);
    expect([...new Set(rows.map(({ placement }) => placement))].sort()).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9,
    ]);
  });

  test('main data has the cities and brands, and each city has its contacts', async () => {
    const { cities, brands } = await asked(base(), mainData);
    expect(cities).toHaveLength(12);
    expect(brands.length).toBeGreaterThan(0);
    for (const { alias, title } of cities.filter((city) => city.title !== null)) {
      const { contact, cities: known } = await asked(base(), cityContacts, { params: { alias } });
      expect(contact).toMatchObject({ alias, city: title });
      expect(contact.phoneLink).toMatch(/^\+\d{11,12}$/);
      expect(known).toHaveLength(12);
    }
  });

  test('the important messages are read from data.data', async () => {
    expect((await asked(base(), importantMessages)).length).toBeGreaterThan(0);
  });

  test.each(Object.entries(articleTypes))('articles of %s', async (_, type) => {
    const sorted = newestFirstTypes.includes(type);
    const query = { type, ...(sorted && { sortBy: 'publish_date', direction: 'desc' }) };
    const { items, total } = await asked(base(), articles, { query });
    expect(total).toBeGreaterThan(0);
    expect(items.every((article) => article.type === type)).toBe(true);
    const dates = items.map(({ publishDate }) => publishDate);
    if (sorted) expect(dates).toEqual([...dates].sort().reverse());
  });

  test('each of the twelve services has its page, by slug and by id', async () => {
    const services = await asked(base(), servicePages, { query: { type: 'service' } });
    expect(services).toHaveLength(12);
    for (const { id, url } of services) {
      const bySlug = await asked(base(), serviceDetail, { params: { slug: url } });
      expect(bySlug.steps.length).toBeGreaterThan(0);
      expect(await asked(base(), serviceDetail, { params: { slug: id } })).toEqual(bySlug);
    }
  });

  test.each(catalogTypes)(
    'pages of %s add up, and each item has its detail',
    async (catalogType) => {
      const params = { catalogType };
      const query = { available: 0, per_page: 5 };
      const first = await asked(base(), listing, { params, query });
      const urls: string[] = [];
      for (let page = 1; page <= first.lastPage; page += 1) {
        const { items } = await asked(base(), listing, { params, query: { ...query, page } });
        urls.push(...items.map(({ url }) => url));
      }
      expect(urls).toHaveLength(first.total);
      expect(new Set(urls).size).toBe(first.total);
      const whole = await asked(base(), fullListing, { params, query: { ...query, view: 'full' } });
      expect(whole.items.map(({ url }) => url)).toEqual(first.items.map(({ url }) => url));
      for (const item of whole.items) {
        const { kind } = catalogs[catalogType];
        expect(await asked(base(), itemDetail, { params: { kind, url: item.url } })).toEqual(item);
      }
    },
  );

  test('brands are listed with their stories, popular ones first when grouped', async () => {
    const stories = await asked(base(), brandStories);
    expect(stories.every(({ about }) => about.length > 0)).toBe(true);
    const params = { catalogType: 'clocks_today' };
    const query = { grouped: true, available: 1 };
    const popular = (await asked(base(), brandOptions, { params, query })).map(
      ({ isPopular }) => isPopular,
    );
    expect(popular).toEqual([...popular].sort((one, other) => Number(other) - Number(one)));
  });
});

describe('what cannot be answered', () => {
  const ask = (path: string, headers = {}) => fetch(`${backend.base('ru')}${path}`, { headers });

  test.each([
    '/nope',
    '/contacts/atlantis',
    '/detailSeoPage/nope',
    '/detailPage/clock/nope',
    '/detailPage/car/x',
  ])('%s is answered 404 with JSON', async (path) => {
    const response = await ask(path);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ status: 404 });
  });

  test('a host that is none of the four is answered 404', async () => {
    const response = await fetch(backend.base('ru').replace(/ru$/, 'de/list'));
    expect(response.status).toBe(404);
  });

  test.each([
    ['/articles?type=99', 'type'],
    ['/articles', 'type'],
    ['/clocks_today?page=0', 'page'],
    ['/clocks_today?per_page=1000', 'per_page'],
    ['/clocks_today?sortBy=name', 'sortBy'],
  ])('%s is answered 422 with the text of the field', async (path, field) => {
    const response = await ask(path);
    expect(response.status).toBe(422);
    const { errors } = (await response.json()) as { errors: Record<string, string[]> };
    expect(errors[field]?.length).toBeGreaterThan(0);
  });

  test('the four sites may call, no other page may', async () => {
    const allowed = await ask('/list', { origin: productionOrigin('uz') });
    expect(allowed.headers.get('access-control-allow-origin')).toBe(productionOrigin('uz'));
    const foreign = await ask('/list', { origin: 'https://elsewhere.example' });
    expect(foreign.headers.get('access-control-allow-origin')).toBeNull();
  });
});

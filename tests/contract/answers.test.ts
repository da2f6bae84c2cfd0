import { articleTypes } from '../../src/config/article-types';
import { catalogs, catalogTypes } from '../../src/config/catalogs';
import { hostCodes, hosts } from '../../src/config/hosts';
import { articles } from '../../src/contract/articles';
import { brandOptions, brandStories } from '../../src/contract/brands';
import { cityContacts } from '../../src/contract/contacts';
import { type Endpoint } from '../../src/contract/endpoint';
import { importantMessages } from '../../src/contract/important-messages';
import { itemDetail } from '../../src/contract/items';
import { fullListing, listing } from '../../src/contract/listing';
import { mainData } from '../../src/contract/main-data';
import { menuList } from '../../src/contract/menu';
import { serviceDetail, servicePages } from '../../src/contract/services';
import { ask as askEndpoint, type Asked } from './ask';
import { useBackend } from './backend';
import { allEndpoints } from './endpoints';

const base = useBackend();
const asked = new Set<unknown>();

describe.each(hostCodes)('on %s', (host) => {
  const ask = <Wire, Ours>(endpoint: Endpoint<Wire, Ours>, named?: Asked) => {
    asked.add(endpoint);
    return askEndpoint(base(), endpoint, host, named);
  };

  test('main data has the cities and brands', async () => {
    const { cities, brands } = await ask(mainData);
    expect(cities.map(({ alias }) => alias)).toContain('moscow');
    const stories = await ask(brandStories);
    expect(stories.map(({ about: _about, ...brand }) => brand)).toEqual(brands);
    expect(stories.filter(({ about }) => about.includes('<p>'))).toHaveLength(brands.length);
    const titles = brands.map(({ title }) => title);
    expect(titles).toEqual(titles.toSorted(new Intl.Collator(hosts[host].intlLocale).compare));
  });

  test('every listed city has its contacts', async () => {
    const { cities } = await ask(mainData);
    for (const { alias, title } of cities.filter((city) => city.title !== null)) {
      const answer = await ask(cityContacts, { params: { alias } });
      expect(answer.contact).toMatchObject({ alias, city: title });
      expect(answer.contact.phoneLink).toMatch(/^\+\d{10,15}$/);
      expect(answer.cities).toEqual(cities);
    }
  });

  test('the menu is an array in the order to show', async () => {
    const placements = (await ask(menuList)).map(({ placement }) => placement);
    expect(placements).toEqual(placements.toSorted((one, other) => one - other));
    expect(new Set(placements).size).toBe(9);
  });

  test('important messages are read from data.data', async () => {
    expect((await ask(importantMessages)).length).toBeGreaterThan(0);
  });

  test('every service of the list has its page, by slug and by id', async () => {
    const services = await ask(servicePages, { query: { type: 'service', per_page: 1000 } });
    expect(services).toHaveLength(12);
    for (const card of services) {
      const service = await ask(serviceDetail, { params: { slug: card.url } });
      expect(service).toMatchObject(card);
      expect(service.text).toMatch(/^<p>/);
      expect(await ask(serviceDetail, { params: { slug: card.id } })).toEqual(service);
    }
  });

  test.each(Object.entries(articleTypes))('articles of the type %s are there', async (_, type) => {
    const { items, total } = await ask(articles, { query: { type, per_page: 100 } });
    expect(items.length).toBeGreaterThan(0);
    expect(items).toHaveLength(total);
    expect(new Set(items.map((article) => article.type))).toEqual(new Set([type]));
  });

  test('articles come newest first when the call asks for it', async () => {
    const { items } = await ask(articles, {
      query: { type: articleTypes.news, sortBy: 'publish_date', direction: 'desc' },
    });
    const dates = items.map(({ publishDate }) => publishDate);
    expect(dates).toEqual(dates.toSorted().reverse());
  });

  test.each(catalogTypes)('%s shows cards, whole items and its brands', async (catalogType) => {
    const named = { params: { catalogType }, query: { per_page: 100 } };
    const cards = await ask(listing, named);
    const whole = await ask(fullListing, { ...named, query: { ...named.query, view: 'full' } });
    expect(cards.items.length).toBeGreaterThan(0);
    expect(whole).toMatchObject(cards);

    const [item] = whole.items;
    expect(item).toMatchObject({ kind: catalogs[catalogType].kind, catalogType });
    const { kind, url } = item ?? { kind: 'clock', url: '' };
    expect(await ask(itemDetail, { params: { kind, url } })).toEqual(item);

    const options = await ask(brandOptions, { params: { catalogType } });
    expect(options.reduce((sum, { total }) => sum + total, 0)).toBe(cards.total);
    for (const { id, total } of options) {
      const ofBrand = await ask(listing, { ...named, query: { 'brands[]': [id] } });
      expect(ofBrand.total).toBe(total);
    }
  });

  test('the counts of a brand are those of the lists', async () => {
    const { brands } = await ask(mainData);
    for (const catalogType of catalogTypes) {
      const options = await ask(brandOptions, { params: { catalogType } });
      const counted = brands.flatMap(({ id, itemCounts }) =>
        itemCounts.filter((one) => one.catalogType === catalogType).map(({ total }) => [id, total]),
      );
      expect(counted).toEqual(options.map(({ id, total }) => [id, total]));
    }
  });

  test('a picture of an answer can be fetched from where it says', async () => {
    const { items } = await ask(listing, { params: { catalogType: 'arts' } });
    const answer = await fetch(items[0]?.pictures[0]?.src ?? '');
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    expect(answer.headers.get('cache-control')).toContain('max-age=');
  });
});

test('every endpoint of the contract was asked', async () => {
  const endpoints = await allEndpoints();
  const unasked = [...endpoints].filter(([, endpoint]) => !asked.has(endpoint));
  expect(unasked.map(([name]) => name)).toEqual([]);
});

test('the same item has the same ids on all hosts and a price in each currency', async () => {
  const offers = await Promise.all(
    hostCodes.map(async (host) => {
      const query = { sortBy: 'price_usd', direction: 'desc', per_page: 1 };
      const params = { catalogType: 'clocks_today' };
      return (await askEndpoint(base(), listing, host, { params, query })).items[0];
    }),
  );
  expect(new Set(offers.map((offer) => offer?.id)).size).toBe(1);
  expect(new Set(offers.map((offer) => offer?.priceUsd)).size).toBe(1);
  expect(new Set(offers.map((offer) => offer?.price)).size).toBe(hostCodes.length);
});

import { articleTypes } from '../../src/config/article-types';
import { catalogs, catalogTypes } from '../../src/config/catalogs';
import { hostCodes, hosts } from '../../src/config/hosts';
import { limits } from '../../src/config/limits';
import { routes } from '../../src/config/routes';
import { articles } from '../../src/contract/articles';
import { brandDetail, brandStories } from '../../src/contract/brands';
import { cityContacts } from '../../src/contract/contacts';
import { currency } from '../../src/contract/currency';
import {
  allFilterOptions,
  filterNames,
  filterOptions,
  filterPrices,
  type FilterName,
  type ItemFilter,
} from '../../src/contract/filters';
import { importantMessages } from '../../src/contract/important-messages';
import { itemDetail } from '../../src/contract/items';
import { fullListing, listing } from '../../src/contract/listing';
import {
  actionDetail,
  actions,
  advantages,
  clockCategories,
  daily,
  dailyDetail,
  specialDetail,
  specials,
} from '../../src/contract/offers';
import {
  cityDocuments,
  currentContact,
  faq,
  mainSeo,
  shortSeoPages,
  sitemap,
  terms,
  videos,
} from '../../src/contract/reading';
import { reviews } from '../../src/contract/reviews';
import { salesSummaries } from '../../src/contract/sales';
import { search } from '../../src/contract/search';
import { mainData } from '../../src/contract/main-data';
import { menuList } from '../../src/contract/menu';
import { serviceDetail, servicePages } from '../../src/contract/services';
import { ask as askEndpoint, type AskHost } from './ask';
import { useSharedBackend } from './backend';
import { allEndpoints } from './endpoints';

/** The filter key of each option list. */
const filterKeys: Record<FilterName, keyof ItemFilter> = {
  'status-used': 'statuses_used[]',
  cities: 'cities[]',
  vip: 'is_vip',
  genders: 'genders[]',
  brands: 'brands[]',
  'special-columns': 'specials[]',
  collections: 'collection[]',
  'status-income': 'statuses_income[]',
  'body-forms': 'body_forms[]',
  'body-materials-for-filter': 'body_materials_for_filter[]',
  types: 'types[]',
  insertions: 'insertions[]',
};

const base = useSharedBackend();
const asked = new Set<unknown>();

describe.each(hostCodes)('on %s', (host) => {
  const ask: AskHost = (endpoint, ...given) => {
    asked.add(endpoint);
    return askEndpoint(base(), endpoint, host, ...given);
  };

  // Choices are the same on each host: each tries a quarter of them.
  const turn = hostCodes.indexOf(host);
  const quarterOf = <Choice>(choices: readonly Choice[]) =>
    choices.filter((_, index) => index % hostCodes.length === turn);

  test('main data has the cities and brands', async () => {
    const { cities, brands } = await ask(mainData);
    expect(cities.map(({ alias }) => alias)).toContain('moscow');
    const stories = await ask(brandStories);
    expect(stories.map(({ about: _about, collections: _of, ...brand }) => brand)).toEqual(brands);
    const { collections } = stories.find(({ url }) => url === 'rolex') ?? {};
    expect(collections?.map(({ url }) => url)).toContain('submariner');
    for (const { note } of collections ?? []) expect(note).not.toBe('');
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

  test('what sold pieces went for is told of kinds, makers and collections', async () => {
    const told = await ask(salesSummaries);
    expect(told.map(({ id }) => id)).toContain('clock');
    for (const { count, low, median, high } of told) {
      expect(count).toBeGreaterThanOrEqual(5);
      expect([low, median, high]).toEqual([low, median, high].toSorted((a, b) => a - b));
    }
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

    const options = await ask(filterOptions, { params: { catalogType, name: 'brands' } });
    expect(options.reduce((sum, { total }) => sum + total, 0)).toBe(cards.total);
    for (const { id, total } of quarterOf(options)) {
      const ofBrand = await ask(listing, { ...named, query: { 'brands[]': [Number(id)] } });
      expect(ofBrand.total).toBe(total);
    }
  });

  test('the counts of a brand are those of the lists', async () => {
    const { brands } = await ask(mainData);
    for (const catalogType of catalogTypes) {
      const options = await ask(filterOptions, { params: { catalogType, name: 'brands' } });
      const counted = brands.flatMap(({ id, itemCounts }) =>
        itemCounts.filter((one) => one.catalogType === catalogType).map(({ total }) => [id, total]),
      );
      expect(counted).toEqual(options.map(({ id, total }) => [Number(id), total]));
    }
  });

  test('a picture of an answer can be fetched from where it says', async () => {
    const { items } = await ask(listing, { params: { catalogType: 'arts' } });
    const answer = await fetch(items[0]?.pictures[0]?.src ?? '');
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    expect(answer.headers.get('cache-control')).toContain('max-age=');
  });

  test('every option list of a catalogue answers, and a choice leads to as many items as it says', async () => {
    for (const catalogType of catalogTypes) {
      const all = await ask(allFilterOptions, { params: { catalogType } });
      expect(all.map(({ name }) => name)).toEqual(filterNames);
      for (const name of filterNames) {
        const options = await ask(filterOptions, { params: { catalogType, name } });
        for (const { id, total } of quarterOf(options).slice(0, 1)) {
          const query = { [filterKeys[name]]: [id] };
          const list = await ask(listing, { params: { catalogType }, query });
          expect([catalogType, name, id, list.total]).toEqual([catalogType, name, id, total]);
        }
      }
      const { priceFrom, priceTo } = await ask(filterPrices, { params: { catalogType } });
      if (priceFrom !== null && priceTo !== null) expect(priceFrom).toBeLessThanOrEqual(priceTo);
    }
  });

  test('special offers, units of the day, actions and advantages are there with their items', async () => {
    for (const special of await ask(specials)) {
      const shown = await ask(specialDetail, { params: { url: special.url } });
      expect(shown).toMatchObject(special);
      for (const item of shown.items) expect(item.catalogType).toBe(special.catalogType);
    }
    const watches = await ask(specials, { query: { 'product_types[]': ['clock'] } });
    expect(new Set(watches.map(({ catalogType }) => catalogs[catalogType].kind))).toEqual(
      new Set(['clock']),
    );
    const units = await ask(daily);
    expect(units.length).toBeGreaterThan(3);
    const [unit] = units;
    expect(await ask(dailyDetail, { params: { url: unit?.url ?? '' } })).toEqual(unit);
    const [action] = await ask(actions);
    expect(await ask(actionDetail, { params: { id: action?.id ?? 0 } })).toEqual(action);
    expect((await ask(advantages)).length).toBeGreaterThan(2);
  });

  test('popular categories of watches are types of them, each with its list', async () => {
    const categories = await ask(clockCategories);
    expect(categories.length).toBeGreaterThan(1);
    expect(new Set(categories.map(({ url }) => url)).size).toBe(categories.length);
    for (const { id, url, catalogType, query, total } of categories) {
      const types = [...new URLSearchParams(query).values()].map(Number);
      const list = await ask(listing, { params: { catalogType }, query: { 'types[]': types } });
      expect([types, list.total]).toEqual([[id], total]);
      const [card] = list.items;
      const item = await ask(itemDetail, { params: { kind: 'clock', url: card?.url ?? '' } });
      expect(item.type).toMatchObject({ id, url });
    }
  });

  test('FAQ, glossary, videos, SEO texts and reviews are there', async () => {
    expect((await ask(faq)).length).toBeGreaterThan(0);
    const glossary = (await ask(terms)).map(({ term }) => term);
    expect(glossary).toEqual(glossary.toSorted(new Intl.Collator(hosts[host].intlLocale).compare));
    const { items, lastPage, total } = await ask(videos, { query: { page: 1 } });
    expect(items.length).toBe(Math.min(total, 12));
    expect(lastPage).toBe(Math.ceil(total / 12));
    expect((await ask(mainSeo, { params: { cityAlias: 'moscow' } })).length).toBeGreaterThan(0);
    expect(await ask(shortSeoPages)).toHaveLength(12);
    const { items: told } = await ask(reviews);
    const days = told.map(({ publishDate }) => publishDate);
    expect(days).toEqual(days.toSorted().reverse());
  });

  test('documents of a city are PDF files of the size that is told', async () => {
    for (const { src, size } of await ask(cityDocuments, { params: { city: 'moscow' } })) {
      const file = await fetch(src);
      expect(file.headers.get('content-type')).toBe('application/pdf');
      const bytes = Buffer.from(await file.arrayBuffer());
      expect(bytes).toHaveLength(size);
      expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    }
  });

  test('a city alias is looked up by its title, empty if not found', async () => {
    const { cities } = await ask(mainData);
    const moscow = cities.find(({ alias }) => alias === 'moscow');
    expect(await ask(currentContact, { query: { alias: 'moscow' } })).toEqual({
      alias: 'moscow',
      title: moscow?.title,
    });
    expect(await ask(currentContact, { query: { alias: 'paris' } })).toEqual({
      alias: 'paris',
      title: '',
    });
    expect((await ask(currentContact)).title).not.toBe('');
  });

  test('currency rates count units for one US dollar', async () => {
    const { rates } = await ask(currency);
    expect(rates.find(({ code }) => code === 'USD')?.perUsd).toBe(1);
    expect(rates.map(({ code }) => code)).toContain(hosts[host].currency);
  });

  test('the sitemap names every item, service, article and video once', async () => {
    const paths = (await ask(sitemap)).map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    const { total } = await ask(listing, {
      params: { catalogType: 'clocks_today' },
      query: { available: 0 },
    });
    expect(paths.filter((path) => path.startsWith('/clock/')).length).toBeGreaterThan(total);
    const { total: videoTotal } = await ask(videos);
    const ofVideos = paths.filter((path) => /^\/video\/(?!page-)./.test(path));
    expect(ofVideos).toHaveLength(videoTotal);
  });

  test('the sitemap names every page of each list and no further one', async () => {
    const paths = new Set((await ask(sitemap)).map(({ path }) => path));
    for (const catalogType of catalogTypes) {
      const { lastPage } = await ask(listing, {
        params: { catalogType },
        query: { per_page: limits.listPageSize },
      });
      expect(paths).toContain(routes.catalogue(catalogType, null, lastPage));
      expect(paths).not.toContain(routes.catalogue(catalogType, null, lastPage + 1));
    }
    const { lastPage } = await ask(reviews, { query: { per_page: limits.reviewPageSize } });
    expect(paths).toContain(routes.reviews(lastPage));
    expect(paths).not.toContain(routes.reviews(lastPage + 1));
  });

  test('the sitemap names the brands that the lists show, offers, and branches', async () => {
    const paths = new Set((await ask(sitemap)).map(({ path }) => path));
    const { items } = await ask(listing, { params: { catalogType: 'clocks_archive' } });
    const shown = items.map(({ catalogType, brand }) => routes.catalogue(catalogType, brand.url));
    const offers = [
      ...(await ask(actions)).map(({ id }) => routes.action(id)),
      ...(await ask(specials)).map(({ url }) => routes.special(url)),
    ];
    const branches = (await ask(mainData)).cities
      .filter(({ title }) => title !== null)
      .flatMap(({ alias }) => [routes.contacts(alias), routes.documents(alias)]);
    for (const path of [...shown, ...offers, ...branches]) expect(paths).toContain(path);
    expect([...paths].filter((path) => path.startsWith('/contacts/'))).toHaveLength(
      branches.length / 2,
    );
  });

  test('an action has the same number on every host, so that `/discount/show/3` is on each', async () => {
    const action = await ask(actionDetail, { params: { id: '3' } });
    expect(action.id).toBe(3);
    expect(action.url).toBe('besplatnaya-proverka-vodozashchity');
  });

  test('a brand is looked up by its url', async () => {
    const [story] = await ask(brandStories);
    if (!story) throw new Error('there is a brand');
    // The list alone tells the collections.
    const { collections, ...brand } = story;
    expect(collections).toEqual(expect.any(Array));
    expect(await ask(brandDetail, { params: { url: story.url } })).toEqual(brand);
  });

  test.each(['rolex', 'Ролекс', 'кщдуч', 'rolx', 'roleks'])('%s finds Rolex', async (q) => {
    const { items, found, understoodAs } = await ask(search, { query: { q } });
    expect(understoodAs).toMatch(/^rol/);
    expect(new Set(items.map(({ brand }) => brand.title))).toEqual(new Set(['Rolex']));
    expect(found[0]?.kind).toBe('brand');
    expect(found[0]?.path).toMatch(/rolex\/$/);
  });

  test('a search counts hits by section, and shows those of the section asked for', async () => {
    const { totals } = await ask(search, { query: { q: 'rolex' } });
    const ofArchive = await ask(search, { query: { q: 'rolex', type: 8, per_page: 48 } });
    expect(ofArchive.items.every(({ catalogType }) => catalogs[catalogType].isArchive)).toBe(true);
    expect(ofArchive.items.length).toBe(
      Math.min(48, totals.find(({ section }) => section === 8)?.total ?? 0),
    );
  });

  test('a picture can be saved under a name of its own', async () => {
    const { items } = await ask(listing, { params: { catalogType: 'arts' } });
    const src = encodeURIComponent(items[0]?.pictures[0]?.src ?? '');
    const file = await fetch(`${base()}/${host}/download-image?src=${src}`);
    expect(file.headers.get('content-type')).toBe('image/jpeg');
    expect(file.headers.get('content-disposition')).toMatch(
      /^attachment; filename="karat-.*\.jpg"$/,
    );
  });
});

test('every public call that reads was asked', async () => {
  const endpoints = [...(await allEndpoints())].filter(
    ([, { method, access }]) => method === 'GET' && access === undefined,
  );
  const unasked = endpoints.filter(
    ([, endpoint]) => !asked.has(endpoint) && !endpoint.path.match(/verification|confirm|preview/),
  );
  expect(unasked.map(([name]) => name)).toEqual([]);
});

test('the same item has the same ids on all hosts and a price in each currency', async () => {
  const offers = await Promise.all(
    hostCodes.map(async (host) => {
      const query = { sortBy: 'price_usd', direction: 'desc', per_page: 1 } as const;
      const params = { catalogType: 'clocks_today' };
      return (await askEndpoint(base(), listing, host, { params, query })).items[0];
    }),
  );
  expect(new Set(offers.map((offer) => offer?.id)).size).toBe(1);
  expect(new Set(offers.map((offer) => offer?.priceUsd)).size).toBe(1);
  expect(new Set(offers.map((offer) => offer?.price)).size).toBe(hostCodes.length);
});

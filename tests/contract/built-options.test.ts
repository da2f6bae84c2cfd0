import { catalogs, catalogTypes } from '../../src/config/catalogs';
import { routes } from '../../src/config/routes';
import { allFilterOptions, filterOptions, filterPrices } from '../../src/contract/filters';
import { fullListing } from '../../src/contract/listing';
import { mainData } from '../../src/contract/main-data';
import { clockCategories, specialDetail, specials } from '../../src/contract/offers';
import { toItemNode } from '../../src/gatsby/sources/item-node';
import { optionsOfLists } from '../../src/gatsby/list-options';
import { toFilterWordsNode } from '../../src/gatsby/sources/catalogue-nodes';
import { ask as askAs, askAllPages, type AskHost } from './ask';
import { useSharedBackend } from './backend';

const base = useSharedBackend();

const ask: AskHost = (endpoint, ...given) => askAs(base(), endpoint, 'ru', ...given);

/** What the build reads, and what it makes of it. */
async function builtOptions() {
  const ofCatalogues = await Promise.all(
    catalogTypes.map((catalogType) =>
      askAllPages((page) =>
        ask(fullListing, {
          params: { catalogType },
          query: { view: 'full', available: 0, per_page: 100, page },
        }),
      ),
    ),
  );
  const words = await Promise.all(
    catalogTypes.map(async (catalogType) => {
      const filters = await ask(allFilterOptions, {
        params: { catalogType },
        query: { available: 0 },
      });
      return [catalogType, toFilterWordsNode({ id: catalogType, filters }).options] as const;
    }),
  );
  const { cities } = await ask(mainData);
  const offers = await Promise.all(
    (await ask(specials)).map(({ url }) => ask(specialDetail, { params: { url } })),
  );
  return optionsOfLists({
    items: ofCatalogues.flatMap(({ items }) => items).map(toItemNode),
    words: new Map(words),
    cities: cities.map(({ id, alias }) => ({ entityId: id, alias })),
    specials: offers.map(({ id, items }) => ({
      entityId: id,
      itemIds: items.map((one) => one.id),
    })),
    hasPage: () => false,
  });
}

describe('the build and the backend count alike', () => {
  test('all options of a catalogue, in the same order', async () => {
    const optionsOf = await builtOptions();
    for (const catalogType of catalogTypes) {
      const { groups, ...ranges } = optionsOf(routes.catalogue(catalogType));
      const filters = await ask(allFilterOptions, { params: { catalogType } });
      for (const { name, options } of filters.filter((one) => one.name !== 'vip')) {
        const live = options.map(({ id, title, total }) => ({ id, title, total }));
        const built = (groups[name] ?? []).map(({ id, title, total }) => ({ id, title, total }));
        expect([catalogType, name, built]).toEqual([catalogType, name, live]);
      }
      expect(ranges).toEqual(await ask(filterPrices, { params: { catalogType } }));
    }
  });

  test('all options of a brand and of a popular category', async () => {
    const optionsOf = await builtOptions();
    const { brands } = await ask(mainData);
    const narrowed = [
      ...brands
        .filter(({ itemCounts }) => itemCounts.length > 1)
        .slice(0, 4)
        .flatMap(({ id, url, itemCounts }) =>
          itemCounts.map(({ catalogType }) => ({
            catalogType,
            path: routes.catalogue(catalogType, url),
            query: { 'brands[]': [id] },
            settled: 'brands',
          })),
        ),
      ...(await ask(clockCategories)).map(({ id, url, catalogType }) => ({
        catalogType,
        path: routes.category(url),
        query: { 'types[]': [id] },
        settled: 'types',
      })),
    ];
    expect(narrowed.length).toBeGreaterThan(6);
    for (const { catalogType, path, query, settled } of narrowed) {
      const { groups } = optionsOf(path);
      for (const { name, options } of await ask(allFilterOptions, {
        params: { catalogType },
        query,
      })) {
        if (name === 'vip' || name === settled) continue;
        const live = options.map(({ id, total }) => [id, total]);
        expect([path, name, (groups[name] ?? []).map(({ id, total }) => [id, total])]).toEqual([
          path,
          name,
          live,
        ]);
      }
    }
  });
});

test('all option lists in one answer are those of the single calls', async () => {
  for (const catalogType of catalogTypes.filter((type) => !catalogs[type].isArchive)) {
    for (const { name, options } of await ask(allFilterOptions, { params: { catalogType } })) {
      const single = await ask(filterOptions, {
        params: { catalogType, name },
        query: { grouped: true },
      });
      expect(options).toEqual(single);
    }
  }
});

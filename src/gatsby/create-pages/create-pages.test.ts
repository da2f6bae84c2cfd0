/** @jest-environment node */
import fc from 'fast-check';
import { createArticleListPages } from './article-list-pages';
import { articlesOfTypes } from './articles-of-types';
import { createCataloguePages } from './catalogue-pages';
import { createItemListPages } from './item-list-pages';
import { createItemPages } from './item-pages';
import { item, pagesMadeBy, stockOf, times } from './pages-for-tests';
import { pagesOf } from './pagination';

describe('pages of a catalogue list', () => {
  test('a list of 50 has three pages, each brand in it its own', async () => {
    const nodes = [
      ...times(25, item('clocks_today', 'rolex')),
      ...times(25, item('clocks_today', 'omega')),
    ];
    const pages = await pagesMadeBy(createCataloguePages, stockOf(nodes));
    const ofWatches = pages.filter(({ path }) => path.startsWith('/clocks_today/'));
    expect(ofWatches.map(({ path }) => path)).toEqual([
      '/clocks_today/',
      '/clocks_today/page-2/',
      '/clocks_today/page-3/',
      '/clocks_today/rolex/',
      '/clocks_today/rolex/page-2/',
      '/clocks_today/omega/',
      '/clocks_today/omega/page-2/',
    ]);
    expect(ofWatches[1]?.context).toMatchObject({
      catalogType: 'clocks_today',
      brandUrl: null,
      listPath: '/clocks_today/',
      collectionUrls: [],
      total: 50,
      page: 2,
      lastPage: 3,
    });
    expect(ofWatches[4]?.context).toMatchObject({ brandUrl: 'rolex' });
  });

  test('each page is told which items it shows, and the collections of its brand', async () => {
    const nodes = Array.from({ length: 30 }, (_, index) => ({
      ...item('clocks_today', index % 3 ? 'rolex' : 'omega', index % 2 ? 'b' : 'a'),
      id: `item-${index}`,
    }));
    const pages = await pagesMadeBy(createCataloguePages, stockOf(nodes));
    const contextOf = (path: string) => pages.find((page) => page.path === path)?.context;
    const ids = (...numbers: number[]) => numbers.map((number) => `item-${number}`);
    expect(contextOf('/clocks_today/page-2/')).toMatchObject({
      ids: ids(24, 25, 26, 27, 28, 29),
      collectionUrls: [],
    });
    expect(contextOf('/clocks_today/omega/b/')).toMatchObject({
      ids: ids(3, 9, 15, 21, 27),
      collectionUrls: ['a', 'b'],
    });
    expect(contextOf('/clocks_archive/')).toMatchObject({ ids: [], collectionUrls: [] });
  });

  test('each collection of watches, current and archived, has its list; others have none', async () => {
    const nodes = [
      ...times(25, item('clocks_today', 'rolex', 'submariner')),
      item('clocks_archive', 'rolex', 'submariner'),
      { ...item('jewellery', 'cartier', 'love'), lists: ['/jewellery/', '/jewellery/cartier/'] },
    ];
    const pages = await pagesMadeBy(createCataloguePages, stockOf(nodes));
    const ofCollections = pages.filter(({ context }) => context.collectionUrl !== null);
    expect(ofCollections.map(({ path, context }) => [path, context.total])).toEqual([
      ['/clocks_today/rolex/submariner/', 25],
      ['/clocks_today/rolex/submariner/page-2/', 25],
      ['/clocks_archive/rolex/submariner/', 1],
    ]);
  });

  test('what failed quality control has a list of its own', async () => {
    const failed = item('clocks_today', 'rolex');
    const nodes = times(30, { ...failed, lists: [...failed.lists, '/clocks_dealer/'] });
    const pages = await pagesMadeBy(createCataloguePages, stockOf(nodes));
    const ofDealer = pages.filter(({ context }) => context.listKind === 'dealer');
    expect(ofDealer.map(({ path }) => path)).toEqual(['/clocks_dealer/', '/clocks_dealer/page-2/']);
  });

  test('each popular category of watches has its list', async () => {
    const quartz = { ...item('clocks_today', 'rolex'), type: { id: 7, url: 'quartz' } };
    const nodes = times(25, { ...quartz, lists: [...quartz.lists, '/clock_category/quartz/'] });
    const pages = await pagesMadeBy(createCataloguePages, stockOf(nodes, ['quartz']));
    const ofCategory = pages.filter(({ context }) => context.categoryUrl === 'quartz');
    expect(ofCategory.map(({ path, context }) => [path, context.total])).toEqual([
      ['/clock_category/quartz/', 25],
      ['/clock_category/quartz/page-2/', 25],
    ]);
    expect(ofCategory[0]?.context).toMatchObject({
      catalogType: 'clocks_today',
      listPath: '/clock_category/quartz/',
      categoriesOf: ['clocks_today'],
    });
  });

  test('carries its filter options as of the build, on its first page', async () => {
    const nodes = times(25, item('clocks_today', 'rolex'));
    const pages = await pagesMadeBy(createCataloguePages, stockOf(nodes));
    const [first, second] = pages.filter(({ path }) => path.startsWith('/clocks_today/'));
    expect(first?.context.options).toMatchObject({
      groups: { brands: [{ id: '1', title: 'Rolex', total: 25, path: '/clocks_today/rolex/' }] },
    });
    expect(second?.context).toMatchObject({ page: 2, options: null });
  });

  test('a list without items has a page that says so', async () => {
    const pages = await pagesMadeBy(createCataloguePages, stockOf([]));
    expect(pages).toHaveLength(9);
    expect(pages.every(({ context }) => context.total === 0 && context.lastPage === 1)).toBe(true);
  });

  test('the pages of a list hold each of its entries once', () => {
    fc.assert(
      fc.property(fc.nat(3_000), fc.integer({ min: 1, max: 100 }), (total, size) => {
        const entries = Array.from({ length: total }, (_, index) => index);
        const pages = pagesOf(total, size);
        expect(pages.flatMap(({ skip, limit }) => entries.slice(skip, skip + limit))).toEqual(
          entries,
        );
        expect(pages.at(-1)?.page).toBe(pages[0]?.lastPage);
      }),
    );
  });
});

describe('pages of articles', () => {
  test('each of the six types has its list', async () => {
    const nodes = times(25, {
      path: '/',
      publishDate: '2026-01-01T00:00:00.000Z',
      entityId: 1,
    }).map((node, index) => ({
      ...node,
      id: `${index}`,
      type: index < 13 ? 3 : 4,
    }));
    const pages = await pagesMadeBy(
      async (data, makePage) => createArticleListPages(await articlesOfTypes(data), makePage),
      { allArticle: { nodes } },
    );
    expect(pages.map(({ path }) => path)).toEqual([
      '/news/',
      '/news/page-2/',
      '/analytics/',
      '/article/',
      '/news/news-lombard/',
      '/article/10-mifov-o-chasovykh-lombardakh/',
      '/news/vazhno-znat/',
    ]);
    expect(pages[1]?.context).toMatchObject({ articleTypeName: 'news', ids: ['12'], page: 2 });
    expect(pages[2]?.context.ids).toHaveLength(12);
  });
});

test('each list that a visitor keeps has its page', async () => {
  const pages = await pagesMadeBy((_, makePage) => {
    createItemListPages(makePage);
    return Promise.resolve();
  }, {});
  expect(pages.map(({ path, context }) => [path, context.list])).toEqual([
    ['/favorites/', 'favorite'],
    ['/comparison/', 'comparison'],
    ['/viewed/', 'viewed'],
  ]);
  expect(pages[0]?.component).toMatch(/src\/templates\/item-list-page\.tsx$/);
});

test('an item leads to the list of its maker only where something of it is listed', async () => {
  const nodes = [
    { ...item('clocks_today', 'rolex'), id: 'a', path: '/clock/a/', isListed: true },
    { ...item('clocks_today', 'rolex'), id: 'b', path: '/clock/b/', isListed: false },
    { ...item('clocks_today', 'omega'), id: 'c', path: '/clock/c/', isListed: false },
    { ...item('clocks_archive', 'omega'), id: 'd', path: '/clock/d/', isListed: true },
  ];
  const pages = await pagesMadeBy(createItemPages, {
    allItem: { nodes },
    allSalesSummary: { nodes: [] },
  });
  expect(pages.map(({ context }) => context.lists)).toEqual([
    ['/clocks_today/', '/clocks_today/rolex/'],
    ['/clocks_today/', '/clocks_today/rolex/'],
    ['/clocks_today/'],
    ['/clocks_archive/', '/clocks_archive/omega/'],
  ]);
});

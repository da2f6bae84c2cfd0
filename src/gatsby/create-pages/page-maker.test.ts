/** @jest-environment node */
import { createItemPages } from './item-pages';
import { pageMaker } from './page-maker';
import { pagesMadeBy } from './pages-for-tests';

describe('a page', () => {
  test('comes with the finished language, so that the i18n plugin leaves it alone', async () => {
    const lists = ['/clocks_today/', '/clocks_today/rolex/'];
    const watch = { kind: 'clock', brand: { url: 'rolex' }, collection: null };
    const allItem = { nodes: [{ ...watch, id: 'x', path: '/clock/a/', isListed: true, lists }] };
    const allSalesSummary = { nodes: [] };
    const [page] = await pagesMadeBy(createItemPages, { allItem, allSalesSummary });
    expect(page?.component).toMatch(/src\/templates\/item-page\.tsx$/);
    expect(page?.context).toEqual({
      id: 'x',
      lists,
      salesKey: '',
      hasSales: false,
      alternates: ['ru'],
      language: 'ru',
      i18n: {
        language: 'ru',
        languages: ['ru'],
        defaultLanguage: 'ru',
        generateDefaultLanguagePage: false,
        routed: false,
        originalPath: '/clock/a/',
        path: '/clock/a/',
      },
    });
  });

  test('whose path another page has stops the build', () => {
    const makePage = pageMaker('ru', { createPage: () => undefined });
    makePage('/article/10-mifov-o-chasovykh-lombardakh/', 'article-list-page', {});
    expect(() =>
      makePage('/article/10-mifov-o-chasovykh-lombardakh/', 'article-page', { id: '1' }),
    ).toThrow('is claimed twice: by article-list-page and article-page');
  });

  test('cannot be made of half an answer', async () => {
    await expect(pagesMadeBy(createItemPages, undefined)).rejects.toThrow(
      "the build's own query failed",
    );
  });

  test('links further pages of a list, brands and branches only where another host has them', () => {
    const alternates = new Map<string, unknown>();
    const known = new Map([
      ['en', new Set(['/clocks_today/rolex/', '/discount/show/3/'])],
      ['uz', new Set(['/clocks_today/rolex/', '/clocks_today/page-2/', '/contacts/tashkent/'])],
    ]);
    const createPage = (page: { path: string; context?: unknown }) =>
      void alternates.set(page.path, (page.context as { alternates: unknown }).alternates);
    const makePage = pageMaker('ru', { createPage }, known);
    makePage('/clocks_today/rolex/', 'catalogue-page', {});
    makePage('/clocks_today/page-2/', 'catalogue-page', {});
    makePage('/clocks_today/page-3/', 'catalogue-page', {});
    makePage('/contacts/tashkent/', 'contacts-page', {});
    makePage('/discount/show/3/', 'action-page', {});
    expect([...alternates.values()]).toEqual([
      ['ru', 'en', 'uz'],
      ['ru', 'uz'],
      ['ru'],
      ['ru', 'uz'],
      ['ru', 'en'],
    ]);
  });
});

/** @jest-environment node */
import { sitemapOptions } from './sitemap';

const pages = (paths: string[]) =>
  sitemapOptions
    .resolvePages({
      allSitePage: { nodes: paths.map((path) => ({ path })) },
      allItem: { nodes: [{ path: '/clock/a/', datePublish: '2026-05-17T09:30:00.000Z' }] },
      allArticle: { nodes: [{ path: '/article/b/', publishDate: '2026-05-18T09:30:00.000Z' }] },
    })
    .map((page) => sitemapOptions.serialize(page));

describe('the sitemap', () => {
  test('has the day of the content where it is known, and no other', () => {
    expect(pages(['/', '/clock/a/', '/article/b/', '/news/'])).toEqual([
      { url: '/' },
      { url: '/article/b/', lastmod: '2026-05-18T09:30:00.000Z' },
      { url: '/clock/a/', lastmod: '2026-05-17T09:30:00.000Z' },
      { url: '/news/' },
    ]);
  });

  test('is the same whatever order pages were made in', () => {
    expect(pages(['/news/', '/'])).toEqual(pages(['/', '/news/']));
  });
});

/** @jest-environment node */
import { hostCodes } from '../config/hosts';
import { sitemapOptions } from './sitemap';

const day = '2026-05-18T09:30:00.000Z';
const pages = (paths: string[]) =>
  sitemapOptions
    .resolvePages({
      site: { siteMetadata: { host: 'ru' } },
      pagePaths: paths,
      itemPictures: { '/clock/a/': ['https://x.example/1.jpg', 'https://x.example/2.jpg'] },
      allHostPages: {
        nodes: [
          {
            host: 'ru',
            lastChanges: { '/clock/a/': day, '/video/c/': day, '/clocks_today/rolex/': null },
          },
          {
            host: 'en',
            lastChanges: {
              '/clock/a/': '2020-01-01T00:00:00.000Z',
              '/clock/b/': day,
              '/clocks_today/rolex/': null,
            },
          },
        ],
      },
    })
    .map((page) => sitemapOptions.serialize(page));

describe('the sitemap', () => {
  test('has the day of the last change where it is known, and no other', () => {
    const days = pages(['/clock/a/', '/video/c/', '/news/', '/clocks_today/rolex/']).map(
      ({ url, lastmod }) => [url, lastmod],
    );
    expect(days).toEqual([
      ['/clock/a/', day],
      ['/clocks_today/rolex/', undefined],
      ['/news/', undefined],
      ['/video/c/', day],
    ]);
  });

  test('links the languages of the hosts that have the page, and no others', () => {
    const [watch, own, list, brand] = pages([
      '/clock/a/',
      '/clock/x/',
      '/clocks_today/',
      '/clocks_today/rolex/',
    ]);
    expect(watch?.links?.map(({ lang }) => lang)).toEqual(['ru', 'en', 'x-default']);
    expect(own).not.toHaveProperty('links');
    expect(list?.links).toHaveLength(hostCodes.length + 1);
    expect(brand?.links?.map(({ lang }) => lang)).toEqual(['ru', 'en', 'x-default']);
  });

  test('names the photos of an item, and of nothing else', () => {
    const [watch, list] = pages(['/clock/a/', '/clocks_today/']);
    expect(watch?.img).toEqual([
      { url: 'https://x.example/1.jpg' },
      { url: 'https://x.example/2.jpg' },
    ]);
    expect(list).not.toHaveProperty('img');
  });

  test('lists only what search engines may show', () => {
    const paths = ['/', '/contacts/', '/favorites/', '/profile/', '/account/confirmed/', '/ui/'];
    expect(pages(paths).map(({ url }) => url)).toEqual(['/']);
  });

  test('is the same whatever order pages were made in', () => {
    expect(pages(['/news/', '/'])).toEqual(pages(['/', '/news/']));
  });
});

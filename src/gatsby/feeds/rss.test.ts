/** @jest-environment jsdom */
import fc from 'fast-check';
import { rss } from './rss';

const feed = (title: string, description: string) =>
  rss({
    title: 'Новости',
    description: 'Что нового',
    link: 'https://ru.karat.example/news/',
    self: 'https://ru.karat.example/news/rss.xml',
    language: 'ru',
    entries: [
      {
        title,
        description,
        link: 'https://ru.karat.example/article/a/',
        publishDate: '2026-05-17T09:30:00.000Z',
      },
    ],
  });

test('a feed names its list, itself and its entries with their days', () => {
  const xml = feed('Часы', 'Текст');
  expect(xml).toContain('<pubDate>Sun, 17 May 2026 09:30:00 GMT</pubDate>');
  expect(xml).toContain('<lastBuildDate>Sun, 17 May 2026 09:30:00 GMT</lastBuildDate>');
  expect(xml).toContain('<atom:link href="https://ru.karat.example/news/rss.xml" rel="self"');
});

test('whatever an editor writes, the feed is well-formed and says it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string(), (title, description) => {
      const parsed = new DOMParser().parseFromString(feed(title, description), 'application/xml');
      expect(parsed.querySelector('parsererror')).toBeNull();
      const said = parsed.querySelector('item > description')?.textContent;
      expect(said?.replace(/\s/g, '')).toBe(description.replace(/[\s\u0000-\u001f]/g, ''));
    }),
  );
});

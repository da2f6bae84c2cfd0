/** @jest-environment node */
import { articleListPaths, articleTypes } from '../../../../src/config/article-types';
import { catalogTypes } from '../../../../src/config/catalogs';
import { hostCodes, type HostCode } from '../../../../src/config/hosts';
import { menuPlacements } from '../../../../src/config/menu-placements';
import { routes } from '../../../../src/config/routes';
import { loadAllTexts } from './all-texts';
import { cityAliases } from './catalogue/types';

const texts = loadAllTexts();

/** All strings of a host that visitors read, with where they stand. */
function readTexts(host: HostCode): { where: string; text: string }[] {
  const machine = new Set(['url', 'alias', 'key', 'city', 'path', 'icon', 'type', 'catalogType']);
  const walk = (value: unknown, where: string): { where: string; text: string }[] => {
    if (typeof value === 'string') return [{ where, text: value }];
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([name, inner]) =>
      machine.has(name) ? [] : walk(inner, `${where}.${name}`),
    );
  };
  return walk(texts[host], host);
}

describe.each(hostCodes)('the texts of %s', (host) => {
  const own = texts[host];

  test('are complete', () => {
    const articlesOf = (name: string) => own.articles.filter(({ type }) => type === name).length;
    expect({
      ...Object.fromEntries(Object.keys(articleTypes).map((name) => [name, articlesOf(name)])),
      services: own.services.length,
      terms: own.terms.length,
      videos: own.videos.length,
      faq: own.faq.length,
      reviews: own.reviews.length,
    }).toEqual({
      news: 12,
      analytics: 12,
      articles: 12,
      lombardNews: 6,
      myths: 10,
      importantToKnow: 8,
      services: 12,
      terms: 80,
      videos: 16,
      faq: 24,
      reviews: 30,
    });
    expect(own.messages.length).toBeGreaterThan(0);
    expect(own.advantages.length).toBeGreaterThanOrEqual(4);
    expect(own.actions.length).toBeGreaterThanOrEqual(4);
    expect(own.specials.length).toBeGreaterThanOrEqual(4);
    expect(own.videos.some(({ transcript }) => transcript.length > 0)).toBe(true);
  });

  test('tell of every city: contacts, documents and a text for search engines', () => {
    const aliases = [...cityAliases].sort();
    expect(own.cities.map(({ alias }) => alias).sort()).toEqual(aliases);
    expect([...new Set(own.documents.map(({ city }) => city))].sort()).toEqual(aliases);
    expect([...new Set(own.seo.map(({ city }) => city))].sort()).toEqual(aliases);
  });

  test('fill every placement of the menu', () => {
    expect(new Set(own.menu.map(({ placement }) => placement))).toEqual(
      new Set(Object.values(menuPlacements)),
    );
  });

  test('link only to pages that are there', () => {
    const known = new Set([
      routes.home(),
      routes.services(),
      ...catalogTypes.map((type) => routes.catalogue(type)),
      ...Object.values(articleListPaths),
      ...own.services.map(({ url }) => routes.service(url)),
      ...own.articles.map(({ url }) => routes.article(url)),
      ...own.cities.map(({ alias }) => routes.contacts(alias)),
    ]);
    const linked = readTexts(host).flatMap(({ where, text }) =>
      [...text.matchAll(/\]\(([^)]+)\)|href="([^"]+)"/g)].map(([, markdown, html]) => ({
        where,
        path: markdown ?? html ?? '',
      })),
    );
    const inMenu = own.menu.map(({ url }) => ({ where: 'menu', path: url }));
    const dangling = [...linked, ...inMenu].filter(
      ({ path }) => !known.has(path) && !path.startsWith('https://'),
    );
    expect(dangling).toEqual([]);
  });

  test('are in the language of the host', () => {
    const foreign = readTexts(host).filter(
      ({ text }) => foreignLetters[host].test(text) || foreignWords[host].test(text),
    );
    expect(foreign).toEqual([]);
  });

  test('say nothing twice', () => {
    const seen = new Map<string, string>();
    const twice = readTexts(host).flatMap(({ where, text }) => {
      if (text.length < shortText) return [];
      const before = seen.get(text);
      seen.set(text, where);
      return before ? [`${before} and ${where}: ${text}`] : [];
    });
    expect(twice).toEqual([]);
  });
});

/** Shorter texts are labels, which may be the same in several places. */
const shortText = 40;

/** Letters that no word of the language has. */
const foreignLetters: Record<HostCode, RegExp> = {
  ru: /[іїєґ]/iu,
  en: /\p{Script=Cyrillic}/u,
  ua: /[ыэъё]/iu,
  // Spelt with U+02BB in oʻ and gʻ and U+02BC elsewhere, never with quotation marks.
  uz: /\p{Script=Cyrillic}|[oOgG]['’`‘](?=\p{L}|\s)/u,
};

const wholeWords = (...words: string[]) =>
  new RegExp(`(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`, 'iu');

/** Frequent words of the other languages. */
const foreignWords: Record<HostCode, RegExp> = {
  ru: wholeWords('the', 'with', 'from', 'або', 'тому', 'годинник', 'uchun', 'bilan'),
  en: wholeWords('uchun', 'bilan', 'soat', 'chasy', 'zalog'),
  ua: wholeWords('the', 'with', 'from', 'как', 'или', 'если', 'часы', 'uchun', 'bilan'),
  uz: wholeWords('the', 'with', 'from', 'and', 'chasy', 'zalog'),
};

test('a third of the transcripts and more is there on every host for the same videos', () => {
  const withTranscript = (host: HostCode) =>
    texts[host].videos.filter(({ transcript }) => transcript.length > 0).map(({ url }) => url);
  for (const host of hostCodes) {
    expect(withTranscript(host)).toEqual(withTranscript('ru'));
    expect(withTranscript(host).length).toBeGreaterThanOrEqual(5);
  }
});

test('business claims are those of the host', () => {
  const all = (host: HostCode) =>
    readTexts(host)
      .map(({ text }) => text)
      .join('\n');
  expect(all('ru')).toMatch(/до 95\s?%/);
  expect(all('ru')).not.toMatch(/до 60\s?%/);
  for (const host of ['en', 'ua', 'uz'] as const) {
    expect(all(host)).toMatch(/60\s?%/);
    expect(all(host)).not.toMatch(/95\s?%/);
  }
});

/** @jest-environment node */
import { articleTypeNames, type ArticleTypeName } from '../../src/config/article-types';
import { hostCodes, languageOf, type HostCode } from '../../src/config/hosts';
import { languageCodes, type LanguageCode } from '../../src/config/languages';
import { menuPlacements } from '../../src/config/menu-placements';
import { loadAllTexts, textsFolder } from './all-texts';
import { loadOwnLists } from './load-texts';
import { type HostTexts } from './texts';

const texts = loadAllTexts();

/** How many rows of each kind a host shows. */
const rowsOf: Partial<Record<keyof HostTexts, number>> = {
  cities: 12,
  services: 12,
  terms: 80,
  videos: 16,
  faq: 24,
  reviews: 30,
  seo: 24,
};
const articlesOf: Record<ArticleTypeName, number> = {
  news: 12,
  analytics: 12,
  articles: 12,
  lombardNews: 6,
  myths: 10,
  importantToKnow: 8,
};

/** Letters that no text of a host is written with; names of makers and models are Latin everywhere. */
const foreignLetters: Record<LanguageCode, RegExp> = {
  ru: /[іїєґў]/i,
  ua: /[ыэъё]/i,
  en: /\p{Script=Cyrillic}|[ʻʼ]/u,
  uz: /\p{Script=Cyrillic}|[oOgG]['`‘’]/u,
};

/** Small words that only one of the four languages has. */
const smallWords: Record<LanguageCode, readonly string[]> = {
  ru: ['что', 'это', 'или', 'если', 'как', 'чтобы', 'после', 'можно', 'часы', 'только'],
  ua: ['що', 'це', 'або', 'якщо', 'щоб', 'після', 'можна', 'годинник', 'лише', 'від'],
  en: ['the', 'of', 'with', 'that', 'which', 'from', 'watch', 'is', 'are', 'when'],
  uz: ['va', 'bilan', 'uchun', 'agar', 'yoki', 'ham', 'soat', 'emas', 'kerak', 'keyin'],
};

/** A name whose words are small words of English. */
const names = /Watches and Wonders/g;

interface Text {
  place: string;
  text: string;
}

/** Fields that are read by programs. */
const machineFields = new Set(['url', 'alias', 'key', 'city', 'path', 'icon', 'type', 'date']);

function textsWithin(value: unknown, place: string): Text[] {
  if (typeof value === 'string') return [{ place, text: value.replace(names, '') }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    machineFields.has(name) ? [] : textsWithin(inner, `${place}/${name}`),
  );
}

const proseOf = (host: HostCode) => textsWithin(texts[host], host);
const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}ʻʼ’]+/gu) ?? [];
/** What a link of Markdown or HTML leads to says nothing of the language. */
const withoutLinks = (text: string) => text.replace(/\]\([^)]*\)|<[^>]*>/g, ' ');

describe.each(hostCodes)('the texts of %s', (host) => {
  const own = texts[host];
  // A country may tell more than its language, such as of a branch of its own.
  const ownRows = host === languageOf(host) ? {} : loadOwnLists(textsFolder, host);

  test.each(Object.entries(rowsOf))('hold %s: %i', (name, count) => {
    const rows = ownRows[name as keyof HostTexts] ?? [];
    expect(own[name as keyof HostTexts].length).toBe(count + rows.length);
  });

  test.each(articleTypeNames)('hold every article of the type %s', (type) => {
    expect(own.articles.filter((article) => article.type === type).length).toBe(articlesOf[type]);
  });

  test.each(Object.entries(menuPlacements))('hold a menu for %s', (_, placement) => {
    expect(own.menu.filter((row) => row.placement === placement)).not.toEqual([]);
  });

  test('have documents, questions and a search text for every city', () => {
    const cities = own.cities.map(({ alias }) => alias);
    expect(new Set(own.documents.map(({ city }) => city))).toEqual(new Set(cities));
    expect(new Set(own.seo.map(({ city }) => city))).toEqual(new Set(cities));
    for (const { city } of own.reviews) expect(cities).toContain(city);
  });

  test('leave no list empty and have videos with and without a transcript', () => {
    for (const rows of Object.values(own)) expect(rows).not.toHaveLength(0);
    expect(own.videos.some(({ transcript }) => transcript.length > 0)).toBe(true);
    expect(own.videos.some(({ transcript }) => transcript.length === 0)).toBe(true);
  });

  test('are written with the letters of the language', () => {
    const wrong = proseOf(host).filter(({ text }) => foreignLetters[languageOf(host)].test(text));
    expect(wrong).toEqual([]);
  });

  test('hold no words of another language', () => {
    const foreign = new Set(
      languageCodes
        .filter((other) => other !== languageOf(host))
        .flatMap((other) => smallWords[other]),
    );
    const wrong = proseOf(host).filter(({ text }) =>
      wordsOf(withoutLinks(text)).some((word) => foreign.has(word)),
    );
    expect(wrong).toEqual([]);
  });

  test('say nothing twice', () => {
    const seen = new Map<string, string>();
    const twice: string[] = [];
    for (const { place, text } of proseOf(host)) {
      // Cities have the same documents, each with its name, and some the same hours.
      if (/\/documents\/|\/hours$/.test(place)) continue;
      for (const sentence of withoutLinks(text).split(/(?<=[.!?…])\s+|\n+/)) {
        if (sentence.length < 40) continue;
        const before = seen.get(sentence);
        if (before) twice.push(`${before} and ${place}: ${sentence}`);
        seen.set(sentence, place);
      }
    }
    expect(twice).toEqual([]);
  });

  test('state the buy-back of this host alone', () => {
    const isRussian = languageOf(host) === 'ru';
    const foreign = isRussian ? /до 60\s?%/ : /до 95\s?%|up to 95\s?%|95 (?:%|foizi)gacha/;
    const own = isRussian ? /до 95\s?%/ : /до 60\s?%|up to 60\s?%|60 foizigacha/;
    expect(proseOf(host).filter(({ text }) => foreign.test(text))).toEqual([]);
    expect(proseOf(host).some(({ text }) => own.test(text))).toBe(true);
  });

  test('link only to articles and services that exist', () => {
    const known = new Set([
      ...own.articles.map(({ url }) => `/article/${url}/`),
      ...own.services.map(({ url }) => `/uslugi/${url}/`),
      ...own.menu.map(({ url }) => url),
      ...own.cities.map(({ alias }) => `/contacts/${alias}/`),
      '/contacts/',
      '/about-clock/slovar-chasovykh-terminov/',
    ]);
    const links = proseOf(host).flatMap(({ text }) =>
      [...text.matchAll(/\]\((\/[^)#]*)|href="(\/[^"#]*)/g)].map(
        ([, markdown, html]) => markdown ?? html ?? '',
      ),
    );
    expect(links).not.toHaveLength(0);
    expect(links.filter((link) => !known.has(link))).toEqual([]);
  });
});

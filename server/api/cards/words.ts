import { articleTypeName, type ArticleType } from '../../../src/config/article-types';
import { languageOf, type HostCode } from '../../../src/config/hosts';
import { type LanguageCode } from '../../../src/config/languages';
import enArticles from '../../../src/locales/en/articles.json';
import enCommon from '../../../src/locales/en/common.json';
import enHome from '../../../src/locales/en/home.json';
import enReading from '../../../src/locales/en/reading.json';
import enServices from '../../../src/locales/en/services.json';
import ruArticles from '../../../src/locales/ru/articles.json';
import ruCommon from '../../../src/locales/ru/common.json';
import ruHome from '../../../src/locales/ru/home.json';
import ruReading from '../../../src/locales/ru/reading.json';
import ruServices from '../../../src/locales/ru/services.json';
import uaArticles from '../../../src/locales/ua/articles.json';
import uaCommon from '../../../src/locales/ua/common.json';
import uaHome from '../../../src/locales/ua/home.json';
import uaReading from '../../../src/locales/ua/reading.json';
import uaServices from '../../../src/locales/ua/services.json';
import uzArticles from '../../../src/locales/uz/articles.json';
import uzCommon from '../../../src/locales/uz/common.json';
import uzHome from '../../../src/locales/uz/home.json';
import uzReading from '../../../src/locales/uz/reading.json';
import uzServices from '../../../src/locales/uz/services.json';

const words = {
  ru: {
    articles: ruArticles,
    common: ruCommon,
    home: ruHome,
    reading: ruReading,
    services: ruServices,
  },
  en: {
    articles: enArticles,
    common: enCommon,
    home: enHome,
    reading: enReading,
    services: enServices,
  },
  ua: {
    articles: uaArticles,
    common: uaCommon,
    home: uaHome,
    reading: uaReading,
    services: uaServices,
  },
  uz: {
    articles: uzArticles,
    common: uzCommon,
    home: uzHome,
    reading: uzReading,
    services: uzServices,
  },
} satisfies Record<LanguageCode, object>;

const wordsOf = (host: HostCode) => words[languageOf(host)];

/** What stands above the title of a text, as the page's own breadcrumbs say it. */
export const sectionWords = {
  article: (host: HostCode, type: ArticleType) =>
    wordsOf(host).articles[articleTypeName(type)].title,
  service: (host: HostCode) => wordsOf(host).services.title,
  video: (host: HostCode) => wordsOf(host).reading.videos.title,
};

/** What the house is, and what home begins with. */
export function houseWords(host: HostCode) {
  const { head, hero } = wordsOf(host).home;
  return { trade: head.title, offer: hero.title };
}

export const onRequestWords = (host: HostCode) => wordsOf(host).common.price.onRequest;

export function soldWords(host: HostCode): string {
  const { sold } = wordsOf(host).common.availability;
  return sold.charAt(0).toUpperCase() + sold.slice(1);
}

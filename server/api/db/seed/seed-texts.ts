import { articleTypes } from '../../../../src/config/article-types';
import { hostCodes, type HostCode } from '../../../../src/config/hosts';
import { type Messengers } from '../../../../src/contract/contacts';
import { type Database } from '../connect';
import { articles, articleTexts, videos, videoTexts } from '../schema/articles';
import { cities, cityTexts } from '../schema/cities';
import { menuRows } from '../schema/menu';
import { actions, advantages, importantMessages, reviews, specials } from '../schema/notices';
import { documents, questions, seoTexts, terms, termTexts } from '../schema/reference';
import { services, serviceTexts } from '../schema/services';
import { insertAll } from './insert';
import { loadArticles, loadTexts, toHtml } from './load-texts';
import { type HostTexts } from './texts';

const headerMessengers: Messengers = { telegram: true, whatsapp: true, viber: true };
const itemMessengers: Messengers = { telegram: true, whatsapp: true, viber: false };

/** What people wrote for each host; gives the ids of the cities by alias. */
export async function seedTexts(db: Database): Promise<Map<string, number>> {
  const texts = Object.fromEntries(hostCodes.map((host) => [host, loadTexts(host)])) as Record<
    HostCode,
    HostTexts
  >;
  const cityIds = await seedCities(db, texts);
  const cityId = (alias: string) => idOf(cityIds, alias, 'city');
  const perHost = <Row, Made>(
    rowsOf: (own: HostTexts) => readonly Row[],
    make: (row: Row) => Made,
  ) =>
    hostCodes.flatMap((host) =>
      rowsOf(texts[host]).map((row, position) => ({ host, position, ...make(row) })),
    );

  await insertAll(
    db,
    menuRows,
    perHost(
      (own) => own.menu,
      (row) => row,
    ),
  );
  await seedServices(db, texts);
  await seedArticles(db);
  await seedVideos(db, texts);
  await seedTerms(db, texts);
  await insertAll(
    db,
    questions,
    perHost(
      (own) => own.faq,
      (row) => row,
    ),
  );
  await insertAll(
    db,
    importantMessages,
    perHost(
      (own) => own.messages,
      (row) => row,
    ),
  );
  await insertAll(
    db,
    actions,
    perHost(
      (own) => own.actions,
      (row) => row,
    ),
  );
  await insertAll(
    db,
    advantages,
    perHost(
      (own) => own.advantages,
      (row) => row,
    ),
  );
  await insertAll(
    db,
    specials,
    perHost(
      (own) => own.specials,
      (row) => row,
    ),
  );
  await insertAll(
    db,
    documents,
    perHost(
      (own) => own.documents,
      ({ city, date, ...row }) => ({
        ...row,
        cityId: cityId(city),
        issuedOn: date,
      }),
    ),
  );
  await insertAll(
    db,
    reviews,
    perHost(
      (own) => own.reviews,
      ({ city, date, ...row }) => ({
        ...row,
        cityId: cityId(city),
        writtenOn: date,
      }),
    ),
  );
  await insertAll(
    db,
    seoTexts,
    perHost(
      (own) => own.seo,
      ({ city, ...row }) => ({ ...row, cityId: cityId(city) }),
    ),
  );
  return cityIds;
}

async function seedCities(db: Database, texts: Record<HostCode, HostTexts>) {
  const ids = idsOf(texts.ru.cities.map(({ alias }) => alias));
  await insertAll(
    db,
    cities,
    texts.ru.cities.map(({ alias, week }, position) => ({
      id: idOf(ids, alias, 'city'),
      alias,
      position,
      week,
    })),
  );
  await insertAll(
    db,
    cityTexts,
    hostCodes.flatMap((host) =>
      texts[host].cities.map((city) => ({
        cityId: idOf(ids, city.alias, 'city'),
        host,
        title: city.title,
        address: city.address,
        hours: city.hours,
        transport: city.transport,
        phoneHeader: city.phone_header,
        phoneSkype: city.phone_skype,
        phoneItem: city.phone_item,
        hotline: city.hotline,
        headerMessengers,
        itemMessengers,
      })),
    ),
  );
  return ids;
}

async function seedServices(db: Database, texts: Record<HostCode, HostTexts>) {
  const ids = idsOf(texts.ru.services.map(({ url }) => url));
  await insertAll(
    db,
    services,
    [...ids].map(([url, id], position) => ({ id, url, position })),
  );
  await insertAll(
    db,
    serviceTexts,
    hostCodes.flatMap((host) =>
      texts[host].services.map(({ url, text, ...service }) => ({
        ...service,
        serviceId: idOf(ids, url, 'service'),
        host,
        text: toHtml(text),
      })),
    ),
  );
}

async function seedArticles(db: Database) {
  const russian = loadArticles('ru');
  const ids = idsOf(russian.map(({ url }) => url));
  await insertAll(
    db,
    articles,
    russian.map(({ url, type }, position) => ({
      id: idOf(ids, url, 'article'),
      type: articleTypes[type],
      url,
      position,
    })),
  );
  await insertAll(
    db,
    articleTexts,
    hostCodes.flatMap((host) =>
      loadArticles(host).map((article) => ({
        articleId: idOf(ids, article.url, 'article'),
        host,
        title: article.title,
        preview: article.preview,
        text: toHtml(article.body),
        publishDate: new Date(`${article.date}T07:00:00Z`),
        isOnMainPage: article.main,
      })),
    ),
  );
}

async function seedVideos(db: Database, texts: Record<HostCode, HostTexts>) {
  const ids = idsOf(texts.ru.videos.map(({ url }) => url));
  await insertAll(
    db,
    videos,
    texts.ru.videos.map(({ url, seconds, date }, position) => ({
      id: idOf(ids, url, 'video'),
      url,
      seconds,
      publishDate: new Date(`${date}T07:00:00Z`),
      position,
    })),
  );
  await insertAll(
    db,
    videoTexts,
    hostCodes.flatMap((host) =>
      texts[host].videos.map(({ url, title, description, transcript }) => ({
        videoId: idOf(ids, url, 'video'),
        host,
        title,
        description,
        transcript,
      })),
    ),
  );
}

async function seedTerms(db: Database, texts: Record<HostCode, HostTexts>) {
  const ids = idsOf(texts.ru.terms.map(({ key }) => key));
  await insertAll(
    db,
    terms,
    [...ids].map(([key, id], position) => ({ id, key, position })),
  );
  await insertAll(
    db,
    termTexts,
    hostCodes.flatMap((host) =>
      texts[host].terms.map(({ key, term, definition }) => ({
        termId: idOf(ids, key, 'term'),
        host,
        term,
        definition,
      })),
    ),
  );
}

/** Ids by key, in the order of the Russian texts; the other hosts have the same keys. */
function idsOf(keys: readonly string[]): Map<string, number> {
  return new Map(keys.map((key, index) => [key, index + 1]));
}

function idOf(ids: Map<string, number>, key: string, what: string): number {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`no ${what} "${key}" in the Russian texts`);
  return id;
}

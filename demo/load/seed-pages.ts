import { articleTypes } from '../../src/config/article-types';
import { hostCodes } from '../../src/config/hosts';
import { type Database } from '../../server/api/db/connect';
import { articles, articleTexts, videos, videoTexts } from '../../server/api/db/schema/articles';
import { terms, termTexts } from '../../server/api/db/schema/reference';
import { services, serviceTexts } from '../../server/api/db/schema/services';
import { neutralRows, type AllTexts } from './all-texts';
import { idsOf, insertAll, insertNumbered } from './insert';
import { toHtml } from './markdown';
import { type CoverId } from './seed-covers';

/** When the texts of the services were written. */
const servicesWritten = new Date('2026-01-12T07:00:00Z');

/** What has an address or a key of its own on every host, and a text on each. */
export async function seedPages(db: Database, texts: AllTexts, coverId: CoverId): Promise<void> {
  await seedServices(db, texts, coverId);
  await seedArticles(db, texts, coverId);
  await seedVideos(db, texts, coverId);
  await seedTerms(db, texts);
}

async function seedServices(db: Database, texts: AllTexts, coverId: CoverId): Promise<void> {
  const urls = neutralRows(texts, 'services').map(({ url }) => url);
  const idOf = idsOf('service', urls);
  await insertNumbered(
    db,
    services,
    urls.map((url, position) => ({
      url,
      position,
      coverId: coverId('service', url),
      createdAt: servicesWritten,
    })),
  );
  await insertAll(
    db,
    serviceTexts,
    hostCodes.flatMap((host) =>
      texts[host].services.map(({ url, text, ...service }) => ({
        ...service,
        serviceId: idOf(url),
        host,
        text: toHtml(text),
      })),
    ),
  );
}

async function seedArticles(db: Database, texts: AllTexts, coverId: CoverId): Promise<void> {
  const neutral = neutralRows(texts, 'articles');
  const idOf = idsOf(
    'article',
    neutral.map(({ url }) => url),
  );
  await insertNumbered(
    db,
    articles,
    neutral.map(({ url, type }, position) => ({
      url,
      type: articleTypes[type],
      position,
      coverId: coverId('article', url),
    })),
  );
  await insertAll(
    db,
    articleTexts,
    hostCodes.flatMap((host) =>
      texts[host].articles.map(({ url, title, preview, body, date, main }) => ({
        articleId: idOf(url),
        host,
        title,
        preview,
        text: toHtml(body),
        publishDate: instantOf(date),
        isOnMainPage: main,
      })),
    ),
  );
}

async function seedVideos(db: Database, texts: AllTexts, coverId: CoverId): Promise<void> {
  const neutral = neutralRows(texts, 'videos');
  const idOf = idsOf(
    'video',
    neutral.map(({ url }) => url),
  );
  await insertNumbered(
    db,
    videos,
    neutral.map(({ url, seconds, date }, position) => ({
      url,
      seconds,
      publishDate: instantOf(date),
      position,
      coverId: coverId('video', url),
    })),
  );
  await insertAll(
    db,
    videoTexts,
    hostCodes.flatMap((host) =>
      texts[host].videos.map(({ url, title, description, transcript }) => ({
        videoId: idOf(url),
        host,
        title,
        description,
        transcript,
      })),
    ),
  );
}

async function seedTerms(db: Database, texts: AllTexts): Promise<void> {
  const keys = neutralRows(texts, 'terms').map(({ key }) => key);
  const idOf = idsOf('term', keys);
  await insertNumbered(
    db,
    terms,
    keys.map((key, position) => ({ key, position })),
  );
  await insertAll(
    db,
    termTexts,
    hostCodes.flatMap((host) =>
      texts[host].terms.map(({ key, term, definition }) => ({
        termId: idOf(key),
        host,
        term,
        definition,
      })),
    ),
  );
}

/** A day of publication begins at ten in Moscow. */
function instantOf(day: string): Date {
  return new Date(`${day}T07:00:00Z`);
}

import { articleTypeNames, articleTypes } from '../../../src/config/article-types';
import { listPathsOf, type Listable } from '../../../src/domain/catalogue-lists';
import { type HostCode } from '../../../src/config/hosts';
import { limits } from '../../../src/config/limits';
import { reading } from '../../../src/config/reading';
import { paged, routes } from '../../../src/config/routes';
import { type Database } from '../db/connect';
import { countArticles } from '../db/repositories/articles';
import { listCities } from '../db/repositories/cities';
import { countReviews, listActions, listSpecials } from '../db/repositories/notices';
import { countVideos } from '../db/repositories/reference';
import { paginateData } from '../http/paginate';

/**
 * Paths of all pages of the lists that show these items.
 * @param categories urls of the popular categories: the others have no list
 */
export function catalogueListPages(
  listed: readonly Listable[],
  categories: readonly string[],
): string[] {
  const totals = new Map<string, number>();
  for (const { type, ...item } of listed) {
    const isPopular = type !== null && categories.includes(type.url);
    for (const path of listPathsOf({ ...item, type: isPopular ? type : null })) {
      totals.set(path, (totals.get(path) ?? 0) + 1);
    }
  }
  return [...totals].flatMap(([path, total]) => pagesOf(path, total, limits.listPageSize));
}

/** Paths of all pages of the lists of articles, videos and reviews. */
export async function readingListPages(db: Database, host: HostCode): Promise<string[]> {
  const articles = await Promise.all(
    articleTypeNames.map(async (name) => {
      const total = await countArticles(db, { host, type: articleTypes[name] });
      return pagesOf(routes.articles(name), total, limits.articlePageSize);
    }),
  );
  return [
    ...articles.flat(),
    ...pagesOf(routes.videos(), await countVideos(db, host), reading.videoPageSize),
    ...pagesOf(routes.reviews(), await countReviews(db, host), limits.reviewPageSize),
  ];
}

/** Paths of actions and special offers, and of contacts and documents of each city that is listed. */
export async function pagesOfOffersAndBranches(db: Database, host: HostCode): Promise<string[]> {
  const cities = (await listCities(db, host)).filter(({ title }) => title !== null);
  return [
    ...(await listActions(db, host)).map(({ number }) => routes.action(number)),
    ...(await listSpecials(db, host)).map(({ url }) => routes.special(url)),
    ...cities.flatMap(({ alias }) => [routes.contacts(alias), routes.documents(alias)]),
  ];
}

function pagesOf(path: string, total: number, perPage: number): string[] {
  const { last_page: last } = paginateData(total, perPage);
  return Array.from({ length: last }, (_, index) => paged(path, index + 1));
}

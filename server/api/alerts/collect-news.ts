import { newestOf } from '../catalogue/newest-of';
import { type Catalogue } from '../catalogue/find';
import { type Database } from '../db/connect';
import {
  listAlertReaders,
  listFavouriteNews,
  listFiltersOf,
  type AlertReader,
  type FavouriteNews,
} from '../db/repositories/alerts';
import { type PersonalFilterRow } from '../db/repositories/personal-filters';

/** Pieces that a letter shows of one filter; the rest is behind its link. */
const shownOfFilter = 4;
/** Favourites that a letter tells of; the rest waits for the next day. */
const mostFavourites = 20;

export interface FilterNews {
  filter: PersonalFilterRow;
  /** The latest first. */
  itemIds: number[];
  /** New items in all. */
  total: number;
}

export interface News {
  reader: AlertReader;
  filters: FilterNews[];
  favourites: FavouriteNews[];
}

/**
 * What is new for those who want alerts and have not been sent one on this day, reader by reader.
 * @param day ISO date
 */
export async function collectNews(
  db: Database,
  catalogue: Catalogue,
  day: string,
): Promise<News[]> {
  const readers = await listAlertReaders(db, day);
  if (readers.length === 0) return [];
  const favourites = byAccount(await listFavouriteNews(db, day));
  const wantsFilters = readers.filter(({ aboutFilters }) => aboutFilters).map(({ id }) => id);
  const filters = byAccount(await listFiltersOf(db, wantsFilters));
  const news: News[] = [];
  for (const reader of readers) {
    const found = {
      reader,
      filters: await newsOfFilters(catalogue, reader, filters.get(reader.id) ?? []),
      favourites: firstOf(favourites.get(reader.id) ?? []),
    };
    if (hasNews(found)) news.push(found);
  }
  return news;
}

/**
 * What of the news of a reader is still to be told, as the transaction sees it; null when nothing is.
 * Lists are not looked through again: they are read outside of the transaction, which an embedded
 * database would make wait for its own end.
 */
export async function newsLeft(
  transaction: Database,
  { reader: { id }, filters }: News,
  day: string,
): Promise<News | null> {
  const [reader] = await listAlertReaders(transaction, day, [id]);
  if (!reader) return null;
  const now = new Map((await listFiltersOf(transaction, [id])).map((row) => [row.id, row]));
  const isUntold = ({ filter }: FilterNews) => {
    const row = now.get(filter.id);
    return row !== undefined && knownUntil(row) <= knownUntil(filter);
  };
  const left = {
    reader,
    filters: reader.aboutFilters ? filters.filter(isUntold) : [],
    favourites: firstOf(await listFavouriteNews(transaction, day, [id])),
  };
  return hasNews(left) ? left : null;
}

const firstOf = (favourites: readonly FavouriteNews[]) => favourites.slice(0, mostFavourites);

const hasNews = ({ filters, favourites }: News) => filters.length > 0 || favourites.length > 0;

/** What its holder has been told of, or has seen on the site, is no news. */
const knownUntil = ({ seenAt, toldAt }: PersonalFilterRow) => (seenAt > toldAt ? seenAt : toldAt);

async function newsOfFilters(
  catalogue: Catalogue,
  { host }: AlertReader,
  filters: readonly PersonalFilterRow[],
): Promise<FilterNews[]> {
  const found: FilterNews[] = [];
  for (const filter of filters) {
    const { catalogType, query } = filter;
    const newest = await newestOf(catalogue, {
      host,
      catalogType,
      query,
      after: knownUntil(filter),
      limit: shownOfFilter,
    });
    if (newest.total > 0) found.push({ filter, itemIds: newest.ids, total: newest.total });
  }
  return found;
}

function byAccount<Row extends { accountId: number }>(rows: readonly Row[]): Map<number, Row[]> {
  const groups = new Map<number, Row[]>();
  for (const row of rows) groups.set(row.accountId, [...(groups.get(row.accountId) ?? []), row]);
  return groups;
}

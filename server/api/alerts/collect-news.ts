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
 * @param which only these accounts; all by default
 */
export async function collectNews(
  db: Database,
  catalogue: Catalogue,
  day: string,
  which?: readonly number[],
): Promise<News[]> {
  const readers = await listAlertReaders(db, day, which);
  if (readers.length === 0) return [];
  const favourites = byAccount(await listFavouriteNews(db, day, which));
  const wantsFilters = readers.filter(({ aboutFilters }) => aboutFilters).map(({ id }) => id);
  const filters = byAccount(await listFiltersOf(db, wantsFilters));
  const news: News[] = [];
  for (const reader of readers) {
    const found = {
      reader,
      filters: await newsOfFilters(catalogue, reader, filters.get(reader.id) ?? []),
      favourites: (favourites.get(reader.id) ?? []).slice(0, mostFavourites),
    };
    if (found.filters.length > 0 || found.favourites.length > 0) news.push(found);
  }
  return news;
}

/** What its holder has seen on the site is no news either. */
async function newsOfFilters(
  catalogue: Catalogue,
  { host }: AlertReader,
  filters: readonly PersonalFilterRow[],
): Promise<FilterNews[]> {
  const found: FilterNews[] = [];
  for (const filter of filters) {
    const after = filter.seenAt > filter.toldAt ? filter.seenAt : filter.toldAt;
    const { catalogType, query } = filter;
    const newest = await newestOf(catalogue, {
      host,
      catalogType,
      query,
      after,
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

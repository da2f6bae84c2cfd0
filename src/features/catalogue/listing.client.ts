import { limits } from '../../config/limits';
import type { ItemCard } from '../../contract/items';
import { listing } from '../../contract/listing';
import type { Page } from '../../contract/wire';
import { callApi } from '../../shared/lib/http';
import { sharedCalls } from '../../shared/lib/shared-calls';
import type { Filter } from './filter/filter';
import { listKey, queryOf, type ListPlace } from './place';

/** A page that was foreseen, or has just been asked for, is not asked for again. */
const pages = sharedCalls<Page<ItemCard>>({ most: 24, seconds: 20 });

const keyOf = (place: ListPlace, filter: Filter, page: number) =>
  `${listKey(place, filter)}#${page}`;

const askFor =
  (place: ListPlace, filter: Filter, page: number, progress: boolean) => (signal: AbortSignal) =>
    callApi(listing, {
      params: { catalogType: place.catalogType },
      query: {
        page,
        per_page: limits.listPageSize,
        sortBy: filter.sortBy,
        direction: filter.direction,
        ...queryOf(place, filter),
      },
      signal,
      progress,
    });

/** A page of a list as it is now, counted from 1. */
export function fetchPage(
  place: ListPlace,
  filter: Filter,
  page: number,
  signal: AbortSignal,
): Promise<Page<ItemCard>> {
  return pages.ask(keyOf(place, filter, page), askFor(place, filter, page, true), signal);
}

/** Fetches the first page of a list that a visitor is about to choose. */
export function foreseePage(place: ListPlace, filter: Filter): void {
  pages.foresee(keyOf(place, filter, 1), askFor(place, filter, 1, false));
}

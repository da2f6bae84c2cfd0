import { limits } from '../../config/limits';
import type { ItemCard } from '../../contract/items';
import { listing } from '../../contract/listing';
import type { Page } from '../../contract/wire';
import { callApi } from '../../shared/lib/http';
import { sharedCalls } from '../../shared/lib/shared-calls';
import type { Filter } from './list/filter';
import { listKey, queryOf, type ListScope } from './list/scope';

/** A page that was prefetched, or has just been asked for, is not asked for again. */
const pages = sharedCalls<Page<ItemCard>>({ most: 24, seconds: 20 });

const keyOf = (scope: ListScope, filter: Filter, page: number) =>
  `${listKey(scope, filter)}#${page}`;

const askFor =
  (scope: ListScope, filter: Filter, page: number, progress: boolean) => (signal: AbortSignal) =>
    callApi(listing, {
      params: { catalogType: scope.catalogType },
      query: {
        page,
        per_page: limits.listPageSize,
        sortBy: filter.sortBy,
        direction: filter.direction,
        ...queryOf(scope, filter),
      },
      signal,
      progress,
    });

/** A page of a list as it is now, counted from 1. */
export function fetchPage(
  scope: ListScope,
  filter: Filter,
  page: number,
  signal: AbortSignal,
): Promise<Page<ItemCard>> {
  return pages.ask(keyOf(scope, filter, page), askFor(scope, filter, page, true), signal);
}

/** Fetches the first page of a list that a visitor is about to choose. */
export function prefetchPage(scope: ListScope, filter: Filter): void {
  pages.prefetch(keyOf(scope, filter, 1), askFor(scope, filter, 1, false));
}

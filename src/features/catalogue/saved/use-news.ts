import { loadPart } from '../../../shared/lib/load-part';
import { useFetched } from '../../../shared/lib/use-fetched';
import type { SavedFilter } from './saved-filters';

/**
 * Items of a filter of this browser that are new since it was last looked at, counted when it is
 * shown; null until the number is known, or when it cannot be.
 */
export function useNews(filter: SavedFilter): number | null {
  const { latest } = useFetched({
    key: `${filter.url} ${filter.seenAt}`,
    load: async (signal) => {
      const { countNews } = await loadPart(() => import('./saved-news.client'));
      return countNews(filter, signal);
    },
    context: 'catalogue/saved-news',
  });
  return latest;
}

import { itemOfPath } from '../../config/routes';
import type { Item } from '../../contract/items';
import { ApiError } from '../../shared/lib/api-error';
import { loadPart } from '../../shared/lib/load-part';
import { useFetched } from '../../shared/lib/use-fetched';

/** What the backend says of a path that has no file. */
export type UnbuiltItem =
  | { state: 'asking' }
  | { state: 'unknown' }
  /** `at`: when the answer came, milliseconds of the epoch. */
  | { state: 'found'; item: Item; at: number }
  /** The backend refused with a status, or with null did not answer at all. */
  | { state: 'failed'; status: number | null };

/** The item of a path that the build did not make. */
export function useUnbuiltItem(path: string): UnbuiltItem {
  const wanted = itemOfPath(path);
  const { answer, error } = useFetched({
    key: path,
    isWanted: wanted !== null,
    load: async (signal) => {
      const { fetchItem } = await loadPart(() => import('./item.client'));
      return { item: wanted && (await fetchItem(wanted.kind, wanted.url, signal)), at: Date.now() };
    },
    context: 'item/unbuilt',
  });
  if (error !== null) {
    return { state: 'failed', status: error instanceof ApiError ? error.status : null };
  }
  if (wanted && !answer) return { state: 'asking' };
  return answer?.item ? { state: 'found', item: answer.item, at: answer.at } : { state: 'unknown' };
}

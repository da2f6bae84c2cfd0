import { useEffect, useState } from 'react';
import { itemOfPath } from '../../config/routes';
import type { Item } from '../../contract/items';
import { ApiError } from '../../shared/lib/api-error';
import { report } from '../../shared/lib/report';

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
  const [answer, setAnswer] = useState<UnbuiltItem & { path: string }>({ state: 'asking', path });

  useEffect(() => {
    const wanted = itemOfPath(path);
    if (!wanted) {
      setAnswer({ state: 'unknown', path });
      return undefined;
    }
    const left = new AbortController();
    import('./item.client')
      .then(({ fetchItem }) => fetchItem(wanted.kind, wanted.url, left.signal))
      .then((item) =>
        setAnswer(
          item ? { state: 'found', item, at: Date.now(), path } : { state: 'unknown', path },
        ),
      )
      .catch((error: unknown) => {
        if (left.signal.aborted) return;
        report(error, 'item/unbuilt');
        setAnswer({
          state: 'failed',
          status: error instanceof ApiError ? error.status : null,
          path,
        });
      });
    return () => left.abort();
  }, [path]);

  return answer.path === path ? answer : { state: 'asking' };
}

import { useEffect } from 'react';
import { useRecoilValue } from 'recoil';
import { hasOfflineLists } from '../../config/environment';
import { loadPart } from '../../shared/lib/load-part';
import { report } from '../../shared/lib/report';
import { whenIdle } from '../../shared/lib/when-idle';
import { listStates } from './lists.state';

/** Who is choosing toggles several items in a row; the lists are kept when they rest. */
const restMilliseconds = 2_000;

/** Keeps the pages of the lists for a time without a connection, as soon as one of them has an item. */
export function useOfflineLists(): void {
  const favourites = useRecoilValue(listStates.favorite);
  const compared = useRecoilValue(listStates.comparison);
  const viewed = useRecoilValue(listStates.viewed);

  useEffect(() => {
    if (process.env.NODE_ENV !== 'production') return undefined;
    const entries = [...favourites, ...compared, ...viewed];
    if (hasOfflineLists() && entries.length === 0) return undefined;
    const keep = () => {
      loadPart(() => import('./offline.client'))
        .then(({ syncOfflineLists }) => syncOfflineLists(entries))
        .catch((error: unknown) => report(error, 'lists/offline'));
    };
    const timer = setTimeout(() => whenIdle(keep), restMilliseconds);
    return () => clearTimeout(timer);
  }, [favourites, compared, viewed]);
}

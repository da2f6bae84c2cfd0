import { useCallback, useEffect, useRef, useState } from 'react';
import { useRecoilState } from 'recoil';
import type { Item } from '../../contract/items';
import { report } from '../../shared/lib/report';
import { fetchBuildDay } from './build-day';
import { knownOffersState } from './live-offer.state';
import { offerOf, type Offer } from './offer';

/** How old a price is that could not be checked. */
export type Age =
  /** The backend's last answer, milliseconds of the epoch. */
  | { since: 'answer'; at: number }
  /** The build of the page, `YYYY-MM-DD`; null when the site cannot say when that was. */
  | { since: 'build'; day: string | null };

export interface LiveOffer {
  offer: Offer;
  /** The backend does not know the item any more. */
  isGone: boolean;
  isAsking: boolean;
  /** Null while the backend answers. */
  age: Age | null;
  /** Asks again. */
  ask: () => void;
}

/** An answer older than this is asked for again when the visitor comes back to the tab. */
const freshMilliseconds = 60_000;

/**
 * Price and availability: those of the build in the HTML and the first render, the backend's as
 * soon as it has answered. A failure is reported once and leaves them as they are (spec §8), with
 * their age. `fetchedAt` is given for an item that came from the backend, not from the build.
 */
export function useLiveOffer(item: Item, fetchedAt: number | null = null): LiveOffer {
  const [known, setKnown] = useRecoilState(knownOffersState);
  const [attempt, setAttempt] = useState({ isAsking: false, hasFailed: false });
  const [buildDay, setBuildDay] = useState<string | null>(null);
  const asked = useRef<{ left: AbortController; at: number } | null>(null);
  const { id, kind, url } = item;

  const ask = useCallback(() => {
    asked.current?.left.abort();
    const left = new AbortController();
    asked.current = { left, at: Date.now() };
    setAttempt((before) => ({ ...before, isAsking: true }));
    import('./item.client')
      .then(({ fetchItem }) => fetchItem(kind, url, left.signal))
      .then((found) => {
        if (left.signal.aborted) return;
        const answer = { offer: found && offerOf(found), at: Date.now() };
        setKnown((before) => ({ ...before, [id]: answer }));
        setAttempt({ isAsking: false, hasFailed: false });
      })
      .catch(async (error: unknown) => {
        if (left.signal.aborted) return;
        report(error, 'item/live-offer');
        // Where the backend's own failure was reported, a site that cannot be reached is no news.
        const day = await fetchBuildDay(left.signal).catch(() => null);
        if (left.signal.aborted) return;
        setBuildDay(day);
        setAttempt({ isAsking: false, hasFailed: true });
      });
  }, [id, kind, url, setKnown]);

  useEffect(() => {
    if (fetchedAt === null) ask();
    const onReturn = () => {
      const isFresh = Date.now() - (asked.current?.at ?? fetchedAt ?? 0) < freshMilliseconds;
      if (document.visibilityState === 'visible' && !isFresh) ask();
    };
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      document.removeEventListener('visibilitychange', onReturn);
      asked.current?.left.abort();
    };
  }, [ask, fetchedAt]);

  const last = known[id];
  const at = last?.at ?? fetchedAt;
  const age: Age = at === null ? { since: 'build', day: buildDay } : { since: 'answer', at };
  return {
    offer: last?.offer ?? offerOf(item),
    isGone: last !== undefined && last.offer === null,
    isAsking: attempt.isAsking,
    age: attempt.hasFailed ? age : null,
    ask,
  };
}

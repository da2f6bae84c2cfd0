import { useCallback, useEffect, useRef, useState } from 'react';
import { useRecoilState } from 'recoil';
import type { Item } from '../../contract/items';
import { loadPart } from '../../shared/lib/load-part';
import { report } from '../../shared/lib/report';
import { useFetched } from '../../shared/lib/use-fetched';
import { whenIdle } from '../../shared/lib/when-idle';
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

/** How the backend was asked last; where it failed, with the day of the build. */
type Outcome = { hasFailed: false } | { hasFailed: true; day: string | null };

/** An answer older than this is asked for again when the visitor comes back to the tab. */
const freshMilliseconds = 60_000;

/**
 * Price and availability: those of the build in the HTML and the first render, the backend's as
 * soon as it has answered. A failure is reported once and leaves them as they are (spec §8), with
 * their age. `fetchedAt` is given for an item that came from the backend, not from the build.
 */
export function useLiveOffer(item: Item, fetchedAt: number | null = null): LiveOffer {
  const [known, setKnown] = useRecoilState(knownOffersState);
  const [isDue, setDue] = useState(false);
  const askedAt = useRef(0);
  const { id, kind, url } = item;

  const { latest, isFetching, retry } = useFetched<Outcome>({
    key: url,
    isWanted: isDue,
    load: async (signal) => {
      askedAt.current = Date.now();
      try {
        const { fetchItem } = await loadPart(() => import('./item.client'));
        const found = await fetchItem(kind, url, signal);
        const answer = { offer: found && offerOf(found), at: Date.now() };
        if (!signal.aborted) setKnown((before) => ({ ...before, [id]: answer }));
        return { hasFailed: false };
      } catch (error) {
        signal.throwIfAborted();
        report(error, 'item/live-offer');
        // Where the backend's own failure was reported, a site that cannot be reached is no news.
        return { hasFailed: true, day: await fetchBuildDay(signal).catch(() => null) };
      }
    },
    context: 'item/live-offer',
  });
  const ask = useCallback(() => {
    setDue(true);
    retry();
  }, [retry]);

  useEffect(() => {
    let isLeft = false;
    // What an answer is checked by is heavy, and the page of the build is whole without it.
    if (fetchedAt === null) {
      whenIdle(() => {
        if (!isLeft) ask();
      });
    }
    const onReturn = () => {
      const isFresh = Date.now() - (askedAt.current || (fetchedAt ?? 0)) < freshMilliseconds;
      if (document.visibilityState === 'visible' && !isFresh) ask();
    };
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      isLeft = true;
      document.removeEventListener('visibilitychange', onReturn);
    };
  }, [ask, fetchedAt]);

  const last = known[id];
  const at = last?.at ?? fetchedAt;
  return {
    offer: last?.offer ?? offerOf(item),
    isGone: last !== undefined && last.offer === null,
    isAsking: isFetching,
    age: latest?.hasFailed ? ageOf(latest.day, at) : null,
    ask,
  };
}

/** What is known is as old as the backend's last answer, or else as the build. */
function ageOf(day: string | null, at: number | null): Age {
  return at === null ? { since: 'build', day } : { since: 'answer', at };
}

import { useEffect, useState } from 'react';
import { catalogs } from '../../config/catalogs';
import type { Item } from '../../contract/items';
import { report } from '../../shared/lib/report';
import type { Entry } from './entries';
import { fetchListed } from './lists.client';

/** Requests under way at a time. */
const atOnce = 4;

/** What the backend says of items by their urls: null for one that it does not know any more. */
export type LiveItems = ReadonlyMap<string, Item | null>;

/**
 * Asks about every item of a list, and again when the connection is back. An item that cannot be
 * asked about is not in the answer: what was last known of it stays.
 */
export function useLiveEntries(entries: readonly Entry[]): LiveItems {
  const [live, setLive] = useState<LiveItems>(new Map());
  const [attempt, setAttempt] = useState(0);
  const key = entries.map(({ url }) => url).join(' ');

  useEffect(() => {
    const again = () => setAttempt((count) => count + 1);
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, []);

  useEffect(() => {
    const left = new AbortController();
    const waiting = [...entries];
    const work = async () => {
      for (let entry = waiting.shift(); entry && !left.signal.aborted; entry = waiting.shift()) {
        const { url, catalogType } = entry;
        try {
          const item = await fetchListed(catalogs[catalogType].kind, url, left.signal);
          if (!left.signal.aborted) setLive((known) => new Map(known).set(url, item));
        } catch (error) {
          if (!left.signal.aborted) report(error, 'lists/live');
        }
      }
    };
    for (let worker = 0; worker < atOnce; worker += 1) void work();
    return () => left.abort();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the key says which entries there are
  }, [key, attempt]);

  return live;
}

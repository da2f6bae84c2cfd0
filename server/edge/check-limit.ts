import { LRUCache } from 'lru-cache';
import { captcha } from '../../src/config/captcha';
import { networkOf } from '../visitor-network';

const windowMs = 60_000;
/** Addresses that are counted at a time; the one that was heard of longest ago is forgotten first. */
const mostCallers = 10_000;

export interface CheckLimit {
  /** Counts a call of an address; gives the seconds until it may ask again, null when it may now. */
  count: (host: string, address: string) => number | null;
}

/**
 * The rate limit that the captcha function asks Netlify for in its `config`: so many calls of one
 * address and host in a minute. Netlify's emulator keeps none.
 * @param factor multiplies it
 */
export function checkLimit(factor = 1, now: () => number = Date.now): CheckLimit {
  const callers = new LRUCache<string, { calls: number; endsAt: number }>({ max: mostCallers });
  return {
    count: (host, address) => {
      const at = now();
      const caller = `${host} ${networkOf(address)}`;
      const known = callers.get(caller);
      const counted = known && known.endsAt > at ? known : { calls: 0, endsAt: at + windowMs };
      counted.calls += 1;
      callers.set(caller, counted);
      const isOver = counted.calls > captcha.checksPerMinute * factor;
      return isOver ? Math.ceil((counted.endsAt - at) / 1000) : null;
    },
  };
}

import { backOff } from '../../src/domain/back-off';

const usual = { first: 300, longest: 5_000, jitter: [0, 1] } as const;
/** A server that asks for more patience than this is down as far as a build is concerned. */
const longestRetryAfterMs = 30_000;

/**
 * Milliseconds to wait before attempt `attempt` (1 is the first repetition): anywhere in
 * a span that doubles with each, or what the server asked for by `Retry-After`.
 */
export function waitBefore(
  attempt: number,
  retryAfter: string | null = null,
  { random = Math.random, now = Date.now }: { random?: () => number; now?: () => number } = {},
): number {
  const asked = retryAfterMs(retryAfter, now());
  if (asked !== null) return Math.min(asked, longestRetryAfterMs);
  return Math.floor(backOff(attempt, usual, random));
}

/** `Retry-After` is either seconds or an HTTP date; anything else is ignored. */
function retryAfterMs(retryAfter: string | null, now: number): number | null {
  if (retryAfter === null) return null;
  if (/^\d+$/.test(retryAfter.trim())) return Number(retryAfter) * 1_000;
  const date = Date.parse(retryAfter);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}

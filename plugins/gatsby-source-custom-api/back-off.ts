const baseMs = 300;
const longestMs = 5_000;
/** A server that asks for more patience than this is down as far as a build is concerned. */
const longestAskedMs = 30_000;

/**
 * Milliseconds to wait before attempt `attempt` (1 is the first repetition): full jitter over an
 * exponentially growing span, or what the server asked for by `Retry-After`.
 */
export function waitBefore(
  attempt: number,
  retryAfter: string | null = null,
  { random = Math.random, now = Date.now }: { random?: () => number; now?: () => number } = {},
): number {
  const asked = askedMs(retryAfter, now());
  if (asked !== null) return Math.min(asked, longestAskedMs);
  return Math.floor(random() * Math.min(longestMs, baseMs * 2 ** attempt));
}

/** `Retry-After` is either seconds or an HTTP date; anything else is ignored. */
function askedMs(retryAfter: string | null, now: number): number | null {
  if (retryAfter === null) return null;
  if (/^\d+$/.test(retryAfter.trim())) return Number(retryAfter) * 1_000;
  const date = Date.parse(retryAfter);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}

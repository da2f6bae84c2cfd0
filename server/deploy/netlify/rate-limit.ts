/** No wait that a header asks for is believed beyond this. */
const longestMs = 15 * 60_000;

/**
 * When calls are allowed again after a refusal for too many, in ms since 1970: by `Retry-After`
 * (seconds or a date), else by the `X-RateLimit-Reset` that Netlify documents (seconds since 1970);
 * null when neither says so, as after too many uploads at once.
 */
export function untilMayAsk(headers: Headers, now: number): number | null {
  const after = headers.get('retry-after');
  const reset = headers.get('x-ratelimit-reset');
  const until = after === null ? secondsOf(reset) * 1000 : momentOf(after, now);
  if (!Number.isFinite(until) || until <= now) return null;
  return Math.min(until, now + longestMs);
}

function momentOf(after: string, now: number): number {
  const seconds = secondsOf(after);
  return Number.isNaN(seconds) ? Date.parse(after) : now + seconds * 1000;
}

function secondsOf(text: string | null): number {
  return text !== null && /^\d+$/.test(text) ? Number(text) : Number.NaN;
}

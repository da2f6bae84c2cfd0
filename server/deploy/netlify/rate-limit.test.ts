import fc from 'fast-check';
import { untilMayAsk } from './rate-limit';

const now = Date.parse('2026-11-22T10:00:00Z');
const until = (headers: Record<string, string>) => untilMayAsk(new Headers(headers), now);

test.each([
  [{ 'retry-after': '7' }, 7],
  [{ 'retry-after': 'Sun, 22 Nov 2026 10:00:30 GMT' }, 30],
  [{ 'x-ratelimit-reset': String(now / 1000 + 45) }, 45],
  [{ 'retry-after': '7', 'x-ratelimit-reset': String(now / 1000 + 45) }, 7],
  [{ 'retry-after': '86400' }, 15 * 60],
])('%j allows calls again after %d seconds', (headers, seconds) => {
  expect(until(headers)).toBe(now + seconds * 1000);
});

test('nothing of it, or nonsense, names no moment', () => {
  expect(until({})).toBeNull();
  expect(until({ 'retry-after': '0' })).toBeNull();
  expect(until({ 'retry-after': 'soon' })).toBeNull();
  expect(until({ 'x-ratelimit-reset': '12' })).toBeNull();
});

test('no header makes a run wait for longer than a quarter of an hour', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[\x20-\x7e]*$/), (value) => {
      const moment = until({ 'retry-after': value }) ?? now;
      expect(moment - now).toBeGreaterThanOrEqual(0);
      expect(moment - now).toBeLessThanOrEqual(15 * 60_000);
    }),
  );
});

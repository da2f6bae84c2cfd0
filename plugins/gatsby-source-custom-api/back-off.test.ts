/** @jest-environment node */
import fc from 'fast-check';
import { waitBefore } from './back-off';

describe('the wait before another attempt', () => {
  test('lies anywhere in a span that doubles with each attempt, up to five seconds', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 50 }),
        fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
        (attempt, chance) => {
          const wait = waitBefore(attempt, null, { random: () => chance });
          const span = Math.min(5_000, 300 * 2 ** attempt);
          expect(wait).toBe(Math.floor(chance * span));
        },
      ),
    );
  });

  const now = () => Date.parse('2026-05-17T09:30:00Z');
  test.each([
    ['3', 3_000],
    ['0', 0],
    ['Sun, 17 May 2026 09:30:02 GMT', 2_000],
    ['Sun, 17 May 2026 09:29:00 GMT', 0],
    ['86400', 30_000],
  ])('is what the server asked for by Retry-After: %s', (retryAfter, milliseconds) => {
    expect(waitBefore(1, retryAfter, { now })).toBe(milliseconds);
  });

  test('is the usual one when Retry-After makes no sense', () => {
    expect(waitBefore(1, 'soon', { random: () => 0.5 })).toBe(300);
  });
});

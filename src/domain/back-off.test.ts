/** @jest-environment node */
import fc from 'fast-check';
import { backOff } from './back-off';

const anHour = { first: 1, longest: 3600, jitter: [1, 1.25] } as const;

test('the span doubles with each attempt, up to the longest', () => {
  const spans = [0, 1, 2, 11, 12, 5000].map((attempt) => backOff(attempt, anHour, () => 0));
  expect(spans).toEqual([1, 2, 4, 2048, 3600, 3600]);
});

test('the span grows by the factor that is named', () => {
  const threefold = { first: 5, factor: 3, longest: 45, jitter: [1, 1] } as const;
  expect([0, 1, 2, 3].map((attempt) => backOff(attempt, threefold))).toEqual([5, 15, 45, 45]);
});

test('the wait lies anywhere between the least and the most part of the span', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 50 }),
      fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
      (attempt, chance) => {
        const span = backOff(attempt, { ...anHour, jitter: [1, 1] });
        expect(backOff(attempt, anHour, () => chance)).toBeCloseTo(span * (1 + chance / 4));
      },
    ),
  );
});

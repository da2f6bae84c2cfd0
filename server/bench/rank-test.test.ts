import { shiftBetween } from './rank-test';

/** Numbers spread as evenly as can be, in an order of no meaning. */
const spread = (count: number, shift = 0) =>
  Array.from({ length: count }, (_, index) => ((index * 37) % count) / count + shift);

test('samples of the same spread differ by nothing', () => {
  const { estimate, from, to, p } = shiftBetween(spread(100), spread(100));
  expect(estimate).toBeCloseTo(0);
  expect(from).toBeLessThan(0);
  expect(to).toBeGreaterThan(0);
  expect(p).toBeGreaterThan(0.9);
});

test('a shift is found with its interval', () => {
  const { estimate, from, to, p } = shiftBetween(spread(100), spread(100, 0.3));
  expect(estimate).toBeCloseTo(0.3);
  expect(from).toBeGreaterThan(0.2);
  expect(to).toBeLessThan(0.4);
  expect(p).toBeLessThan(0.001);
});

test('p is as tables give it', () => {
  // U = 70 of 100 pairs: z = 20 / sqrt(100 · 21 / 12) = 1.512, two-sided 0.1306.
  const one = [1, 2, 3, 4, 5, 6, 7, 18, 19, 20];
  const other = [8, 9, 10, 11, 12, 13, 14, 15, 16, 17];
  expect(shiftBetween(one, other).p).toBeCloseTo(0.1306, 3);
});

test('values that are all the same show no difference, and nothing cannot be compared', () => {
  expect(shiftBetween([1, 1, 1], [1, 1, 1])).toMatchObject({ estimate: 0, from: 0, to: 0 });
  expect(() => shiftBetween([], [1])).toThrow('nothing to compare');
});

import fc from 'fast-check';
import { shownPages } from './pagination';

test('the first, the last and the neighbouring pages are shown, a gap stands for the rest', () => {
  expect(shownPages(1, 9)).toEqual([1, 2, null, 9]);
  expect(shownPages(5, 9)).toEqual([1, null, 4, 5, 6, null, 9]);
  expect(shownPages(3, 4)).toEqual([1, 2, 3, 4]);
});

test('a gap never stands for a single page, and pages go upwards', () => {
  const page = fc
    .integer({ min: 1, max: 500 })
    .chain((last) => fc.tuple(fc.integer({ min: 1, max: last }), fc.constant(last)));
  fc.assert(
    fc.property(page, ([current, last]) => {
      const shown = shownPages(current, last);
      const numbers = shown.filter((number) => number !== null);
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
      expect(numbers).toEqual(expect.arrayContaining([1, current, last]));
      shown.forEach((number, index) => {
        if (number !== null) return;
        expect((shown[index + 1] ?? 0) - (shown[index - 1] ?? 0)).toBeGreaterThan(2);
      });
    }),
  );
});

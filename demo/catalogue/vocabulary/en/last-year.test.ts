/** @jest-environment node */
import { lastYearTold } from './last-year';

test('the last year of a reference is not told twice in one sentence', () => {
  expect(lastYearTold('Made from 2010 to 2020, and this example was made in Italy in 2020.')).toBe(
    'Made from 2010 to 2020, and this example was made in Italy in the final year.',
  );
});

test.each([
  'Made from 2010 to 2020, and this example was made in Italy in 2019.',
  'This 2020 Rolex has a black dial. The reference was made from 2010 to 2020.',
])('a sentence that tells each year once stays: “%s”', (text) => {
  expect(lastYearTold(text)).toBe(text);
});

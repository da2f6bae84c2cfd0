/** @jest-environment node */
import { lastYearTold } from './last-year';

test('the last year of a reference is not told twice in one sentence', () => {
  expect(
    lastYearTold(
      'A made it from 2010 to 2020, and this example was made in Italy in 2020. The 44 mm steel case has a rotating bezel with a black insert and is water-resistant to 300 metres.',
    ),
  ).toBe(
    'A made it from 2010 to 2020. Made in Italy in 2020, this example has a 44 mm steel case and a rotating bezel with a black insert, and is water-resistant to 300 metres.',
  );
  expect(
    lastYearTold(
      'A made it from 2010 to 2020, and this example was made in Italy in 2020. Inside is the self-winding calibre 1.1, with a date display.',
    ),
  ).toBe(
    'A made it from 2010 to 2020. Made in Italy in 2020, this example runs on the self-winding calibre 1.1 and has a date display.',
  );
});

test.each([
  'Made from 2010 to 2020, and this example was made in Italy in 2019.',
  'This 2020 Rolex has a black dial. The reference was made from 2010 to 2020.',
])('a sentence that tells each year once stays: “%s”', (text) => {
  expect(lastYearTold(text)).toBe(text);
});

/** @jest-environment node */
import { lastYearTold } from './last-year';

const years = 'The reference was made from 2010 to 2020.';

test('after a calibre the final year of a reference is told of the watch', () => {
  expect(lastYearTold(`This 2020 Rolex has a black dial. ${years}`)).toBe(
    'This 2020 Rolex has a black dial. It is from the final year of the reference, which was introduced in 2010.',
  );
  expect(lastYearTold(`Behind the dial of this 2020 Rolex is the calibre 3135. ${years}`)).toBe(
    'Behind the dial of this 2020 Rolex is the calibre 3135. The watch is from the final year of the reference, which was introduced in 2010.',
  );
  expect(lastYearTold(`This 2019 Rolex has a black dial. ${years}`)).toContain(years);
});

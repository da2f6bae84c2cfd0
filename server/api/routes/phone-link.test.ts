/** @jest-environment node */
import { phoneLink } from './phone-link';

test.each([
  ['+7 495 555-01-20', '+74955550120'],
  ['8 (800) 555-01-20', '+78005550120'],
  [' 8 800 555-01-20', '+78005550120'],
  ['+998 71 555-02-20', '+998715550220'],
  ['1 234 567-89-01', '+12345678901'],
])('%s is dialled as %s', (phone, link) => {
  expect(phoneLink(phone)).toBe(link);
});

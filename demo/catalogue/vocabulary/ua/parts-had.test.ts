/** @jest-environment node */
import { partsHad } from './parts-had';

test.each([
  ['Ручка X має оздоблення позолочене. Її', 'Ручка X має позолочене оздоблення. Її'],
  ['Ручка X має оздоблення вкрите платиною. Її', 'Ручка X має оздоблення, вкрите платиною. Її'],
  ['Телефон вийшов з майстерень Vertu', 'Телефон вийшов з майстерні Vertu'],
])('“%s” is told as “%s”', (written, told) => {
  expect(partsHad(written)).toBe(told);
});

/** @jest-environment node */
import { RowsTold } from '../rows-told';
import { closingsVaried } from './closings';

const plain = 'Qutisi va hujjatlari bilan sotiladi.';

test('what is told again comes in the words told longest ago', () => {
  const rows = new RowsTold();
  const told = [1, 2, 3, 4, 5, 6].map((row) => closingsVaried(plain, rows.begin(row)));
  expect(new Set(told.slice(0, 5)).size).toBe(5);
  expect(told[5]).toBe(told[0]);
});

test('a title, which stands in no row, keeps its words', () => {
  expect(closingsVaried(plain)).toBe(plain);
});

test.each([
  [
    'Ikkita dastasi bor, qopqogʻi kamarcha va aylanma qulf bilan yopiladi.',
    'Qopqogʻi kamarcha va aylanma qulf bilan yopiladi, ikkita dastasi bor.',
  ],
  [
    'Taqinchoqqa pave usulida 22 ta brilliant (jami 0,15 karat, rangi F) terilgan.',
    'Taqinchoqqa 22 ta brilliant (jami 0,15 karat, rangi F) pave usulida terilgan.',
  ],
  [
    'Asl qutisi, kelib chiqish sertifikati va yoʻriqnomasi bor.',
    'Asl qutisi, kelib chiqish sertifikati va yoʻriqnomasi bilan sotiladi.',
  ],
])('%s', (first, second) => {
  const rows = new RowsTold();
  expect([1, 2].map((row) => closingsVaried(first, rows.begin(row)))).toEqual([first, second]);
});

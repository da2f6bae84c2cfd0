/** @jest-environment node */
import { inOtherWords } from './ways';

/** In one row and in the next. */
const toldOf = (sentence: string, opening = 'Річ') =>
  [0, 1].map((row) =>
    inOtherWords(`${opening} ${row}. ${sentence}`, row).replace(/^.*?\d\. /u, ''),
  );

test.each([
  [
    'Комплект повний: коробка, документи й бирка.',
    'Коробка, документи й бирка на місці, комплект повний.',
  ],
  ['Додаються оригінальна коробка й чек.', 'У комплекті оригінальна коробка й чек.'],
  ['У комплекті футляр і сертифікат.', 'Додаються футляр і сертифікат.'],
  [
    'На пряжці є тонкі подряпини від носіння, на склі їх немає.',
    'На склі подряпин немає, на пряжці є тонкі сліди носіння.',
  ],
  ['Стан ідеальний, слідів носіння не видно.', 'Стан ідеальний: жодних слідів носіння.'],
])('“%s” is told as “%s” too', (written, other) => {
  expect(toldOf(written)).toEqual([written, other]);
});

test('what has no other way stays, and the same text is told the same way', () => {
  expect(new Set(toldOf('Безель гладкий.'))).toEqual(new Set(['Безель гладкий.']));
  expect(toldOf('Додаються коробка й чек.')).toEqual(toldOf('Додаються коробка й чек.'));
});

test('a pair is sold in the plural', () => {
  expect(
    new Set(toldOf('Коробки й документів немає, виріб перевірив наш експерт.', 'Сережки')),
  ).toContain('Продаються без коробки й документів, виріб перевірив наш експерт.');
});

/** @jest-environment node */
import { RowsTold } from '../rows-told';
import { inOtherWords } from './ways';

/** In the rows of one catalogue, from the first on. */
function toldOf(sentence: string, opening = 'Річ', count = 2): string[] {
  const rows = new RowsTold();
  return [...new Array(count).keys()].map((row) =>
    inOtherWords(`${opening} ${row}. ${sentence}`, rows.begin(row)).replace(/^.*?\d\. /u, ''),
  );
}

test.each([
  [
    'Комплект повний: коробка, документи й бирка.',
    'Комплект повний: є коробка, документи й бирка.',
  ],
  ['У комплекті футляр і сертифікат.', 'Додаються футляр і сертифікат.'],
  [
    'На пряжці є тонкі подряпини від носіння, на склі їх немає.',
    'Скло чисте, але на пряжці є тонкі подряпини від носіння.',
  ],
  [
    'Експертного висновку немає, але його можна замовити в нас.',
    'Продається без експертного висновку, але його можна замовити в нас.',
  ],
  ['Стан ідеальний, слідів носіння не видно.', 'Стан ідеальний: жодних слідів носіння.'],
])('“%s” is told as “%s” too', (written, other) => {
  expect(toldOf(written)).toEqual([written, other]);
});

test('what comes with a thing is told alike however it is written', () => {
  const [told, other] = ['У комплекті', 'Додаються'].map((way) =>
    toldOf(`${way} оригінальна коробка й чек.`),
  );
  expect(told).toEqual(other);
});

test('a sentence returns no sooner than its ways allow', () => {
  const told = toldOf('Годинник. У комплекті оригінальна коробка й документи.', 'Річ', 14);
  expect(new Set(told.slice(0, 7)).size).toBe(7);
  expect(told.slice(7)).toEqual(told.slice(0, 7));
});

test('what has no other way stays, and the same rows are told the same way', () => {
  expect(new Set(toldOf('Безель гладкий.'))).toEqual(new Set(['Безель гладкий.']));
  const sentence = 'Додаються оригінальна коробка й чек.';
  expect(toldOf(sentence)).toEqual(toldOf(sentence));
});

test('a pair is sold in the plural', () => {
  const told = toldOf('Коробки й документів немає; виріб перевірив наш експерт.', 'Сережки', 5);
  expect(told).toContain('Продаються без коробки й документів, але виріб перевірив наш експерт.');
  expect(told.filter((one) => one.includes('продається'))).toEqual([]);
});

test('two sentences that begin with the watch do not stand side by side', () => {
  const told = toldOf(
    'Годинник показує дату. Слідів носіння не видно, механізм справний.',
    'Річ',
    4,
  );
  expect(told.filter((one) => one.includes('. Годинник справний'))).toEqual([]);
});

test('two neighbours in one state with one set do not close alike', () => {
  const of = (named: string) => `${named}. Слідів носіння не видно, механізм справний. Є бирка.`;
  const rows = new RowsTold();
  const [one, two] = ['Rolex 226570', 'Omega 8900'].map((named, row) =>
    inOtherWords(of(named), rows.begin(row * 4)).replace(named, ''),
  );
  expect(one).not.toBe(two);
});

test('a watch that is called one twice is not called one a third time, where there is another word', () => {
  const told = toldOf(
    'Усередині — калібр 5; годинник показує дату. Циферблат білий. Цього годинника жодного разу не надягали.',
    'Цей годинник',
    4,
  );
  expect(told.filter((one) => one.includes('Річ нова, її'))).toHaveLength(4);
});

test('a new watch is not called a watch again after a sentence of the watch', () => {
  const told = toldOf(
    'Годинник показує дату. Годинник новий, без жодних слідів носіння.',
    'Річ',
    4,
  );
  expect(told.filter((one) => one.includes('. Годинник новий'))).toEqual([]);
});

test('a line that comes first is told as it is, and a note near it in another way', () => {
  const rows = new RowsTold();
  const line = 'Ligne‸ 2 впізнають за дзвоном кришки.';
  expect(inOtherWords(`Річ. ${line}`, rows.begin(0))).toBe(`Річ. ${line}`);
  expect(inOtherWords('Річ. Ligne 2 впізнають за дзвоном кришки.', rows.begin(2))).toBe(
    'Річ. Кришка Ligne 2 дзвенить, коли її відкривають.',
  );
});

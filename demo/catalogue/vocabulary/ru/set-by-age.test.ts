/** @jest-environment node */
import { lastWords } from './last-words';
import { setByAge } from './set-by-age';

test('a year that closes the first sentence is that of the watch', () => {
  const told = (year: number) =>
    `Эти швейцарские часы Omega De Ville сочетают белый циферблат и чёрный ремешок; год выпуска — ${String(year)}. Референс 424 выпускали с 2010 по 2022 год. Коробка и документы прилагаются.`;
  expect(setByAge(told(2012))).toContain('Коробка и документы сохранились.');
  expect(setByAge(told(2019))).toBe(told(2019));
});

test('nor is a young watch dry because its reference is old', () => {
  const told =
    'Эти часы сочетают белый циферблат и браслет; год выпуска — 2024. Референс 424 выпускают с 2010 года. Нужен ремонт: механизм останавливается, требуются чистка и смазка.';
  expect(lastWords(told)).not.toContain('чистка и смазка');
});

test.each(['Без коробки и документов', 'Документов и коробки нет', 'Коробки и документов нет'])(
  'a set that an old thing came with was not kept, whoever checked it: “%s”',
  (missing) => {
    const told = (year: number) =>
      `Эти часы Omega De Ville сделаны в ${String(year)} году. ${missing}; подлинность подтвердил наш часовщик.`;
    expect(setByAge(told(2010))).toContain('Коробка и документы не сохранились; подлинность');
    expect(setByAge(told(2019))).toBe(told(2019));
  },
);

/** @jest-environment node */
import { artInOrder } from './art-order';

test('of a work what it shows and its colours come before its school, its size and its frame', () => {
  expect(
    artInOrder(
      '«Мостик» — акварель художника гаагской школы. Холст, масло. За сдержанный колорит эту школу прозвали «серой». Суда стоят у мола. Тона серебристые, от светло-серого до стального. Рамы нет. Состояние отличное.',
    ),
  ).toBe(
    '«Мостик» — акварель художника гаагской школы. Суда стоят у мола. Тона серебристые, от светло-серого до стального. За сдержанный колорит эту школу прозвали «серой». Холст, масло. Рамы нет. Состояние отличное.',
  );
});

test('a text that begins with what a work shows tells its colours when the work is named', () => {
  const shownFirst = 'Суда стоят у мола. Это «Мостик», акварель художника гаагской школы.';
  expect(artInOrder(`${shownFirst} Рамы нет.`)).toBe(`${shownFirst} Рамы нет.`);
  expect(
    artInOrder(
      `${shownFirst} Высота — 19 см. Тона серебристые, от светло-серого до стального. Рамы нет.`,
    ),
  ).toBe(
    `${shownFirst} Тона серебристые, от светло-серого до стального. Высота — 19 см. Рамы нет.`,
  );
});

test('a text that tells no frame stays as it is', () => {
  const noFrame = '«Мостик» — акварель художника гаагской школы. Суда стоят у мола.';
  expect(artInOrder(noFrame)).toBe(noFrame);
});

/** @jest-environment node */
import { ofPiece } from './of-piece';

test.each([
  ['Метал хромований.', 'Метал хромований, шліфований.'],
  ['Річ з хромованого металу.', 'Річ зі шліфованого хромованого металу.'],
  ['Метал позолочений.', 'Метал позолочений.'],
])('of a lighter, “%s” is told as “%s”', (written, told) => {
  expect(ofPiece(`Запальничку виготовлено 2020 року. ${written}`)).toBe(
    `Запальничку виготовлено 2020 року. ${told}`,
  );
  expect(ofPiece(`Ручку виготовлено 2020 року. ${written}`)).toBe(
    `Ручку виготовлено 2020 року. ${written}`,
  );
});

test('earrings are made as a pair', () => {
  expect(ofPiece('Метал сережок має клеймо; виріб виготовлено у Франції.')).toBe(
    'Метал сережок має клеймо; пару виготовлено у Франції.',
  );
});

test('what jewellers have taken is in the accusative', () => {
  expect(ofPiece('Для підвіски ювеліри Piaget взяли вставка з оніксу.')).toBe(
    'Для підвіски ювеліри Piaget взяли вставку з оніксу.',
  );
});

test('of a strand of pearls the clasp bears the hallmark', () => {
  expect(
    ofPiece(
      'Метал кольє Mikimoto Akoya Strand із застібкою з білого золота має клеймо 750-ї проби.',
    ),
  ).toBe('Застібка кольє Mikimoto Akoya Strand з білого золота має клеймо 750-ї проби.');
});

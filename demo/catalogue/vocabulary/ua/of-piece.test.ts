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

test('of a pen the body is what is made of something', () => {
  expect(ofPiece('Ручка X має оздоблення. Ручку зроблено з коштовної смоли.')).toBe(
    'Ручка X має оздоблення. Корпус з коштовної смоли.',
  );
});

test('a ring is called so whatever the case in which it is named', () => {
  expect(ofPiece('У каблучці X — діамант. Виріб новий: його ще не носили.')).toBe(
    'У каблучці X — діамант. Каблучка нова: його ще не носили.',
  );
});

test.each([
  '3 діаманти',
  '68 діамантів',
  '11 діамантів',
  '20 вставок із сердоліку',
  'дві білі перлини',
])('of several stones the verb is plural: %s', (stones) => {
  expect(ofPiece(`Підвіску Bvlgari B.zero1 прикрашає ${stones}.`)).toBe(
    `Підвіску Bvlgari B.zero1 прикрашають ${stones}.`,
  );
});

test.each(['діамант 1,33 карата', '21 діамант', 'вставка з оніксу'])(
  'one stone has a verb of its own: %s',
  (stone) => {
    expect(ofPiece(`Каблучку Cartier прикрашає ${stone}.`)).toBe(
      `Каблучку Cartier прикрашає ${stone}.`,
    );
  },
);

test('earrings that are set are told of by what is in them', () => {
  expect(ofPiece('Сережки Akoya Studs із золота прикрашають дві перлини.')).toBe(
    'У сережках Akoya Studs із золота — дві перлини.',
  );
});

test('a neuter thing that is shown has a verb', () => {
  expect(ofPiece('Це портмоне Montblanc Sartorial Wallet 6cc, виготовлене в Італії.')).toBe(
    'Це портмоне Montblanc Sartorial Wallet 6cc виготовлено в Італії.',
  );
  const named = 'Це кольє з платини, виготовлене у США 2006 року, — Tiffany & Co. Victoria.';
  expect(ofPiece(named)).toBe(named);
});

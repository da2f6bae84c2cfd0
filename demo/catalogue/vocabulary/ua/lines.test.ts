/** @jest-environment node */
import { lineUnmarked } from '../line-first';
import { lineOf, noteFirst } from './lines';

const told = (line: string, maker: string) => lineUnmarked(noteFirst(line, maker) ?? '');

test('a brand that nothing before has named is named in the line', () => {
  expect(told('Колекцію Possession марка випускає з 1990 року.', 'Piaget')).toBe(
    'Колекцію Possession марка Piaget випускає з 1990 року.',
  );
  expect(told('Її створено за зразком із архіву марки.', 'Tiffany & Co.')).toBe(
    'Її створено за зразком із архіву марки Tiffany & Co.',
  );
  const named = 'Марку Richard Mille знають за великими моделями.';
  expect(told(named, 'Richard Mille')).toBe(named);
});

test('what is said of a house begins nothing', () => {
  expect(noteFirst('Saxonia — назва землі, де працює мануфактура.', 'A. Lange & Söhne')).toBeNull();
  expect(noteFirst('Мануфактура показала Pioneer 2015 року.', 'H. Moser & Cie.')).toBeNull();
});

test.each([
  [
    'since a year',
    'Водолази носять Submariner від 1953 року.',
    'Дорожню сумку Keepall шиють від 1930 року.',
  ],
  [
    'what was not before',
    'До 1945 року, коли зʼявився Datejust, жоден наручний хронометр не показував дати у віконці.',
    'До Tiffany Setting діамант не піднімали над обідком, а втоплювали в оправу.',
  ],
  ['a word', 'Назва Sunflower означає «соняшник».', 'Французькою Quatre — це «чотири».'],
  [
    'a need',
    'Пілотам треба знати час у двох поясах.',
    'Авіаторові в польоті заважав кишеньковий годинник.',
  ],
  [
    'whom it was made for',
    'Sea-Dweller створено для водолазів, які тижнями живуть на глибині.',
    'Лінію Club у Nomos задумали для молоді.',
  ],
  [
    'one master',
    'Кожну Birkin від початку до кінця шиє один майстер.',
    'Кожен телефон Signature складав уручну один майстер.',
  ],
  ['who wore it', 'Енді Воргол носив Tank.', 'Принцесу Діану часто фотографували з Lady Dior.'],
])('lines that tell of %s are one build', (_, one, other) => {
  expect(lineOf(one)).toBe(lineOf(other));
  expect(lineOf(one)).not.toBe(one);
});

test('a line that is like no other is of its own build', () => {
  expect(lineOf('Золото полірують.')).not.toBe(lineOf('Товщина Slim 7 — лише сім міліметрів.'));
});

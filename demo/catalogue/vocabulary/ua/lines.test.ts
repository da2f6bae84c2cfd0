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

test('lines that are told in one way are one build', () => {
  expect(lineOf('Monaco вийшов 1969 року; це хронограф.')).toBe(
    lineOf('Datejust зʼявився 1945 року; це хронометр.'),
  );
});

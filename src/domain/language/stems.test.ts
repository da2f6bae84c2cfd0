/** @jest-environment node */
import fc from 'fast-check';
import { looseStemOf } from './stems';

test.each([
  ['скупка', 'скупки'],
  ['картина', 'картиной'],
  ['кольцо', 'кольцами'],
  ['айвазовского', 'айвазовский'],
  ['каблучка', 'каблучки'],
  ['годинники', 'годинників'],
])('%s and %s are one word', (one, other) => {
  expect(looseStemOf(one)).toBe(looseStemOf(other));
});

test.each(['rolex', 'часы', '126610ln'])('%s stays as it is', (word) => {
  expect(looseStemOf(word)).toBe(word);
});

test('a stem is the beginning of its word', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...'абвгеиийоуыьюя'), maxLength: 12 }),
      (word) => {
        expect(word.startsWith(looseStemOf(word))).toBe(true);
      },
    ),
  );
});

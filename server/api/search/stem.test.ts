/** @jest-environment node */
import fc from 'fast-check';
import { stemOf } from './stem';

test.each([
  ['скупка', 'скупки'],
  ['картина', 'картиной'],
  ['кольцо', 'кольцами'],
  ['айвазовского', 'айвазовский'],
  ['каблучка', 'каблучки'],
  ['годинники', 'годинників'],
])('%s and %s are one word', (one, other) => {
  expect(stemOf(one)).toBe(stemOf(other));
});

test.each(['rolex', 'часы', '126610ln'])('%s stays as it is', (word) => {
  expect(stemOf(word)).toBe(word);
});

test('a stem is the beginning of its word', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...'абвгеиийоуыьюя'), maxLength: 12 }),
      (word) => {
        expect(word.startsWith(stemOf(word))).toBe(true);
      },
    ),
  );
});

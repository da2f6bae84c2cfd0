import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { isRequestId, shortReference } from './request-id';

test.each([
  [randomUUID(), true],
  ['0f8fad5bd9cb469fa16570867728950e', true],
  ['short', false],
  ['a'.repeat(65), false],
  ['12345678\n{"level":60}', false],
  ['имя-имя-имя', false],
  [['12345678', '12345679'], false],
  [undefined, false],
])('%j is an id of a request: %s', (text, expected) => {
  expect(isRequestId(text)).toBe(expected);
});

test('whatever is taken for an id stays one word of a log', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (text) => {
      return !isRequestId(text) || /^[A-Za-z0-9_-]+$/.test(text);
    }),
  );
});

test('a visitor is shown the beginning of an id', () => {
  expect(shortReference('3f9a21c7-0b7e-4a1c-9c1d-0123456789ab')).toBe('3F9A21C7');
});

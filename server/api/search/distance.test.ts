/** @jest-environment node */
import fc from 'fast-check';
import { typingErrors } from './distance';

test.each([
  ['rolex', 'rolex', 0],
  ['rolx', 'rolex', 1],
  ['roelx', 'rolex', 1],
  ['rolexx', 'rolex', 1],
  ['rokes', 'rolex', 2],
  ['omega', 'rolex', null],
])('%s is %s with %p errors', (one, other, errors) => {
  expect(typingErrors(one, other, 2)).toBe(errors);
});

test('errors are the same both ways, and none only between equal words', () => {
  const word = fc.string({ maxLength: 12 });
  fc.assert(
    fc.property(word, word, (one, other) => {
      expect(typingErrors(one, other, 2)).toBe(typingErrors(other, one, 2));
      expect(typingErrors(one, other, 0) === 0).toBe(one === other);
    }),
  );
});

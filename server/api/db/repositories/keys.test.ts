/** @jest-environment node */
import fc from 'fast-check';
import { toKey, toKeys } from './keys';

test.each([
  ['7', 7],
  [7, 7],
  ['2147483647', 2_147_483_647],
  ['2147483648', null],
  ['0', null],
  ['-1', null],
  ['1.5', null],
  ['1e3', null],
  ['', null],
  ['zalog-chasov', null],
])('%p as an id is %p', (value, key) => {
  expect(toKey(value)).toBe(key);
});

test('whatever is asked for, an id is one that a row can have', () => {
  fc.assert(
    fc.property(fc.array(fc.double()), (values) => {
      for (const key of toKeys(values)) expect(key > 0 && key <= 2_147_483_647).toBe(true);
    }),
  );
});

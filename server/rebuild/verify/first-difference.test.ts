/** @jest-environment node */
import fc from 'fast-check';
import { differingField, firstDifference } from './first-difference';

test('the first differing byte is found, with what stands around it', () => {
  const [one, other] = [`${'-'.repeat(100)}часы`, `${'-'.repeat(100)}часть`];
  const found = firstDifference(Buffer.from(one), Buffer.from(other));
  expect(found.at).toBe(107);
  expect(found.one).toMatch(/^….*час/);
  expect(found.other).toMatch(/^….*час.*ь$/);
});

test('a text that goes on where the other ends differs from its end on', () => {
  expect(firstDifference(Buffer.from('ab'), Buffer.from('abc'))).toEqual({
    at: 2,
    one: 'ab',
    other: 'abc',
  });
});

test.each([
  [{ a: { b: [1, { c: 2 }] } }, { a: { b: [1, { c: 3 }] } }, 'a.b[1].c'],
  [{ a: 1 }, { a: 1, b: 2 }, 'b'],
  [[1, 2], [1], '[1]'],
  [{ a: null }, { a: {} }, 'a'],
])('%j and %j differ in %s', (one, other, field) => {
  expect(differingField(one, other)).toBe(field);
});

test('a value does not differ from its copy, whatever the order of its keys', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
      const copy = JSON.parse(JSON.stringify(value)) as Record<string, unknown>;
      const turned = Object.fromEntries(Object.entries(copy).reverse());
      return differingField(JSON.parse(JSON.stringify(value)), turned) === null;
    }),
  );
});

/** @jest-environment node */
import { idsOf } from './insert';

test('rows are numbered in their order', () => {
  const idOf = idsOf('city', ['moscow', 'baku']);
  expect([idOf('moscow'), idOf('baku')]).toEqual([1, 2]);
});

test('a reference to what does not exist stops with its name', () => {
  expect(() => idsOf('city', ['moscow'])('paris')).toThrow('there is no city "paris"');
});

test('one key for two rows stops', () => {
  expect(() => idsOf('city', ['moscow', 'moscow'])).toThrow('two rows of city');
});

/** @jest-environment node */
import { typesOfChange } from './types-of-change';

test('sources of all entities of a burst are read again, each once', () => {
  expect(typesOfChange(['articles', 'videos'])).toEqual(['Article', 'HostPages', 'Video']);
});

test('a change that concerns prices or cities has everything read', () => {
  expect(typesOfChange(['articles', 'rates'])).toBeNull();
});

test('pages of other hosts are always looked at, since pages name their translations', () => {
  expect(typesOfChange([])).toEqual(['HostPages']);
});

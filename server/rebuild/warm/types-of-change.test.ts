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

test('a sold item, or another name of its maker, changes what such pieces went for', () => {
  expect(typesOfChange(['items'])).toContain('SalesSummary');
  expect(typesOfChange(['brands'])).toContain('SalesSummary');
  expect(typesOfChange(['articles'])).not.toContain('SalesSummary');
});

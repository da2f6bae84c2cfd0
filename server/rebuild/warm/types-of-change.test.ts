/** @jest-environment node */
import type { EditedEntity } from '../../../src/contract/edited-bodies';
import { rowsOfType, typesOfChange } from './types-of-change';

const rows = (...entities: EditedEntity[]) =>
  entities.map((entity, index) => ({ entity, id: index + 1 }));

test('sources of all entities of a burst are read again, each once', () => {
  expect(typesOfChange(rows('articles', 'videos'))).toEqual(['Article', 'HostPages', 'Video']);
});

test('a change that concerns prices or cities has everything read', () => {
  expect(typesOfChange(rows('articles', 'rates'))).toBeNull();
});

test('pages of other hosts are always looked at, since pages name their translations', () => {
  expect(typesOfChange([])).toEqual(['HostPages']);
});

test('a sold item, or another name of its maker, changes what such pieces went for', () => {
  expect(typesOfChange(rows('items'))).toContain('SalesSummary');
  expect(typesOfChange(rows('brands'))).toContain('SalesSummary');
  expect(typesOfChange(rows('articles'))).not.toContain('SalesSummary');
});

test('an edit of articles concerns the nodes of these articles and of no other', () => {
  expect(rowsOfType(rows('articles', 'videos', 'articles'), 'Article')).toEqual(new Set([1, 3]));
});

test('a brand and a rate are told by any item', () => {
  expect(rowsOfType(rows('items', 'brands'), 'Item')).toBeNull();
  expect(rowsOfType(rows('items', 'rates'), 'Item')).toBeNull();
});

/** @jest-environment node */
import { RowsTold } from './rows-told';

test('what a row tells is known to the rows after it, and to itself where it is told anew', () => {
  const rows = new RowsTold();
  expect(rows.begin(3).since('a')).toBe(Infinity);
  rows.tell('a');
  expect(rows.since('a')).toBe(Infinity);
  expect(rows.begin(3).since('a')).toBe(0);
  expect(rows.begin(5).since('a')).toBe(2);
  expect(rows.row).toBe(5);
});

test('of several ways that comes which was told longest ago', () => {
  const rows = new RowsTold();
  const ways = ['new', 'unworn', 'never worn'] as const;
  const told = [1, 2, 3, 4].map((row) => rows.begin(row) && rows.inTurn(ways, String));
  expect(told).toEqual(['new', 'unworn', 'never worn', 'new']);
});

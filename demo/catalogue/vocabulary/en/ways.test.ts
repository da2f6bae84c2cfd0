/** @jest-environment node */
import { RowsTold } from '../rows-told';
import { countWords } from '../fill';
import { oneOf, wayChosen } from './ways';

test('of several ways to say a thing the words before it choose one, always the same', () => {
  const texts = Array.from(
    { length: 40 },
    (_, number) => `Watch ${number}. ${oneOf('Never worn.', 'New and unworn.')}`,
  );
  const told = texts.map((text) => wayChosen(text));
  expect(told).toEqual(texts.map((text) => wayChosen(text)));
  expect(new Set(told.map((text) => text.replace(/^.*?\. /, '')))).toEqual(
    new Set(['Never worn.', 'New and unworn.']),
  );
  expect(wayChosen('One way only.')).toBe('One way only.');
});

test('in the rows of a catalogue the way comes next that was told longest ago', () => {
  const ways = oneOf('Never worn.', 'New and unworn.', 'Unworn.');
  const rows = new RowsTold();
  const told = [1, 2, 3, 4, 5].map((row) =>
    wayChosen(`Watch ${row}. ${ways}`, rows.begin(row)).slice(9),
  );
  expect(new Set(told.slice(0, 3)).size).toBe(3);
  expect(told.slice(3)).toEqual(told.slice(0, 2));
});

test('a length is counted with one of the ways', () => {
  expect(countWords(oneOf('With its box and papers.', 'With box and papers.'))).toBe(5);
});

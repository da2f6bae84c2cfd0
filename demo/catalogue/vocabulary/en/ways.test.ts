/** @jest-environment node */
import { countWords } from '../fill';
import { oneOf, wayChosen } from './ways';

test('of several ways to say a thing the words before it choose one, always the same', () => {
  const texts = Array.from(
    { length: 40 },
    (_, number) => `Watch ${number}. ${oneOf('Never worn.', 'New and unworn.')}`,
  );
  const told = texts.map(wayChosen);
  expect(told).toEqual(texts.map(wayChosen));
  expect(new Set(told.map((text) => text.replace(/^.*?\. /, '')))).toEqual(
    new Set(['Never worn.', 'New and unworn.']),
  );
  expect(wayChosen('One way only.')).toBe('One way only.');
});

test('a length is counted with one of the ways', () => {
  expect(countWords(oneOf('With its box and papers.', 'With both box and papers.'))).toBe(5);
});

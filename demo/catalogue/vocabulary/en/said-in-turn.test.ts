/** @jest-environment node */
import { saidInTurn } from './said-in-turn';

/** As many rows as there are ways to say a thing. */
const inThreeRows = (text: string, first: number) =>
  [first, first + 1, first + 2].map((row) => saidInTurn(text, row)).toSorted();

test('a dial and its strap are told in another way in each of several rows', () => {
  const text = 'The case is steel. The ice-blue dial is paired with a bracelet. The watch runs.';
  expect(inThreeRows(text, 1)).toEqual([
    text,
    'The case is steel. The watch combines an ice-blue dial with a bracelet. It runs.',
    'The case is steel. The watch pairs an ice-blue dial with a bracelet. It runs.',
  ]);
});

test.each([
  'Old. The watch runs on it. The black dial is paired with a strap.',
  'Made in Italy, the watch runs on it. The black dial is paired with a strap.',
  'Old. The black dial with white counters is paired with a strap.',
  'Old. The black dial is paired with a strap. The watch, made in Italy, runs on it.',
])('a dial stays where the watch or more of the dial is told: “%s”', (text) => {
  expect(inThreeRows(text, 31)).toEqual([text, text, text]);
});

test('where no row is known a text stays as it is', () => {
  const text = 'Old. The black dial is paired with a strap.';
  expect(saidInTurn(text)).toBe(text);
});

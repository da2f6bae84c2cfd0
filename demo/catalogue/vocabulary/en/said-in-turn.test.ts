/** @jest-environment node */
import { RowsTold } from '../rows-told';
import { saidInTurn } from './said-in-turn';

/** As many rows as there are ways to say a thing. */
function inRows(text: string): string[] {
  const rows = new RowsTold();
  return [1, 2, 3, 4].map((row) => saidInTurn(text, rows.begin(row)));
}

test('a dial and its strap are told in another way in each of several rows', () => {
  const text = 'The case is steel. The ice-blue dial is paired with a bracelet. The watch runs.';
  expect(inRows(text)).toEqual([
    'The case is steel. The watch has an ice-blue dial and a bracelet. It runs.',
    'The case is steel. The watch pairs an ice-blue dial with a bracelet. It runs.',
    'The case is steel. The watch has an ice-blue dial and a bracelet. It runs.',
    'The case is steel. The watch has an ice-blue dial and a bracelet. It runs.',
  ]);
});

test.each([
  [
    'Old. The calibre gives the watch a date. The black dial is paired with a strap.',
    'Old. The calibre gives the watch a date. The watch has a black dial and a strap.',
  ],
  [
    'Old. The watch runs on the calibre 1. The black dial is paired with a strap.',
    'Old. The watch runs on the calibre 1. It has a black dial and a strap.',
  ],
  [
    'Old. The watch runs on it. The black dial is paired with a strap. It is old.',
    'Old. The watch runs on it. It has a black dial and a strap. It is old.',
  ],
  [
    'Old. The black dial is paired with a strap. The watch was made in Italy and runs on it.',
    'Old. The watch has a black dial and a strap. It was made in Italy and runs on it.',
  ],
])('a dial stays where the watch would be named twice running: “%s”', (text, near) => {
  const rows = new RowsTold();
  expect(saidInTurn(text, rows.begin(31))).toBe(text);
  // Not in the rows that follow.
  expect(saidInTurn(text, rows.begin(32))).toBe(near);
});

test('nor is a strap of the colour of its dial paired with it', () => {
  const rows = new RowsTold();
  const text =
    'The calibre gives the watch a date. The black dial is paired with a matching strap.';
  saidInTurn(text, rows.begin(61));
  expect(saidInTurn(text, rows.begin(62))).toBe(
    'The calibre gives the watch a date. The watch has a black dial and a matching strap.',
  );
});

test('a first sentence of a dial does not tell of it as a row nearby does', () => {
  const text = 'The black dial of this 2020 Rolex, reference 1, is paired with a strap. It is old.';
  expect(inRows(text)).toEqual([
    text,
    ...Array.from(
      { length: 3 },
      () => 'This 2020 Rolex, reference 1, has a black dial and a strap. It is old.',
    ),
  ]);
});

test.each([
  [
    'The watch runs on it. The black dial is paired with a strap.',
    'It has a black dial and a strap.',
  ],
  [
    'It runs on it. The black dial is paired with a strap.',
    'The watch has a black dial and a strap.',
  ],
  [
    'It is. The black dial with white counters is paired with a strap.',
    'The watch has a black dial with white counters and comes on a strap.',
  ],
])('after “%s” the watch is told of in another word', (text, told) => {
  expect(inRows(`Old. ${text}`).some((one) => one.endsWith(told))).toBe(true);
});

test('where no row is known a text stays as it is', () => {
  const text = 'Old. The black dial is paired with a strap.';
  expect(saidInTurn(text)).toBe(text);
});

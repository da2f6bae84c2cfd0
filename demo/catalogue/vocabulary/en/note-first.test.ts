/** @jest-environment node */
import { RowsTold } from '../rows-told';
import { noteFirst } from './note-first';

const text =
  'This 2019 Rolex Explorer, reference 214270, is in steel. ‹The Explorer is known.› The end.';
const named = 'This 2019 Rolex Explorer, reference 214270, is in steel.';

test('what a line is known for comes first, and of forty rows in one of them only', () => {
  const first = `The Explorer is known. ${named} The end.`;
  const later = `${named} The Explorer is known. The end.`;
  const rows = new RowsTold();
  expect([1, 2, 40, 41].map((row) => noteFirst(text, rows.begin(row)))).toEqual([
    first,
    later,
    later,
    first,
  ]);
});

test('a note that speaks of the watch stays after it', () => {
  expect(noteFirst('This is a watch. ‹The watch is old.›')).toBe(
    'This is a watch. The watch is old.',
  );
});

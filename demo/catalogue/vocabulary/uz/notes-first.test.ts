/** @jest-environment node */
import { mayOpen, notesApart } from './notes-first';

const note = 'Love dizaynini Aldo Chipullo 1969-yilda Nyu-Yorkda yaratgan.';
const told = `${note} Bu Cartier Love uzugi 2003-yilda yasalgan. Uzukning asosiy motivi — vint.`;

test('a note begins one text, and in the next stands after the piece is named', () => {
  expect(mayOpen(note)).toBe(true);
  expect(notesApart(told, 1)).toBe(told);
  expect(notesApart(told, 8)).toBe(
    `Bu Cartier Love uzugi 2003-yilda yasalgan. ${note} Uzukning asosiy motivi — vint.`,
  );
  expect(notesApart(told, 60)).toBe(told);
  // The catalogue begins anew.
  expect(notesApart(told, 1)).toBe(told);
});

test('it stands after the reference as well, and no name of a maker is parted', () => {
  const first = 'Lange 1 soatlari 1994-yilda chiqqan.';
  mayOpen(first);
  const watch = 'A. Lange & Söhne bu Lange 1 soatini 2021-yilda yigʻgan. Referensi — 191.032.';
  notesApart(`${first} ${watch} Siferblati qora.`, 1);
  expect(notesApart(`${first} ${watch} Siferblati qora.`, 2)).toBe(
    `${watch} ${first} Siferblati qora.`,
  );
});

test('what is said of a house or a line begins nothing', () => {
  expect(mayOpen('Brend 1853-yilda tashkil topgan.')).toBe(false);
});

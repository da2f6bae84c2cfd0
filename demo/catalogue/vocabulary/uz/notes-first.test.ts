/** @jest-environment node */
import { RowsTold } from '../rows-told';
import { noteFirst, notesApart } from './notes-first';

const note = 'Love dizaynini Aldo Chipullo 1969-yilda Nyu-Yorkda yaratgan.';
const told = `${note} Bu Cartier Love uzugi 2003-yilda yasalgan. Uzukning asosiy motivi — vint.`;

test('a note begins one text, and in the next stands after the piece is named', () => {
  const marked = told.replace(note, `‹${note}›`);
  const rows = new RowsTold();
  expect(noteFirst(note)).toBe(`‹${note}›`);
  expect(notesApart(marked, rows.begin(1))).toBe(told);
  expect(notesApart(marked, rows.begin(8))).toBe(
    `Bu Cartier Love uzugi 2003-yilda yasalgan. ${note} Uzukning asosiy motivi — vint.`,
  );
  expect(notesApart(marked, rows.begin(60))).toBe(told);
});

test('it stands after the reference as well, and no name of a maker is parted', () => {
  const first = 'Lange 1 soatlari 1994-yilda chiqqan.';
  const watch = 'A. Lange & Söhne bu Lange 1 soatini 2021-yilda yigʻgan. Referensi — 191.032.';
  const text = `‹${first}› ${watch} Siferblati qora.`;
  const rows = new RowsTold();
  notesApart(text, rows.begin(1));
  expect(notesApart(text, rows.begin(2))).toBe(`${watch} ${first} Siferblati qora.`);
});

test('what is said of a house or a line begins nothing', () => {
  expect(noteFirst('Brend 1853-yilda tashkil topgan.')).toBeNull();
});

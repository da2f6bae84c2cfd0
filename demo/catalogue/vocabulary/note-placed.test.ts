/** @jest-environment node */
import { noteMark, notePlacedIn } from './note-placed';

const placed = notePlacedIn({
  watch: /calibre/u,
  tellsOwnLine: (_, note) => note.startsWith('It is of'),
  opens: /^Made in/u,
});

const opening = 'This Seamaster of 2019 is of steel and has a black dial.';
const parts = `It has the calibre 8800, which runs for fifty-five hours. ${'Its case is of steel. '.repeat(6)}`;
const closing = 'It has never been worn.';

test.each([
  ['of a watch it is left out', 'Seamaster is the oldest line of Omega.', ''],
  ['that tells its line is told', 'It is of Seamaster.', 'It is of Seamaster. '],
])('a sentence on the line %s', (_, note, told) => {
  expect(placed(`${opening} ${parts}${noteMark}${note} ${closing}`)).toBe(
    `${opening} ${parts}${told}${closing}`,
  );
});

test('of a watch of which little is told it stays', () => {
  const text = `This watch has the calibre 8800. ${noteMark}Seamaster is an old line. ${closing}`;
  expect(placed(text)).toBe(text.replace(noteMark, ''));
});

test('of anything else it follows the opening', () => {
  const [first, made] = ['A Birkin with two handles.', 'Made in France.'];
  const [size, note] = ['It is 30 cm wide.', 'Each is sewn by one hand.'];
  expect(placed(`${first} ${size} ${noteMark}${note} ${closing}`)).toBe(
    `${first} ${note} ${size} ${closing}`,
  );
  expect(placed(`${first} ${made} ${size} ${noteMark}${note} ${closing}`)).toBe(
    `${first} ${made} ${note} ${size} ${closing}`,
  );
});

/** @jest-environment node */
import { RowsTold } from '../rows-told';
import { countryApart, countryTold, withCountry } from './country-told';

const made = 'made in Switzerland';

/** What is told in some rows of one catalogue. */
function inRows(numbers: readonly number[], told: (rows: RowsTold) => string): string[] {
  const rows = new RowsTold();
  return numbers.map((row) => told(rows.begin(row)));
}

test('an opening that does not say where a watch was made leaves it to be told', () => {
  const opening = 'This {year} {maker}, reference {reference}, is old. It runs.';
  expect(withCountry(opening)).toBe(
    'This {year} {maker}, reference {reference}, is old ⟦{whereMade}⟧. It runs.',
  );
  expect(withCountry('Made {madeIn}, this is {maker}.')).toBe('Made {madeIn}, this is {maker}.');
  expect(countryApart('This is old ⟦ in Switzerland⟧. It runs.')).toEqual([
    'This is old. It runs.',
    made,
  ]);
  expect(countryApart('This is old ⟦⟧. It runs.')).toEqual(['This is old. It runs.', undefined]);
});

test.each([
  [
    'Cased in steel, this 2025 Nomos Club, reference 735.A, is 38.5 mm wide.',
    'Cased in steel, this Nomos Club, reference 735.A, made in Switzerland in 2025, is 38.5 mm wide.',
  ],
  [
    'The self-winding calibre 3187 powers this 2020 Rolex Explorer II, reference 216570. It is old.',
    'The self-winding calibre 3187 powers this Rolex Explorer II, reference 216570, made in Switzerland in 2020. It is old.',
  ],
  [
    'Rolex fitted this 2020 Explorer, reference 214270, with it. The watch runs on a calibre.',
    'Rolex fitted this 2020 Explorer, reference 214270, with it. The watch was made in Switzerland and runs on a calibre.',
  ],
  [
    'Blancpain fitted this 2022 Bathyscaphe, reference 5000, with it. The reference first appeared in 2013. Watch only.',
    'Blancpain fitted this Bathyscaphe, reference 5000, with it. The reference first appeared in 2013, and this example was made in Switzerland in 2022. Watch only.',
  ],
  [
    'This steel Omega Railmaster from 2024 is old. ‹The line is new.› The black dial is paired with a strap.',
    'This steel Omega Railmaster from 2024 is old. ‹The line is new.› The watch, made in Switzerland, has a black dial and a strap.',
  ],
  [
    'A. Lange & Söhne fitted this 1815 from 2013, reference 233.032, with it. It has a steel case and is rated.',
    'A. Lange & Söhne fitted this 1815 from 2013, reference 233.032, with it. The watch, made in Switzerland, has a steel case and is rated.',
  ],
  [
    'Rolex made the 40 mm case of this 2020 Explorer, reference 214270, in steel. It is old. The reference first appeared in 2013. Watch only.',
    'Rolex made the 40 mm case of this Explorer, reference 214270, in steel. It is old. The reference first appeared in 2013, and this example was made in Switzerland in 2020. Watch only.',
  ],
  [
    'Rolex fitted this 2020 Explorer, reference 214270, with it, which has a reserve. The watch has a black dial and a strap.',
    'Rolex fitted this 2020 Explorer, reference 214270, with it, which has a reserve. The watch, made in Switzerland, has a black dial and a strap.',
  ],
  [
    'On this Chanel J12, reference H5697, it goes with it. A self-winding movement gives the watch a date display. Watch only.',
    'On this Chanel J12, reference H5697, it goes with it. The watch, made in Switzerland, runs on a self-winding movement and has a date display. Watch only.',
  ],
])('“%s” is told as “%s”', (written, told) => {
  expect(countryTold(written, made)).toBe(told);
});

test('rows near each other tell of it in different places', () => {
  const text = 'Rolex fitted this Explorer with it. The watch runs on a calibre.';
  expect(inRows([101, 102], (rows) => countryTold(text, made, rows))).toEqual([
    'Rolex fitted this Explorer with it. The watch was made in Switzerland and runs on a calibre.',
    'Rolex fitted this Explorer with it. The watch, made in Switzerland, runs on a calibre.',
  ]);
});

test('of rows near each other one begins with a name and its country', () => {
  const text =
    'This 2020 Rolex Explorer, reference 124270, is in steel. The watch has a black dial.';
  const near = inRows([201, 202, 203], (rows) => countryTold(text, made, rows));
  expect(near.filter((told) => told.startsWith('This Rolex Explorer, reference'))).toHaveLength(1);
});

test('the last year of a reference is not told twice in its sentence', () => {
  const text =
    'Rolex fitted this 2020 Explorer, reference 1, with it. The reference was made from 2016 to ';
  const told = (to: number) => countryTold(`${text}${to}. The watch needs it.`, made);
  expect(told(2021)).toContain('to 2021, and this example was made in Switzerland in 2020.');
  expect(told(2020)).not.toContain('and this example');
});

test('where nothing is left to tell a text stays as it is', () => {
  expect(countryTold('This is old.', undefined)).toBe('This is old.');
});

test('of rows near each other one tells reference, country and year together', () => {
  const text =
    'Inside this 2020 Rolex Explorer, reference 124270, is a calibre. The watch has a black dial.';
  const near = inRows([301, 302, 303, 304, 305, 306], (rows) => countryTold(text, made, rows));
  expect(near.filter((told) => told.includes('124270, made in'))).toHaveLength(1);
  expect(near).not.toContain(text);
});

test.each([
  [
    'This 2020 Rolex Explorer, reference 124270, is old. The reference was introduced in 2016.',
    'This Rolex Explorer, made in Switzerland in 2020, is old. Its reference, 124270, was introduced in 2016.',
  ],
  [
    'This 2020 Rolex Explorer, reference 124270, is old. The reference was made from 2016 to 2020.',
    'This Rolex Explorer, made in Switzerland in 2020, is old. Its reference, 124270, was made from 2016 to 2020.',
  ],
])('the reference of “%s” is told with its years', (written, told) => {
  const near = inRows([401, 431, 461], (rows) => countryTold(written, made, rows));
  expect(near).toContain(told);
});

test('a jewel near a watch is told in another way', () => {
  const watch = 'This 2020 Rolex Explorer, reference 124270, is in steel.';
  const jewel = 'This Damiani ring, made in Italy in 2025, is old.';
  const rows = new RowsTold();
  expect(countryTold(jewel, undefined, rows.begin(501))).toBe(jewel);
  countryTold(watch, made, rows.begin(511));
  expect(countryTold(jewel, undefined, rows.begin(512))).toBe(
    'Made in Italy in 2025, this Damiani ring is old.',
  );
  expect(countryTold(jewel, undefined, rows.begin(513))).toBe(jewel);
});

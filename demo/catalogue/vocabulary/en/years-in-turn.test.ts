/** @jest-environment node */
import { RowsTold } from '../rows-told';
import { yearsInTurn } from './years-in-turn';

const opening = 'This 2023 Rolex Explorer, reference 124270, has a black dial.';
const case_ = 'The steel case is water-resistant to 100 metres.';
const condition = 'Never worn.';
const text = (years: string, rest = `${case_} ${condition}`) => `${opening} ${years} ${rest}`;

test('of rows near each other one tells the years after its opening, others after all of the watch', () => {
  const rows = new RowsTold();
  const years = 'The reference was launched in 2021.';
  expect(yearsInTurn(text(years), rows.begin(1))).toBe(text(years));
  expect(yearsInTurn(text(years), rows.begin(3))).toBe(
    `${opening} ${case_} The reference first appeared in 2021. ${condition}`,
  );
  expect(yearsInTurn(text('The reference was launched in 2019.'), rows.begin(8))).toBe(
    text('The reference was launched in 2019.'),
  );
});

test('nothing moves before another year, between two sentences of the watch or with its own year', () => {
  const rows = new RowsTold();
  const line = 'The Explorer was introduced in 1953.';
  const before = text('The reference was made from 2016 to 2021.', `${case_} ${line}`);
  expect(yearsInTurn(text('The reference was made from 2016 to 2020.'), rows.begin(21))).toContain(
    '2020.',
  );
  expect(yearsInTurn(before, rows.begin(22))).toBe(before);
  const twice = 'The watch is old. The reference was made from 2001 to 2007. The watch has a dial.';
  expect(yearsInTurn(twice, rows.begin(23))).toBe(twice);
  const own = text(
    'The reference was launched in 2017, and this example was made in Japan in 2020.',
  );
  expect(yearsInTurn(own, rows.begin(24))).toBe(own);
});

test('a text with no row stays as it is', () => {
  expect(yearsInTurn(opening)).toBe(opening);
});

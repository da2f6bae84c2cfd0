/** @jest-environment node */
import { RowsTold } from '../rows-told';
import { yearsInTurn } from './years-in-turn';

const first = 'Rolex Sea-Dweller — швейцарские часы 2025 года.';
const still = `${first} Референс 126600 выпускают с 2017 года. Циферблат чёрный.`;
const once = `${first} Референс 214270 выпускали с того же 2010-го по 2021 год. Циферблат чёрный.`;

/** In the rows of one catalogue. */
function inRows(texts: readonly string[]): string[] {
  const rows = new RowsTold();
  return texts.map((text, index) => yearsInTurn(text, rows.begin(index + 1)));
}

const told = (texts: readonly string[]) =>
  inRows(texts).map((text) => text.slice(first.length + 1, -18));

test('the years of a reference that is made still are told in several ways by turns', () => {
  expect(told([still, still, still, still])).toEqual([
    'Референс 126600 выпускают с 2017 года.',
    'Производство референса 126600 началось в 2017 году.',
    'Референс 126600 в каталоге марки с 2017 года.',
    'Марка выпускает референс 126600 с 2017 года.',
  ]);
});

test('so are those of a reference that is made no more', () => {
  expect(told([once, once, once, once])).toEqual([
    'Референс 214270 выпускали с того же года по 2021-й.',
    'Референс 214270 начали выпускать в том же году, а в 2021-м сняли с производства.',
    'Референс 214270 был в каталоге марки с того же года по 2021-й.',
    'Марка выпускала референс 214270 с того же года по 2021-й.',
  ]);
});

test('a maker named just before is not named again', () => {
  const named = still.replace(first, 'Марка Rolex сделала эти часы.');
  const ways = inRows([named, named, named, named]);
  expect(ways.filter((text) => /[^^]арка|марки/.test(text.slice(5)))).toEqual([]);
});

test('of a house its house is told, and of this reference this one', () => {
  const cartier = 'Santos de Cartier — часы. Этот референс выпускают с 2018 года.';
  expect(inRows([cartier, cartier, cartier, cartier]).map((text) => text.slice(26))).toEqual([
    'Этот референс выпускают с 2018 года.',
    'Производство этого референса началось в 2018 году.',
    'Этот референс в каталоге дома с 2018 года.',
    'Дом выпускает этот референс с 2018 года.',
  ]);
});

test('a text in no row keeps its words', () => {
  expect(yearsInTurn(still)).toBe(still);
});

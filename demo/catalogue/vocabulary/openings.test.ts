/** @jest-environment node */
import { languageCodes } from '../../../src/config/languages';
import { generateCatalogue } from '../generate/generate';
import { perLanguage } from '../lookups/per-language';
import { likenesses } from './likenesses';
import { lineUnmarked } from './line-first';
import { Openings, type Opening } from './openings';

const firstOf = (opening: string) => opening.split(/\.(?: |$)/)[0] ?? '';
const alike = { shapeOf: firstOf, sentenceOf: firstOf, lineOf: firstOf, startOf: () => '' };
/** An opening that no line begins. */
const plain = (template: string): Opening => ({ template, line: null });
const rows = 40;

test('a first sentence that two openings share counts once, and of the two the one told less often comes', () => {
  const all = ['{maker} of {year}.', 'This {maker}. It is old.', 'This {maker}. It is new.'].map(
    plain,
  );
  const told = new Openings(alike).spread(Array.from({ length: 4 }, () => all));
  expect(told).toEqual([all[0], all[1], all[0], all[2]]);
});

test('a row gives its opening up to one that has no other', () => {
  const openings = new Openings(alike);
  const [first, second, third] = [plain('The {maker}.'), plain('This {maker}.'), plain('{maker}.')];
  expect(openings.spread([[first, second], [second, third], [first]])).toEqual([
    second,
    third,
    first,
  ]);
  // Rows that are told already keep theirs.
  const old = plain('Old {maker}.');
  expect(openings.spread([[third, old]])).toEqual([old]);
});

test('a row may be told with another opening, of those left the one least like its neighbours', () => {
  const openings = new Openings(alike);
  openings.spread([[plain('The {maker}.')], [plain('This {maker}.')], [plain('{maker}.')]]);
  const old = plain('An old {maker}.');
  expect(openings.change(1, [plain('The {maker}.'), old])).toBe(old);
  expect(() => openings.change(1, [])).toThrow(RangeError);
});

test('a row behind it gives its opening up to one that is told otherwise after all', () => {
  const openings = new Openings(alike);
  const [first, second, third] = [plain('The {maker}.'), plain('This {maker}.'), plain('{maker}.')];
  openings.spread([[first], [second, third]]);
  expect(openings.change(0, [second])).toBe(second);
  expect(openings.at(1)).toBe(third);
});

test('a line comes before the item where it can, and before another only where both differ', () => {
  const template = '{noteFirst} This {maker}.';
  const born = { template, line: 'It was born in 1953.' };
  const known = { template, line: 'It is known for its dial.' };
  const item = plain('The {maker}.');
  const told = new Openings({ ...alike, lineOf: (line) => line.slice(0, 6) }).spread([
    [item, born],
    [item, { template, line: 'It was drawn in 1972.' }],
    [plain('{maker}.'), known],
  ]);
  expect(told).toEqual([born, item, known]);
});

test('of lines as good the one that was told less often comes', () => {
  const led = ['It was born in 1953.', 'A diver drew it.'].map((line) => ({
    template: 'This {maker}.',
    line,
  }));
  const between = Array.from({ length: rows }, (_, row) => [plain(`The ${String(row)} {maker}.`)]);
  const told = new Openings(alike).spread([led, ...between, led]);
  expect([told.at(0), told.at(-1)]).toEqual(led);
});

describe('of forty openings in a row', () => {
  const spy = jest.spyOn(Openings.prototype, 'spread');
  generateCatalogue();
  const contexts = [...new Set(spy.mock.contexts as Openings[])];
  const told = perLanguage((host) => {
    // As the texts were composed in the end: some rows were told with another opening after all.
    const openings = contexts[languageCodes.indexOf(host)];
    if (openings === undefined) throw new Error(`no openings on ${host}`);
    return Array.from({ length: 800 }, (_, row) => openings.at(row));
  });
  spy.mockRestore();
  const pairsOf = (row: readonly string[]) =>
    row.flatMap((one, index) =>
      row.slice(index + 1, index + rows).filter((other) => other === one),
    );

  it.each(languageCodes)('no two have the same first sentence on %s', (host) => {
    const firsts = told[host].map(({ template, line }) => line ?? firstOf(template));
    expect(firsts).not.toContain('');
    expect(pairsOf(firsts)).toEqual([]);
  });

  it.each(languageCodes)('few name the piece in the same words on %s', (host) => {
    const pairs = pairsOf(told[host].map(({ template }) => firstOf(template)));
    expect((pairs.length / told[host].length) * (rows / 2)).toBeLessThan(5);
  });

  it.each(languageCodes)('hardly two are built alike on %s', (host) => {
    const { sentenceOf, lineOf } = likenesses[host];
    const pairs = pairsOf(
      told[host].map(({ template, line }) =>
        line === null ? sentenceOf(template) : lineOf(lineUnmarked(line)),
      ),
    );
    // Of the forty windows in which the first of a pair stands, half hold the second too, on average.
    expect((pairs.length / told[host].length) * (rows / 2)).toBeLessThan(0.4);
  });
});

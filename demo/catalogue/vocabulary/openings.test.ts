/** @jest-environment node */
import { languageCodes } from '../../../src/config/languages';
import { generateCatalogue } from '../generate/generate';
import { perLanguage } from '../lookups/per-language';
import { likenesses } from './likenesses';
import { Openings } from './openings';

const firstOf = (opening: string) => opening.split(/\.(?: |$)/)[0] ?? '';
const alike = { shapeOf: firstOf, sentenceOf: firstOf, startOf: () => '' };
const rows = 40;

test('a first sentence that two openings share counts once, and of the two the one told less often comes', () => {
  const all = ['{maker} of {year}.', 'This {maker}. It is old.', 'This {maker}. It is new.'];
  const told = new Openings(alike).spread(Array.from({ length: 4 }, () => all));
  expect(told).toEqual([all[0], all[1], all[0], all[2]]);
});

test('a row gives its opening up to one that has no other', () => {
  const openings = new Openings(alike);
  const [first, second, third] = ['The {maker}.', 'This {maker}.', '{maker}.'] as const;
  expect(openings.spread([[first, second], [second, third], [first]])).toEqual([
    second,
    third,
    first,
  ]);
  // Rows that are told already keep theirs.
  expect(openings.spread([[third, 'Old {maker}.']])).toEqual(['Old {maker}.']);
});

test('a row may be told with another opening, of those left the one least like its neighbours', () => {
  const openings = new Openings(alike);
  openings.spread([['The {maker}.'], ['This {maker}.'], ['{maker}.']]);
  expect(openings.change(1, ['The {maker}.', 'An old {maker}.'])).toBe('An old {maker}.');
  expect(() => openings.change(1, [])).toThrow(RangeError);
});

describe('of forty openings in a row', () => {
  const spy = jest.spyOn(Openings.prototype, 'spread');
  generateCatalogue();
  const contexts = [...new Set(spy.mock.contexts as Openings[])];
  const told = perLanguage((host) => {
    // As the texts were composed in the end: some rows were told with another opening after all.
    const openings = contexts[languageCodes.indexOf(host)];
    return Array.from({ length: 800 }, (_, row) => openings?.at(row) ?? '');
  });
  spy.mockRestore();
  const pairsOf = (row: readonly string[]) =>
    row.flatMap((one, index) =>
      row.slice(index + 1, index + rows).filter((other) => other === one),
    );

  it.each(languageCodes)('no two have the same first sentence on %s', (host) => {
    const firsts = told[host].map(firstOf);
    expect(firsts).not.toContain('');
    expect(pairsOf(firsts)).toEqual([]);
  });

  it.each(languageCodes)('hardly two are built alike on %s', (host) => {
    const { sentenceOf } = likenesses[host];
    const pairs = pairsOf(told[host].map((opening) => sentenceOf(opening)));
    // Of the forty windows in which the first of a pair stands, half hold the second too, on average.
    expect((pairs.length / told[host].length) * (rows / 2)).toBeLessThan(0.5);
  });
});

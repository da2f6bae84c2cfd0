/** @jest-environment node */
import { languageCodes } from '../../../../src/config/languages';
import { type Condition } from '../../../../src/config/item-labels';
import { watchModels } from '../../models/watches/all';
import { languages } from '../../vocabulary/languages';
import { createDice } from '../dice';
import { makeWatch } from './watch';

const place = { index: 1000, ordinal: 1000 };

/** Which of three things is told of watches of one reference in one condition. */
function toldOf(reference: string, condition: Condition): number[] {
  const models = watchModels.filter((model) => model.reference === reference);
  const drafts = Array.from({ length: 500 }, (_, seed) => createDice(seed)).flatMap((dice) =>
    models.map((model) => makeWatch(model, place, dice)),
  );
  const told = drafts
    .filter(({ item }) => item.condition === condition)
    .map(({ facts }) => Math.floor(facts.condition * 3));
  return [...new Set(told)].sort();
}

test.each(languageCodes)('on %s three things can be told of every condition of a watch', (host) => {
  const { conditions } = languages[host].clock.story;
  expect(Object.values(conditions).map((list) => list.length)).toEqual([3, 3, 3, 3, 3]);
});

test.each([
  ['no bezel', 'SBGA413'],
  ['an insert', '126711CHNR'],
  ['a bezel of ceramic', '116500LN'],
  ['a bezel of diamonds', 'SP35C6SDS.1T'],
])('no dent is told of the bezel of a watch with %s', (_, reference) => {
  expect(toldOf(reference, 'has_defects')).toEqual([0, 1]);
});

test('a dent may be told of a bezel of metal', () => {
  expect(toldOf('126334', 'has_defects')).toEqual([0, 1, 2]);
});

test('nothing is told of the clasp of a coil', () => {
  expect(toldOf('SP35C6SDS.1T', 'natural_wear')).toEqual([1]);
});

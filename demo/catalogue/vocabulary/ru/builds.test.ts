/** @jest-environment node */
import { buildOf } from './builds';
import { openings as ofAccessories } from './accessory-openings';
import { story as art } from './art';
import { openings as ofWatches } from './clock-openings';
import { openings as ofJewelry } from './jewelry-sentences';

const buildsOf = (openings: readonly string[]) => new Set(openings.map(buildOf));

test.each([
  ['watches', ofWatches, 36],
  ['jewelry', ofJewelry, 18],
  ['accessories', ofAccessories, 16],
  ['works of art', art.facts.opening, 9],
])('%s open in many ways that are really different', (_, openings, least) => {
  expect(buildsOf(openings).size).toBeGreaterThanOrEqual(least);
});

test('every opening is built in a way that has a name', () => {
  const all = [...ofWatches, ...ofJewelry, ...ofAccessories, ...art.facts.opening];
  expect(all.filter((opening) => buildOf(opening).includes('{'))).toEqual([]);
});

test.each([
  [
    '{this} {piece} {maker} {model} {finish} — из {colouredOnly}; {made} {madeIn} в {year} году.',
    '{this} {piece} {maker} {model} — из {material}; {made} {madeInOnly}.',
  ],
  [
    'эти {gender} часы {maker} {model} с {faceIns} и {strap} изготовлены {madeIn} в {year} году.',
    '{piece} {model} {finish} дома {maker} из {colouredOnly} {crafted} {madeInOnly}.',
  ],
  [
    '{country}, {year} год: {piece} {maker} {model} из {materialOnly}.',
    '{country}, {exact} год: {kind} «{work}» {authorOf}.',
  ],
])('a build is the same of a thing of any kind and of any detail: %s', (one, other) => {
  expect(buildOf(one)).toBe(buildOf(other));
});

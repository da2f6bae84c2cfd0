/** @jest-environment node */
import { likeness } from './likeness';

const { shapeOf, startOf } = likeness;

test.each([
  [
    'часы {maker} {model} {strap} сделаны {madeIn} в {year} году{notWomens}.',
    'эти {gender} часы {maker} {model} с {faceIns} и {strap} собраны {madeIn} в {year} году.',
  ],
  [
    'Этот экземпляр {maker} {model} {strap} сделан {madeIn} в {year} году.',
    'Этот экземпляр {maker} {model} с запасом хода в {reserve} сделан {madeIn} в {year} году.',
  ],
  [
    '{maker} {model} {strap} — часы {year} года с {faceIns}.',
    '{maker} {model} — {gender} часы {year} года {strap}.',
  ],
  [
    'эти часы {maker} {model} с калибром ~ выпущены в {year} году. Механизм {movement}.',
    '{gender} часы {maker} {model} с калибром ~ сделаны {madeIn} в {year} году. Механизм {movement}.',
  ],
  [
    '{piece} {model} из {materialOnly} — работа дома {maker}, созданная {madeInOnly}.',
    '{piece} {model} из {material} {motifPhrase} — работа дома {maker}, созданная {madeIn} в {year} году.',
  ],
])('openings that differ in what is passed over are of one shape: %s', (one, other) => {
  expect(shapeOf(one)).toBe(shapeOf(other));
});

test.each([
  [
    'часы {maker} {model} {strap} выпущены в {year} году.',
    'часы {maker} {model} с запасом хода в {reserve} выпущены в {year} году.',
  ],
  [
    'часы {maker} {model} {strap} выпущены в {year} году.',
    'в {year} году {madeIn} сделаны эти часы {maker} {model} {strap}.',
  ],
  [
    '{maker} {model}, {piece} из {material}, {made} {madeIn} в {year} году.',
    '{maker} {model} — {piece} из {material}, {madePart} {madeIn} в {year} году.',
  ],
  [
    '{piece} {maker} {model} из {material} {made} {madeIn} в {year} году.',
    '{piece} {maker} {model} {finish} из {colouredOnly} {made} {madeIn} в {year} году.',
  ],
])('what else is told, and in which order, makes another shape: %s', (one, other) => {
  expect(shapeOf(one)).not.toBe(shapeOf(other));
});

test('openings that start with one word start alike', () => {
  expect(startOf('эти часы {maker} {model}.')).toBe(startOf('эти {gender} часы {maker} {model}.'));
});

/** @jest-environment node */
import { likeness } from './likeness';

const { shapeOf, startOf } = likeness;

test.each([
  [
    'Часы {maker} {model} {strap} сделаны {madeIn} в {year} году.',
    'Эти {gender} часы {maker} {model} {strap} собраны {madeIn} в {year} году.',
  ],
  [
    'Эти часы {maker} {model} сделаны в {year} году; референс {reference} выпускают с {since} года.',
    'Часы {maker} {model}, референс {reference}, выпущены в {year} году.',
  ],
  [
    '{maker} {model} — часы {year} года {strap}.',
    '{maker} {model} — {gender} часы {year} года из {materialOnly}.',
  ],
  [
    '{this} {piece} {maker} {model} из {materialOnly} {crafted} {madeIn} в {year} году.',
    '{piece} {model} из {materialOnly} {made} домом {maker} {madeInOnly} в {year} году.',
  ],
])('openings that differ in what is passed over are of one shape: %s', (one, other) => {
  expect(shapeOf(one)).toBe(shapeOf(other));
});

test('what else is told of a thing makes another shape', () => {
  expect(shapeOf('Часы {maker} {model} {strap} выпущены в {year} году.')).not.toBe(
    shapeOf('Часы {maker} {model} с {faceIns} и {strap} выпущены в {year} году.'),
  );
});

test('openings that start with one word start alike', () => {
  expect(startOf('Эти часы {maker} {model}.')).toBe(startOf('Эти {gender} часы {maker} {model}.'));
});

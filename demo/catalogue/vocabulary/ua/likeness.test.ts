/** @jest-environment node */
import { likeness } from './likeness';

const { shapeOf, startOf } = likeness;

test('openings that differ in names and materials alone have one shape', () => {
  expect(shapeOf('{maker} {model} — {piece} {colouredOnly}, {madePart} {madeIn}.')).toBe(
    shapeOf('{maker} {model} {finish} — {piece} {materialOnly}, {madePart} {madeIn} {year} року.'),
  );
  expect(shapeOf('{maker} {model} — {piece} {year} року.')).not.toBe(
    shapeOf('{maker} {model} — {piece} {material}.'),
  );
});

test('openings with one first word start alike', () => {
  expect(startOf('Марка {maker} виготовила {pieceAcc}.')).toBe(startOf('Марка {maker} випустила.'));
});

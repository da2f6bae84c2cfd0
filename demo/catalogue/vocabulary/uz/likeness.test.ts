/** @jest-environment node */
import { closingsVaried } from './closings';
import { likeness } from './likeness';

const { shapeOf, startOf } = likeness;

test('openings of different kinds look alike where a reader sees one sentence', () => {
  const watch =
    'Bu {model} soatini {maker} {year}-yilda {madeIn} yigʻgan, referensi — {reference}.';
  const bag = 'Bu {model} {pieceOf}ni ({finish}) {maker} {year}-yilda {madeIn} tayyorlagan.';
  expect(shapeOf(watch)).toBe(shapeOf(bag));
  expect(shapeOf(watch)).not.toBe(
    shapeOf('Bu {model} ({reference} referensi) — {maker} {year}-yilda {madeIn} yigʻgan soat.'),
  );
});

test('every name begins an opening alike, and what has no shape is its own', () => {
  expect(startOf('{maker} {model} eski.')).toBe(startOf('{model} — eski.'));
  expect(shapeOf('“{work}” eski.')).toBe('“{work}” eski.');
});

test('what two neighbours have is told to each in other words', () => {
  const told = [7, 8, 9].map((row) => closingsVaried('Qutisi va hujjatlari bilan sotiladi.', row));
  expect(new Set(told).size).toBe(3);
});

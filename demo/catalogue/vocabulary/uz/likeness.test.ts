/** @jest-environment node */
import { closingsVaried } from './closings';
import { likeness } from './likeness';

const { shapeOf, startOf, sentenceOf = shapeOf } = likeness;

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

test('openings that differ only in what comes before the name are one sentence', () => {
  const made = 'bu {maker} {model} soati {year}-yilda {madeIn} yigʻilgan. Referensi — {reference}.';
  const seen = [
    '{materialOnly} korpusli',
    '{functionsOnly} bilan jihozlangan',
    '{gender}ga moʻljallangan',
    'Diametri {mmOf} mm boʻlgan',
  ].map((own) => sentenceOf(`${own} ${made}`));
  expect(new Set(seen).size).toBe(1);
  expect(seen).not.toContain(sentenceOf(`{madeIn} {year}-yilda yigʻilgan ${made}`));
  expect(sentenceOf('{year}-yilda {maker} bu {model} soatini {madeIn} yigʻgan.')).toBe(
    sentenceOf('{year}-yilda {maker} bu {model} {pieceOf}ni ({finish}) {madeIn} tayyorlagan.'),
  );
});

test('openings with a calibre are one sentence', () => {
  expect(
    sentenceOf('{maker} {year}-yilda {madeIn} yigʻgan bu {model} soatida {movement} ishlaydi.'),
  ).toBe(
    sentenceOf('{year}-yilgi {maker} {model} soati {madeIn} yigʻilgan, unda {quartz} ishlaydi.'),
  );
});

test.each([
  [
    'Bu {model} soatini {maker} {year}-yilda {madeIn} yigʻgan, referensi — {reference}.',
    '{materialOnly} korpusli bu {model} soatini {maker} {year}-yilda {madeIn} yigʻgan.',
  ],
  [
    '{year}-yilda {madeIn} yigʻilgan bu soat — {maker} {model} ({reference} referensi).',
    '{madeIn} {year}-yilda {materialOnly}dan yasalgan bu soat — {maker} {model} ({reference} referensi).',
  ],
  [
    '{year}-yilda {maker} bu {model} {pieceOf}ni ({finish}) {madeIn} tayyorlagan.',
    'Bu {model} {pieceOf}ni ({finish}) {maker} {year}-yilda {madeIn} tayyorlagan.',
  ],
  [
    'Bu {gender} soati — {year}-yilda {madeIn} yigʻilgan {maker} {model} ({reference} referensi).',
    '{madeIn} {year}-yilda {materialOnly}dan yasalgan bu soat — {maker} {model} ({reference} referensi).',
  ],
  [
    'Bu {gender} soati — {year}-yilda {madeIn} yigʻilgan {maker} {model} ({reference} referensi).',
    'Bu {piece} — {maker} {model} ({finish}), u {year}-yilda {madeIn} {materialOnly}dan ishlangan.',
  ],
  [
    '{maker} {year}-yilda {madeIn} yigʻgan {model} soatining korpusi {materialOnly}dan, diametri {mmOnly} mm, {bezel}. Referensi — {reference}.',
    '{maker} {year}-yilda {madeIn} yigʻgan {model} soatining {strapName}. Referensi — {reference}.',
  ],
  [
    'Bu {maker} {model} {gender} soati ({reference} referensi) {madeIn} {year}-yilda yigʻilgan.',
    '{maker} {model} {pieceOf} {year}-yilda {madeIn} {fineness}-probali {material}dan yasalgan.',
  ],
  [
    '{maker} brendining {model} soati {year}-yilda {madeIn} yigʻilgan. Referensi — {reference}.',
    'Bu {maker} {model} soati {madeIn} {year}-yilda yigʻilgan, {strapName}. Referensi — {reference}.',
  ],
  [
    'Bu {maker} {model} soati {year}-yilda {madeIn} yigʻilgan, uning {reference} referensi esa {since}-yilda taqdim etilgan.',
    '{maker} {model} soati {year}-yilda {madeIn} yigʻilgan, {reference} referensi esa {from}-yildan {to}-yilgacha ishlab chiqarilgan.',
  ],
  [
    '{maker} {model} ({reference} referensi) — {year}-yilda {madeIn} yigʻilgan, {materialOnly} korpusli soat.',
    '{year}-yilgi {maker} {model} ({finish}) — {madeIn} tayyorlangan {piece}.',
  ],
  [
    'Poʻlat korpusli bu soat — {year}-yilda {madeIn} yigʻilgan {maker} {model}.',
    '{maker} {year}-yilda {madeIn} {materialOnly}dan yasagan bu soat — {model}, referensi — {reference}.',
  ],
  [
    '{materialOnly} korpusli bu {maker} {model} soati {year}-yilda {madeIn} yigʻilgan. Referensi — {reference}.',
    '{motifPhrase} bu {maker} {model} {pieceOf} {year}-yilda {madeIn} {fineness}-probali {material}dan yasalgan.',
  ],
])(
  'openings that differ only in their order, their metal or their kind are one sentence: %s',
  (one, other) => {
    expect(sentenceOf(one)).toBe(sentenceOf(other));
  },
);

test.each([
  [
    '{year}-yilda {madeIn} yigʻilgan bu soat — {maker} {model} ({reference} referensi).',
    '{madeIn} {year}-yilda yigʻilgan bu {maker} {model} soatiga {movement} oʻrnatilgan; yurish zaxirasi {reserve}. Referensi — {reference}.',
  ],
  [
    'Bu {maker} {model} soati {year}-yilda {madeIn} yigʻilgan, uning {reference} referensi esa {since}-yilda taqdim etilgan.',
    '{maker} {model} soati {year}-yilda {madeIn} yigʻilgan, {reference} referensi esa {from}-yildan {to}-yilgacha ishlab chiqarilgan.',
  ],
  [
    'Bu {maker} {model} soati {year}-yilda {madeIn} yigʻilgan, siferblati {face}. Referensi — {reference}.',
    '{maker} {model} soati {year}-yilda {madeIn} yigʻilgan, ichida {quartz} ishlaydi. Referensi — {reference}.',
  ],
  [
    'Bu {model} {pieceOf}ni {maker} {year}-yilda {madeIn} {fineness}-probali {material}dan yasagan.',
    '{year}-yilda {maker} bu {model} {pieceOf}ni {madeIn} {fineness}-probali {material}dan yasagan.',
  ],
  [
    'Bu soat — {year}-yilda {madeIn} yigʻilgan {maker} {model}, siferblati {face}. Referensi — {reference}.',
    'Bu {gender} soati — {year}-yilda {madeIn} yigʻilgan {maker} {model} ({reference} referensi).',
  ],
  [
    '{maker} {year}-yilda {madeIn} {materialOnly}dan yasagan bu soat — {model}, referensi — {reference}.',
    '{maker} {year}-yilda {madeIn} yigʻgan {model} soatining {strapName}. Referensi — {reference}.',
  ],
  [
    '{madeIn} {year}-yilda yigʻilgan bu {maker} {model} soatining siferblati {face}.',
    '{year}-yilda {madeIn} {fineness}-probali {material}dan yasalgan bu {piece} — {maker} {model}.',
  ],
  [
    '{maker} {model} soati {year}-yilda {madeIn} yigʻilgan, ichida {quartz} ishlaydi. Referensi — {reference}.',
    '{maker} {model} soati {year}-yilda {madeIn} yigʻilgan, {strapName}. Referensi — {reference}.',
  ],
  [
    '{materialOnly} korpusli bu {model} soatini {maker} {year}-yilda {madeIn} yigʻgan.',
    '{maker} bu {model} soatini {year}-yilda {madeIn} yigʻgan, referensi — {reference}.',
  ],
])('openings that begin alike are of one shape, whatever follows: %s', (one, other) => {
  expect(shapeOf(one)).toBe(shapeOf(other));
});

test('what ends as a watch for somebody is of one shape, and what tells of its model is as well', () => {
  expect(
    shapeOf(
      '{maker} {model} ({country}, {year}-yil) — {materialOnly} korpusli {gender} soati. Referensi — {reference}.',
    ),
  ).toBe(
    shapeOf(
      '{model} ({reference} referensi) — {maker} brendining {year}-yilda {madeIn} yigʻilgan {gender} soati.',
    ),
  );
  expect(
    shapeOf('{piece} {year}-yilda {madeIn} tayyorlangan, modeli — {maker} {model} ({finish}).'),
  ).toBe(
    shapeOf(
      'Bu soatni {maker} {year}-yilda {madeIn} yigʻgan, modeli — {model}, referensi — {reference}.',
    ),
  );
});

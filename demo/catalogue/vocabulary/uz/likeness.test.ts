/** @jest-environment node */
import { RowsTold } from '../rows-told';
import { Openings } from '../openings';
import { accessoryOpenings } from './accessory-openings';
import * as art from './art';
import { clockOpenings } from './clock-openings';
import { closingsVaried } from './closings';
import { jewelryOpenings } from './jewelry-openings';
import { buildOf, likeness } from './likeness';
import { accessoriesByFact, clocksByFact, jewelsByFact } from './openings-by-fact';
import { accessoriesByOrder, jewelsByOrder } from './openings-by-order';

const { shapeOf, startOf, sentenceOf } = likeness;

test('openings of different kinds look alike where a reader sees one sentence', () => {
  const watch =
    'Bu {model} soatini {maker} {year}-yilda {madeIn} yigʻgan, referensi — {reference}.';
  const bag = 'Bu {model} {pieceOf}ni ({finish}) {maker} {year}-yilda {madeIn} tayyorlagan.';
  expect(sentenceOf(watch)).toBe(sentenceOf(bag));
  expect(shapeOf(watch)).toBe(shapeOf(bag));
  expect(shapeOf(watch)).not.toBe(
    shapeOf('Bu {model} ({reference} referensi) — {maker} {year}-yilda {madeIn} yigʻgan soat.'),
  );
});

test('every name begins an opening alike, and what has no build is its own', () => {
  expect(startOf('{maker} {model} eski.')).toBe(startOf('{model} — eski.'));
  expect(sentenceOf('“{work}” eski.')).toBe('“{work}” eski');
});

test('what two neighbours have is told to each in other words', () => {
  const rows = new RowsTold();
  const told = [7, 8, 9].map((row) =>
    closingsVaried('Qutisi va hujjatlari bilan sotiladi.', rows.begin(row)),
  );
  expect(new Set(told).size).toBe(3);
});

test('openings that differ only in what comes before the name are one sentence', () => {
  const made = 'bu {maker} {model} soati {year}-yilda {madeIn} yigʻilgan. Referensi — {reference}.';
  const seen = [
    '{materialOnly} korpusli',
    '{functionsOnly} bor',
    '{gender}ga moʻljallangan',
    'Diametri {mmOf} mm boʻlgan',
  ].map((own) => sentenceOf(`${own} ${made}`));
  expect(new Set(seen).size).toBe(1);
  expect(seen).not.toContain(sentenceOf(`{madeIn} {year}-yilda yigʻilgan ${made}`));
  expect(sentenceOf('{year}-yilda {maker} bu {model} soatini {madeIn} yigʻgan.')).toBe(
    sentenceOf('{year}-yilda {maker} bu {model} {pieceOf}ni ({finish}) {madeIn} tayyorlagan.'),
  );
});

test('openings of one build are of one shape where they tell the same detail as well', () => {
  const inside =
    '{maker} {year}-yilda {madeIn} yigʻgan bu {model} soatida {movement} ishlaydi, yurish zaxirasi {reserve}.';
  expect(shapeOf(inside)).toBe(
    shapeOf('{maker} {year}-yilda {madeIn} yigʻgan bu {model} soatida {quartz} ishlaydi.'),
  );
  const worn = '{maker} {year}-yilda {madeIn} yigʻgan {model} soatining {strapName}.';
  expect(sentenceOf(inside)).toBe(sentenceOf(worn));
  // A marked build is of one shape, so that it comes more seldom.
  expect(shapeOf(inside)).toBe(shapeOf(worn));
});

test.each([
  [
    'Bu {model} soatini {maker} {year}-yilda {madeIn} yigʻgan, referensi — {reference}.',
    '{materialOnly} korpusli bu {model} soatini {maker} {year}-yilda {madeIn} yigʻgan.',
  ],
  [
    '{maker} {model} ({reference} referensi) — {madeIn} {year}-yilda yigʻilgan, {materialOnly} korpusli soat.',
    'Bu {model} ({reference} referensi) — {maker} {year}-yilda {madeIn} yigʻgan soat.',
  ],
  [
    '{maker} {year}-yilda {madeIn} yigʻgan bu {model} soatida {movement} ishlaydi, yurish zaxirasi {reserve}. Referensi — {reference}.',
    '{maker} {year}-yilda {madeIn} yigʻgan {model} soatining korpusi {materialOnly}dan, diametri {mmOnly} mm, {bezel}. Referensi — {reference}.',
  ],
  [
    '{maker} {model} — {madeInOnly} {fineness}-probali {material}dan yasalgan {piece}, yili nomaʼlum.',
    '{maker} {model} ({finish}) — {madeInOnly} tayyorlangan {piece}, yili nomaʼlum.',
  ],
  [
    '{year}-yilgi bu {maker} {model} soatining siferblati {face}. Soat {madeIn} yigʻilgan, referensi — {reference}.',
    '{year}-yilgi bu {maker} {model} {pieceOf}ning furniturasi {hardwareOnly}. {piece} {madeIn} {colour} {material}dan ({finish}) tikilgan.',
  ],
  [
    '{year}-yilda {maker} bu {model} {pieceOf}ni ({finish}) {madeIn} tayyorlagan.',
    'Bu {model} {pieceOf}ni ({finish}) {maker} {year}-yilda {madeIn} tayyorlagan.',
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
    '{maker} {model} soati {year}-yilda {madeIn} yigʻilgan, siferblati {face}. Referensi — {reference}.',
    'Bu {maker} {model} soati {madeIn} {year}-yilda yigʻilgan, {strapName}. Referensi — {reference}.',
  ],
  [
    'Bu {maker} {model} soati {year}-yilda {madeIn} yigʻilgan, uning {reference} referensi esa {since}-yilda taqdim etilgan.',
    '{maker} {model} soati {year}-yilda {madeIn} yigʻilgan, {reference} referensi esa {from}-yildan {to}-yilgacha ishlab chiqarilgan.',
  ],
  [
    '{maker} {model} ({reference} referensi) — {madeIn} {year}-yilda yigʻilgan, {materialOnly} korpusli soat.',
    '{year}-yilgi {maker} {model} ({finish}) — {madeIn} tayyorlangan {piece}.',
  ],
  [
    '{year}-yilgi {maker} {model} soati ({reference} referensi) {madeIn} yigʻilgan.',
    '{gender}ga moʻljallangan bu {maker} {model} soati ({reference} referensi) {madeIn} {year}-yilda yigʻilgan.',
  ],
  [
    '{year}-yilgi {maker} {model} soatida {functionsOnly} bor.',
    '{year}-yilgi bu {maker} {model} soatining siferblati {face}.',
  ],
  [
    '{maker} {model} soatining {reference} referensi {since}-yilda taqdim etilgan, bu soat esa {year}-yilda {madeIn} yigʻilgan.',
    '{maker} {model} soati {year}-yilda {madeIn} yigʻilgan, {reference} referensi esa {since}-yilda taqdim etilgan.',
  ],
  [
    'Poʻlat korpusli bu soat — {year}-yilda {madeIn} yigʻilgan {maker} {model}.',
    'Bu — {year}-yilgi {maker} {model}. Soat {madeIn} yigʻilgan, referensi — {reference}.',
  ],
  [
    '{materialOnly} korpusli bu {maker} {model} soati {year}-yilda {madeIn} yigʻilgan. Referensi — {reference}.',
    '{motifPhrase} bu {maker} {model} {pieceOf} {year}-yilda {madeIn} {fineness}-probali {material}dan yasalgan.',
  ],
  [
    '{maker} {model} soatining korpusi {materialOnly}dan, diametri {mmOnly} mm, {bezel}. Soat {year}-yilda yigʻilgan.',
    '{maker} {model} soatining {form} korpusi {materialOnly}dan, eni {mm} mm, {bezel}. Soat {year}-yilda yigʻilgan.',
  ],
  [
    '{maker} {model} soatida {movement} ishlaydi, yurish zaxirasi {reserve}.',
    '{maker} {model} soatida {quartz} ishlaydi.',
  ],
  [
    '{year}-yilgi bu {maker} {model} soatini {movement} yuritadi; yurish zaxirasi {reserve}.',
    '{year}-yilgi bu {maker} {model} soatini {quartz} yuritadi.',
  ],
  [
    '{maker} {model} soatining mexanizmi — {movement}, yurish zaxirasi {reserve}.',
    '{maker} {model} soatida {movement} ishlaydi, yurish zaxirasi {reserve}.',
  ],
  [
    '{circa}-yil atrofida yaratilgan “{work}” — {maker} rassomlaridan birining asari.',
    '{circa}-yil atrofida yaratilgan “{work}” {maker}ga mansub, unda {palette}.',
  ],
  [
    '“{work}” — {exact}-yilda {maker}da yaratilgan {kind}.',
    '{maker} {model} ({finish}) — {year}-yilda {madeIn} tayyorlangan {piece}.',
  ],
  [
    '{maker} rassomlari “{work}” asarini {exact}-yilda yaratgan.',
    '{maker} rassomlaridan biri “{work}” asarini {circa}-yil atrofida yaratgan.',
  ],
])(
  'openings that differ only in their order, their metal or their kind are one sentence: %s',
  (one, other) => {
    expect(sentenceOf(one)).toBe(sentenceOf(other));
  },
);

test.each([
  [
    'Bu {maker} {model} soati {year}-yilda {madeIn} yigʻilgan, uning {reference} referensi esa {since}-yilda taqdim etilgan.',
    '{maker} {model} soati {year}-yilda {madeIn} yigʻilgan, {reference} referensi esa {from}-yildan {to}-yilgacha ishlab chiqarilgan.',
  ],
  [
    '{year}-yilgi bu {maker} {model} soatining korpusi {materialOnly}dan, diametri {mmOnly} mm, {bezel}. Soat {madeIn} yigʻilgan, referensi — {reference}.',
    '{year}-yilgi bu {maker} {model} soatining {form} korpusi {materialOnly}dan, eni {mm} mm, {bezel}. Soat {madeIn} yigʻilgan, referensi — {reference}.',
  ],
  [
    'Bu {model} {pieceOf}ni {maker} {year}-yilda {madeIn} {fineness}-probali {material}dan yasagan.',
    'Bu {model} soatini {maker} {year}-yilda {madeIn} yigʻgan, referensi — {reference}.',
  ],
  [
    '{madeIn} {year}-yilda yigʻilgan bu {maker} {model} soatining siferblati {face}.',
    '{year}-yilda {madeIn} yigʻilgan {maker} {model} soatining siferblati {face}; {strapName}.',
  ],
  [
    '{maker} {model} ({reference} referensi) — {madeIn} {year}-yilda yigʻilgan {gender} soati.',
    '{model} ({reference} referensi) — {maker} brendining {year}-yilda {madeIn} yigʻilgan {gender} soati.',
  ],
])('openings of one build that tell the same detail are of one shape: %s', (one, other) => {
  expect(shapeOf(one)).toBe(shapeOf(other));
});

test.each([
  [
    '{maker} {model} soati {year}-yilda {madeIn} yigʻilgan, ichida {quartz} ishlaydi. Referensi — {reference}.',
    '{maker} {model} soati {year}-yilda {madeIn} yigʻilgan, {strapName}. Referensi — {reference}.',
  ],
  [
    '{materialOnly} korpusli bu {model} soatini {maker} {year}-yilda {madeIn} yigʻgan.',
    '{maker} bu {model} soatini {year}-yilda {madeIn} yigʻgan, referensi — {reference}.',
  ],
])('openings of one build that tell another detail are of two shapes: %s', (one, other) => {
  expect(sentenceOf(one)).toBe(sentenceOf(other));
  expect(shapeOf(one)).not.toBe(shapeOf(other));
});

test('of watches in a row none is of a build that comes again within ten rows', () => {
  const usable = Object.values(clockOpenings)
    .flat()
    .map((template) => ({ template, line: null }));
  const openings = new Openings(likeness).spread(Array.from({ length: 60 }, () => usable));
  const told = openings.map(({ template }) => sentenceOf(template));
  const alike = told.filter((one, index) => told.slice(index + 1, index + 10).includes(one));
  expect(alike).toEqual([]);
});

test('a watch begins in few builds that jewels, accessories and art have as well', () => {
  const buildsOf = (...ofKinds: readonly (readonly string[])[]) =>
    new Set(ofKinds.flat().map(buildOf));
  const ofWatches = buildsOf(Object.values(clockOpenings).flat());
  const ofOthers = buildsOf(
    ...[jewelryOpenings, accessoryOpenings, jewelsByFact, accessoriesByFact]
      .concat([jewelsByOrder, accessoriesByOrder])
      .flatMap((ofKind) => Object.values<readonly string[]>(ofKind)),
    art.story.facts.opening,
  );
  const own = [...ofWatches].filter((one) => !ofOthers.has(one));
  expect(own.length).toBeGreaterThan(22);
  expect(
    [...ofWatches].filter((one) => ofOthers.has(one) && !one.startsWith('avval')),
  ).toHaveLength(1);
});

test('every opening of a watch, a jewel and an accessory is of a build that others share', () => {
  const all = [
    clockOpenings,
    jewelryOpenings,
    accessoryOpenings,
    clocksByFact,
    jewelsByFact,
    accessoriesByFact,
    jewelsByOrder,
    accessoriesByOrder,
  ].flatMap((ofKind) => Object.values<readonly string[]>(ofKind).flat());
  expect(all.filter((one) => one.startsWith(sentenceOf(one)))).toEqual([]);
});

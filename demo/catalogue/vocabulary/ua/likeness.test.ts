/** @jest-environment node */
import { openingsOfShape as ofAccessories } from './accessory-openings';
import { openingsOfShape as ofArt } from './art-openings';
import { openingsOfShape as ofClocks } from './clock-openings';
import { openingsOfShape as ofJewelry } from './jewelry-openings';
import { likeness } from './likeness';

const { shapeOf, startOf, sentenceOf } = likeness;

test('openings of one shape are alike whatever they are of, others are not', () => {
  const [ofClock = '', ofThing = ''] = [ofClocks, ofAccessories].map(
    ({ thisHas = [] }) => thisHas[0] ?? '',
  );
  expect(shapeOf(ofThing)).toBe(shapeOf(ofClock));
  expect(shapeOf(ofClock)).not.toBe(shapeOf(ofClocks.whoseWatch?.[0] ?? ''));
});

test('notes come first in one shape, whatever they are of', () => {
  const [ofClock, ofPiece, ofThing] = [ofClocks, ofJewelry, ofAccessories].map(
    ({ noteFirst = [] }) => shapeOf(noteFirst[0] ?? ''),
  );
  expect([ofPiece, ofThing]).toEqual([ofClock, ofClock]);
});

test('openings with one first word start alike, and so do all names', () => {
  expect(startOf('Марка {maker} виготовила {pieceAcc}.')).toBe(startOf('Марка {maker} випустила.'));
  expect(startOf('{maker} {model} випущено.')).toBe(startOf('«{work}» написано.'));
});

test('openings that differ in a word are one sentence to a reader', () => {
  const [ofDial = '', ofStrap = ''] = ofClocks.whoseWatch ?? [];
  expect(sentenceOf(ofDial)).toBe(sentenceOf(ofStrap));
  const [bare = '', cited = ''] = ofClocks.inThis ?? [];
  expect(sentenceOf(bare)).toBe(sentenceOf(cited));
  const [inWatch = '', ofReference = ''] = ofClocks.inWatch ?? [];
  expect([inWatch, ofReference].map(sentenceOf)).toEqual([bare, bare].map(sentenceOf));
  for (const { 0: one = '', 1: other = '' } of [ofClocks.dialFirst ?? [], ofClocks.watchCase ?? []])
    expect(sentenceOf(one)).toBe(sentenceOf(other));
  const [, round = '', shaped = ''] = ofClocks.thisHas ?? [];
  expect(sentenceOf(round)).toBe(sentenceOf(shaped));
  expect(sentenceOf(ofClocks.yearFirst?.[0] ?? '')).toBe(sentenceOf(ofClocks.thisMade?.[0] ?? ''));
  expect(sentenceOf(ofJewelry.offered?.[0] ?? '')).toBe(
    sentenceOf(ofAccessories.offered?.[0] ?? ''),
  );
});

test.each([
  ['what is offered', ofClocks.onSale?.[0], ofClocks.offered?.[0]],
  ['a dial beside its watch', ofClocks.thisMade?.[1], ofClocks.watchWith?.[0]],
  ['a bag and a jewel', ofAccessories.ofMaker?.[2], ofJewelry.pieceMade?.[2]],
  ['a work of about a year', ofArt.workMade?.[0], ofArt.workMade?.[3]],
  ['a watch with its case or dial', ofClocks.watchCase?.[1], ofClocks.watchWith?.[0]],
  ['how long it goes', ofClocks.goesFor?.[0], ofClocks.reserveGiven?.[0]],
  ['a strap', ofClocks.thisMade?.[2], ofClocks.watchWith?.[1]],
  ['a case', ofClocks.watchCase?.[0], ofClocks.sizedMade?.[1]],
  ['a watch and a bag', ofClocks.thisMade?.[0], ofAccessories.thisMade?.[0]],
  ['a jewel and a bag', ofJewelry.nameIs?.[1], ofAccessories.thisNamed?.[0]],
  ['a bag and a work of art', ofAccessories.nameIs?.[0], ofArt.workIs?.[0]],
  ['a movement', ofClocks.inThis?.[0], ofClocks.inThis?.[2]],
  ['a movement inside', ofClocks.inside?.[0], ofClocks.inThis?.[0]],
  ['a movement behind glass', ofClocks.throughBack?.[0], ofClocks.inThis?.[0]],
  ['a part of this', ofClocks.partOfThis?.[0], ofAccessories.partOfThis?.[0]],
  ['an inlay and a part', ofClocks.partOfThis?.[0], ofAccessories.inlayFirst?.[0]],
  ['stones', ofJewelry.stoneIn?.[0], ofJewelry.setWith?.[0]],
  ['masters of a bag and of a jewel', ofAccessories.makerMade?.[0], ofJewelry.makerMade?.[0]],
  ['a watch and a work', ofClocks.thisMade?.[0], ofArt.workMade?.[0]],
])(
  'openings that tell of %s in one way are one sentence to a reader',
  (_, one = '', other = '') => {
    expect(one).not.toBe('');
    expect(sentenceOf(one)).toBe(sentenceOf(other));
  },
);

test('no opening is of no build', () => {
  const all = [ofClocks, ofJewelry, ofAccessories, ofArt].flatMap((kind) =>
    Object.values(kind).flat(),
  );
  expect(all.filter((opening) => sentenceOf(opening) === opening)).toEqual([]);
});

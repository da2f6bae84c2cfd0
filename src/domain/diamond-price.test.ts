import fc from 'fast-check';
import {
  diamondClarities,
  diamondColours,
  diamondCuts,
  diamondPrices,
} from '../config/diamond-prices';
import { bandOf, gramsOf, priceOfDiamond, refusalOf, type Diamond } from './diamond-price';

const anyCarats = fc.integer({ min: 18, max: 1000 }).map((points) => points / 100);
const anyCut = fc.constantFrom(...diamondCuts);
const anyFancyCut = anyCut.filter((cut) => cut !== 'round');
const anyColour = fc.constantFrom(...diamondColours);
const anyClarity = fc.constantFrom(...diamondClarities);
const anyDiamond: fc.Arbitrary<Diamond> = fc.record({
  cut: anyCut,
  colour: anyColour,
  clarity: anyClarity,
  carats: anyCarats,
});

/** That a stone is dearer than another, in each step that both share. */
function expectDearer(dear: Diamond, cheap: Diamond): void {
  const [more, less] = [priceOfDiamond(dear), priceOfDiamond(cheap)];
  expect(more.round).toBeGreaterThan(less.round);
  expect(more.inCut.least).toBeGreaterThanOrEqual(less.inCut.least);
  expect(more.inCut.most).toBeGreaterThanOrEqual(less.inCut.most);
  expect(more.told.least).toBeGreaterThanOrEqual(less.told.least);
  expect(more.told.most).toBeGreaterThanOrEqual(less.told.most);
}

/** Two different places of a scale, the better first. */
const twoOf = <Grade>(scale: readonly Grade[]) =>
  fc
    .uniqueArray(fc.nat(scale.length - 1), { minLength: 2, maxLength: 2 })
    .map((places) => places.sort((a, b) => a - b).map((place) => scale[place] as Grade));

test('a heavier stone is dearer', () => {
  fc.assert(
    fc.property(anyDiamond, anyCarats, (diamond, carats) => {
      fc.pre(carats !== diamond.carats);
      const [light, heavy] = [diamond.carats, carats].sort((a, b) => a - b) as [number, number];
      expectDearer({ ...diamond, carats: heavy }, { ...diamond, carats: light });
    }),
  );
});

test('every hundredth of a carat more is dearer, over the end of a band, too', () => {
  fc.assert(
    fc.property(anyDiamond, (diamond) => {
      fc.pre(diamond.carats < diamondPrices.toCarats);
      const heavier = Math.round(diamond.carats * 100 + 1) / 100;
      expectDearer({ ...diamond, carats: heavier }, diamond);
    }),
  );
});

test('a better colour is dearer', () => {
  fc.assert(
    fc.property(anyDiamond, twoOf(diamondColours), (diamond, [better, worse]) => {
      if (!better || !worse) throw new Error('two grades were asked for');
      expectDearer({ ...diamond, colour: better }, { ...diamond, colour: worse });
    }),
  );
});

test('a better clarity is dearer', () => {
  fc.assert(
    fc.property(anyDiamond, twoOf(diamondClarities), (diamond, [better, worse]) => {
      if (!better || !worse) throw new Error('two grades were asked for');
      expectDearer({ ...diamond, clarity: better }, { ...diamond, clarity: worse });
    }),
  );
});

test('round is the most expensive cut; fancy cuts cost 15–20 % less', () => {
  fc.assert(
    fc.property(anyDiamond, anyFancyCut, (diamond, cut) => {
      const round = priceOfDiamond({ ...diamond, cut: 'round' });
      const fancy = priceOfDiamond({ ...diamond, cut });
      expect(round.inCut).toEqual({ least: round.round, most: round.round });
      expect(fancy.round).toBe(round.round);
      // To the dollar that was rounded.
      expect(Math.abs(fancy.inCut.least - round.round * 0.8)).toBeLessThanOrEqual(0.5);
      expect(Math.abs(fancy.inCut.most - round.round * 0.85)).toBeLessThanOrEqual(0.5);
      expect(fancy.told.least).toBeLessThan(round.told.least);
      expect(fancy.told.most).toBeLessThan(round.told.most);
    }),
  );
});

test('what is told is a range around the stone in its cut, at most half a percent off', () => {
  fc.assert(
    fc.property(anyDiamond, (diamond) => {
      const { inCut, told } = priceOfDiamond(diamond);
      for (const [shown, exact] of [
        [told.least, inCut.least * 0.95],
        [told.most, inCut.most * 1.05],
      ] as const) {
        expect(Math.abs(shown - exact)).toBeLessThanOrEqual(Math.max(0.5, exact * 0.0051));
      }
      expect(told.least).toBeLessThanOrEqual(inCut.least);
      expect(told.most).toBeGreaterThanOrEqual(inCut.most);
    }),
  );
});

test('the minimum weight is 0.18 carat: what is lighter is refused', () => {
  expect(refusalOf(0.18)).toBeNull();
  expect(refusalOf(0.17)).toBe('weightTooSmall');
  fc.assert(
    fc.property(
      anyDiamond,
      fc.double({ min: 0, max: 0.18, maxExcluded: true }),
      (stone, carats) => {
        expect(refusalOf(carats)).toBe('weightTooSmall');
        expect(() => priceOfDiamond({ ...stone, carats })).toThrow('weightTooSmall');
      },
    ),
  );
});

test('a stone above the end of the table has a price of its own', () => {
  expect(refusalOf(10)).toBeNull();
  expect(refusalOf(10.01)).toBe('weightTooLarge');
  expect(() => priceOfDiamond({ cut: 'round', colour: 'D', clarity: 'IF', carats: 10.01 })).toThrow(
    'weightTooLarge',
  );
});

test('the bands follow one another without a gap, each dearer than the one before', () => {
  const { bands } = diamondPrices;
  for (const [place, { fromCarats, dollarsPerCarat }] of bands.entries()) {
    const before = bands[place - 1];
    expect(bandOf(fromCarats).band.dollarsPerCarat).toBe(dollarsPerCarat);
    if (!before) continue;
    expect(fromCarats).toBeGreaterThan(before.fromCarats);
    expect(dollarsPerCarat).toBeGreaterThan(before.dollarsPerCarat);
    const lightest = { cut: 'round', colour: 'G', clarity: 'VS2' } as const;
    const { band } = priceOfDiamond({ ...lightest, carats: before.fromCarats });
    expect(band).toEqual({
      least: before.fromCarats,
      most: Math.round(fromCarats * 100 - 1) / 100,
    });
  }
});

test('1 carat equals 0.2 gram', () => {
  expect(gramsOf(1)).toBe(0.2);
  expect(gramsOf(1.02)).toBe(0.204);
  expect(gramsOf(0.18)).toBe(0.036);
});

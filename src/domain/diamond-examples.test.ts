import {
  diamondPrices,
  type DiamondClarity,
  type DiamondColour,
  type DiamondCut,
} from '../config/diamond-prices';
import { priceOfDiamond } from './diamond-price';

/**
 * Stones reckoned by hand from the table of 2 November 2026, each step on paper. Columns:
 * the stone (cut, colour, clarity, carats);
 * the band's dollars per carat, percent of the colour, dollars per carat in it; percent of the
 * clarity, dollars per carat of this stone; times the weight, dollars of a round stone; percent that
 * the cut leaves, from and to; dollars in the cut, from and to; 5 % less and 5 % more, from a thousand
 * dollars on to three digits.
 *
 * For example the eighth: 0.39 carat is in the band from 0.30 at 1,300; 81 % of it are 1,053; 74 % of
 * that are 779.22, so 779 a carat; 779 × 0.39 = 303.81, so 304; 80 % of it are 243.2, 85 % are 258.4;
 * and 243 − 5 % = 230.85, 258 + 5 % = 270.9.
 */
type Example = [
  ...[cut: DiamondCut, colour: DiamondColour, clarity: DiamondClarity, carats: number],
  ...[band: number, colourPercent: number, inColour: number],
  ...[clarityPercent: number, perCarat: number],
  ...[round: number, cutLeast: number, cutMost: number, least: number, most: number],
  ...[toldLeast: number, toldMost: number],
];

// prettier-ignore
const examples: Example[] = [
  ['round', 'G', 'VS2', 1, 5_000, 100, 5_000, 100, 5_000, 5_000, 100, 100, 5_000, 5_000, 4_750, 5_250],
  ['round', 'G', 'VS2', 0.18, 900, 100, 900, 100, 900, 162, 100, 100, 162, 162, 154, 170],
  ['round', 'M', 'I2', 0.18, 900, 42, 378, 34, 129, 23, 100, 100, 23, 23, 22, 24],
  ['round', 'D', 'IF', 0.22, 900, 132, 1_188, 140, 1_663, 366, 100, 100, 366, 366, 348, 384],
  ['oval', 'H', 'SI1', 0.23, 1_000, 91, 910, 88, 801, 184, 80, 85, 147, 156, 140, 164],
  ['princess', 'F', 'VS1', 0.29, 1_000, 110, 1_100, 108, 1_188, 345, 80, 85, 276, 293, 262, 308],
  ['round', 'E', 'VVS2', 0.3, 1_300, 120, 1_560, 118, 1_841, 552, 100, 100, 552, 552, 524, 580],
  ['cushion', 'I', 'SI2', 0.39, 1_300, 81, 1_053, 74, 779, 304, 80, 85, 243, 258, 231, 271],
  ['pear', 'G', 'VS1', 0.4, 1_600, 100, 1_600, 108, 1_728, 691, 80, 85, 553, 587, 525, 616],
  ['round', 'H', 'VS1', 0.49, 1_600, 91, 1_456, 108, 1_572, 770, 100, 100, 770, 770, 732, 809],
  ['round', 'F', 'VVS1', 0.5, 2_200, 110, 2_420, 128, 3_098, 1_549, 100, 100, 1_549, 1_549, 1_470, 1_630],
  ['marquise', 'J', 'SI1', 0.69, 2_200, 70, 1_540, 88, 1_355, 935, 80, 85, 748, 795, 711, 835],
  ['heart', 'E', 'VS2', 0.7, 2_900, 120, 3_480, 100, 3_480, 2_436, 80, 85, 1_949, 2_071, 1_850, 2_170],
  ['round', 'K', 'I1', 0.89, 2_900, 58, 1_682, 52, 875, 779, 100, 100, 779, 779, 740, 818],
  ['round', 'G', 'VS1', 0.9, 3_900, 100, 3_900, 108, 4_212, 3_791, 100, 100, 3_791, 3_791, 3_600, 3_980],
  ['emerald', 'F', 'IF', 0.99, 3_900, 110, 4_290, 140, 6_006, 5_946, 80, 85, 4_757, 5_054, 4_520, 5_310],
  ['round', 'D', 'IF', 1, 5_000, 132, 6_600, 140, 9_240, 9_240, 100, 100, 9_240, 9_240, 8_780, 9_700],
  ['asscher', 'H', 'VS2', 1.02, 5_000, 91, 4_550, 100, 4_550, 4_641, 80, 85, 3_713, 3_945, 3_530, 4_140],
  ['radiant', 'L', 'SI2', 1.25, 5_000, 49, 2_450, 74, 1_813, 2_266, 80, 85, 1_813, 1_926, 1_720, 2_020],
  ['round', 'I', 'SI1', 1.49, 5_000, 81, 4_050, 88, 3_564, 5_310, 100, 100, 5_310, 5_310, 5_040, 5_580],
  ['oval', 'G', 'VVS2', 1.5, 6_800, 100, 6_800, 118, 8_024, 12_036, 80, 85, 9_629, 10_231, 9_150, 10_700],
  ['round', 'H', 'VVS1', 1.75, 6_800, 91, 6_188, 128, 7_921, 13_862, 100, 100, 13_862, 13_862, 13_200, 14_600],
  ['pear', 'K', 'VS2', 1.99, 6_800, 58, 3_944, 100, 3_944, 7_849, 80, 85, 6_279, 6_672, 5_970, 7_010],
  ['round', 'G', 'SI1', 2, 9_600, 100, 9_600, 88, 8_448, 16_896, 100, 100, 16_896, 16_896, 16_100, 17_700],
  ['cushion', 'E', 'VVS1', 2.51, 9_600, 120, 11_520, 128, 14_746, 37_012, 80, 85, 29_610, 31_460, 28_100, 33_000],
  ['round', 'J', 'VS1', 3, 14_500, 70, 10_150, 108, 10_962, 32_886, 100, 100, 32_886, 32_886, 31_200, 34_500],
  ['heart', 'D', 'VVS2', 3.33, 14_500, 132, 19_140, 118, 22_585, 75_208, 80, 85, 60_166, 63_927, 57_200, 67_100],
  ['round', 'F', 'SI2', 4, 18_500, 110, 20_350, 74, 15_059, 60_236, 100, 100, 60_236, 60_236, 57_200, 63_200],
  ['emerald', 'I', 'VS1', 5, 24_000, 81, 19_440, 108, 20_995, 104_975, 80, 85, 83_980, 89_229, 79_800, 93_700],
  ['round', 'D', 'IF', 10, 24_000, 132, 31_680, 140, 44_352, 443_520, 100, 100, 443_520, 443_520, 421_000, 466_000],
];

test('thirty stones are reckoned by the table of 2 November 2026, of every cut, colour, clarity and band', () => {
  expect(diamondPrices.day).toBe('2026-11-02');
  expect(examples).toHaveLength(30);
  const different = (column: number) => new Set(examples.map((row) => row[column])).size;
  expect([0, 1, 2, 4].map(different)).toEqual([10, 10, 9, diamondPrices.bands.length]);
});

test.each(examples)(
  'a %s %s %s of %d carats costs what a jeweller reckons, step by step',
  (cut, colour, clarity, carats, ...steps) => {
    const price = priceOfDiamond({ cut, colour, clarity, carats });
    const { reference, colourPercent, inColour, clarityPercent, perCarat, round, cutPercent } =
      price;
    expect([
      ...[reference, colourPercent, inColour, clarityPercent, perCarat, round],
      ...[cutPercent.least, cutPercent.most, price.inCut.least, price.inCut.most],
      ...[price.told.least, price.told.most],
    ]).toEqual(steps);
  },
);

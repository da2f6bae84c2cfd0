import { claims } from './claims';

/** Cuts that the calculator knows; round (RB-57) is the most expensive (spec §3). */
export const diamondCuts = [
  'round',
  'oval',
  'cushion',
  'princess',
  'radiant',
  'emerald',
  'asscher',
  'pear',
  'marquise',
  'heart',
] as const;
export type DiamondCut = (typeof diamondCuts)[number];

/** Grades of colour as laboratories name them, best first. */
export const diamondColours = ['D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L', 'M'] as const;
export type DiamondColour = (typeof diamondColours)[number];

/** Grades of clarity as laboratories name them, best first. */
export const diamondClarities = [
  'IF',
  'VVS1',
  'VVS2',
  'VS1',
  'VS2',
  'SI1',
  'SI2',
  'I1',
  'I2',
] as const;
export type DiamondClarity = (typeof diamondClarities)[number];

/** Stones from this weight up to the next band cost the same per carat. */
export interface WeightBand {
  fromCarats: number;
  /** Of a round stone of the reference grades. */
  dollarsPerCarat: number;
}

/**
 * Guide prices of natural diamonds, the table of the house (docs/decisions.md). A new table is a new
 * day: the calculator shows both, and its examples are reckoned by it.
 */
export const diamondPrices = {
  /** The day of the table, ISO 8601. */
  day: '2026-11-02',
  /** Whose prices they are; the words are in the locales under `diamonds`. */
  source: 'houseGuide',
  /** The grades that the bands are written for. */
  reference: { colour: 'G', clarity: 'VS2' },
  /** Lightest first; the first begins where the calculator does (spec §9). */
  bands: [
    { fromCarats: claims.diamond.numbers.ru.fromCarats, dollarsPerCarat: 900 },
    { fromCarats: 0.23, dollarsPerCarat: 1_000 },
    { fromCarats: 0.3, dollarsPerCarat: 1_300 },
    { fromCarats: 0.4, dollarsPerCarat: 1_600 },
    { fromCarats: 0.5, dollarsPerCarat: 2_200 },
    { fromCarats: 0.7, dollarsPerCarat: 2_900 },
    { fromCarats: 0.9, dollarsPerCarat: 3_900 },
    { fromCarats: 1, dollarsPerCarat: 5_000 },
    { fromCarats: 1.5, dollarsPerCarat: 6_800 },
    { fromCarats: 2, dollarsPerCarat: 9_600 },
    { fromCarats: 3, dollarsPerCarat: 14_500 },
    { fromCarats: 4, dollarsPerCarat: 18_500 },
    { fromCarats: 5, dollarsPerCarat: 24_000 },
  ],
  /** The heaviest stone of the table; a heavier one has a price of its own. */
  toCarats: 10,
  /** Percent of the price of the reference colour. */
  colourPercent: { D: 132, E: 120, F: 110, G: 100, H: 91, I: 81, J: 70, K: 58, L: 49, M: 42 },
  /** Percent of the price of the reference clarity. */
  clarityPercent: {
    IF: 140,
    VVS1: 128,
    VVS2: 118,
    VS1: 108,
    VS2: 100,
    SI1: 88,
    SI2: 74,
    I1: 52,
    I2: 34,
  },
  /** What polish, symmetry, fluorescence and papers add or take: nobody is asked about them. */
  spreadPercent: 5,
} as const satisfies {
  day: string;
  source: string;
  reference: { colour: DiamondColour; clarity: DiamondClarity };
  bands: readonly WeightBand[];
  toCarats: number;
  colourPercent: Record<DiamondColour, number>;
  clarityPercent: Record<DiamondClarity, number>;
  spreadPercent: number;
};

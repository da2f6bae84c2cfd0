import { claims } from '../config/claims';
import {
  diamondPrices,
  type DiamondClarity,
  type DiamondColour,
  type DiamondCut,
  type WeightBand,
} from '../config/diamond-prices';
import { limits } from '../config/limits';

/** What the price of a diamond depends on (spec §3 "Diamond calculator inputs"). */
export interface Diamond {
  cut: DiamondCut;
  colour: DiamondColour;
  clarity: DiamondClarity;
  /** To the hundredth, as stones are weighed. */
  carats: number;
}

/** Both ends belong to it; the unit is said where it is used. */
export interface Span {
  least: number;
  most: number;
}

/** The steps from the table of prices to a sum, each with the number that it ends in. */
export interface DiamondPrice {
  /** Weights that cost the same per carat, carats. */
  band: Span;
  /** Dollars per carat: a round stone of the reference grades in that band. */
  reference: number;
  /** Percent of the reference. */
  colourPercent: number;
  /** Whole dollars per carat in this colour. */
  inColour: number;
  /** Percent of what the colour costs. */
  clarityPercent: number;
  /** Whole dollars per carat of a round stone of both grades. */
  perCarat: number;
  /** Whole dollars for a round stone of this weight. */
  round: number;
  /** Percent of a round stone's price: 100, or what fancy cuts leave of it. */
  cutPercent: Span;
  /** Whole dollars for the stone in its cut. */
  inCut: Span;
  /** Dollars with the spread of the table, to three significant digits: what is told. */
  told: Span;
}

/** Why a weight has no price: the table begins at 0.18 carat (spec §5) and has an end. */
export type WeightRefusal = 'weightTooSmall' | 'weightTooLarge';

/** @returns why the table has no price for a weight in carats; null when it has one. */
export function refusalOf(carats: number): WeightRefusal | null {
  // What is no number has no weight either.
  if (!(carats >= limits.diamondMinCarats)) return 'weightTooSmall';
  return carats > diamondPrices.toCarats ? 'weightTooLarge' : null;
}

/**
 * The price of a diamond with every step (spec §3, §9).
 * @throws RangeError when the table has no price for the weight: ask `refusalOf` first.
 */
export function priceOfDiamond({ cut, colour, clarity, carats }: Diamond): DiamondPrice {
  const { band, next } = bandOf(carats);
  const { spreadPercent } = diamondPrices;
  const colourPercent = diamondPrices.colourPercent[colour];
  const clarityPercent = diamondPrices.clarityPercent[clarity];
  const inColour = Math.round((band.dollarsPerCarat * colourPercent) / 100);
  const perCarat = Math.round((inColour * clarityPercent) / 100);
  const round = Math.round((perCarat * pointsOf(carats)) / 100);
  const cutPercent = cutPercentOf(cut);
  const inCut = {
    least: Math.round((round * cutPercent.least) / 100),
    most: Math.round((round * cutPercent.most) / 100),
  };
  return {
    band: {
      least: band.fromCarats,
      most: next ? (pointsOf(next.fromCarats) - 1) / 100 : diamondPrices.toCarats,
    },
    reference: band.dollarsPerCarat,
    colourPercent,
    inColour,
    clarityPercent,
    perCarat,
    round,
    cutPercent,
    inCut,
    told: {
      least: asTold((inCut.least * (100 - spreadPercent)) / 100),
      most: asTold((inCut.most * (100 + spreadPercent)) / 100),
    },
  };
}

/**
 * The band of the table that a weight (carats) is in, and the one after it, if any.
 * @throws RangeError when the table has no price for the weight.
 */
export function bandOf(carats: number): { band: WeightBand; next: WeightBand | undefined } {
  const refusal = refusalOf(carats);
  const { bands } = diamondPrices;
  const place = bands.filter(({ fromCarats }) => fromCarats <= carats).length - 1;
  const band = bands[place];
  if (refusal || !band) throw new RangeError(refusal ?? 'weightTooSmall');
  return { band, next: bands[place + 1] };
}

/** Percent of a round stone's price. Spec §3: fancy cuts cost 15–20 % less than round. */
export function cutPercentOf(cut: DiamondCut): Span {
  if (cut === 'round') return { least: 100, most: 100 };
  const { fromPercent, toPercent } = claims.fancyCut.numbers.ru;
  return { least: 100 - toPercent, most: 100 - fromPercent };
}

/** Grams, to the thousandth (spec §3: 1 carat equals 0.2 gram). */
export function gramsOf(carats: number): number {
  return Math.round(pointsOf(carats) * claims.carat.numbers.ru.grams * 10) / 1000;
}

/** Hundredths of a carat: whole numbers, so that no sum depends on binary fractions. */
function pointsOf(carats: number): number {
  return Math.round(carats * 100);
}

/** Whole dollars; from a thousand on three digits, as the house tells approximate sums. */
function asTold(dollars: number): number {
  return dollars < 1000 ? Math.round(dollars) : Number(dollars.toPrecision(3));
}

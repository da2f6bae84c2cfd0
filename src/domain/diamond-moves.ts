import {
  diamondClarities,
  diamondColours,
  diamondPrices,
  type DiamondClarity,
  type DiamondColour,
} from '../config/diamond-prices';
import { bandOf, cutPercentOf, type Diamond, type Span } from './diamond-price';

/** By how much a stone that is alike in all else would cost more or less. */
export type Move = {
  /** Whole percent of the price; of the price per carat for a weight. */
  percent: Span;
} & (
  | { by: 'clarity'; to: DiamondClarity }
  | { by: 'colour'; to: DiamondColour }
  | { by: 'weight'; to: number }
  | { by: 'cut'; to: 'round' | 'fancy' }
);

/**
 * What moves the price of a diamond, the most first: the next better grade of clarity and of colour
 * (the next lower one below the best), the next band of weight, and the other kind of cut.
 * @throws RangeError when the table has no price for the weight.
 */
export function movesOf({ cut, colour, clarity, carats }: Diamond): Move[] {
  const { colourPercent, clarityPercent } = diamondPrices;
  const otherClarity = neighbourOf(clarity, diamondClarities);
  const otherColour = neighbourOf(colour, diamondColours);
  const { band, next } = bandOf(carats);
  const moves: Move[] = [
    {
      by: 'clarity',
      to: otherClarity,
      percent: exactly(changeOf(clarityPercent[clarity], clarityPercent[otherClarity])),
    },
    {
      by: 'colour',
      to: otherColour,
      percent: exactly(changeOf(colourPercent[colour], colourPercent[otherColour])),
    },
    cut === 'round' ? toFancy() : toRound(cutPercentOf(cut)),
  ];
  if (next) {
    const percent = exactly(changeOf(band.dollarsPerCarat, next.dollarsPerCarat));
    moves.push({ by: 'weight', to: next.fromCarats, percent });
  }
  return moves.sort((one, other) => sizeOf(other) - sizeOf(one));
}

function toFancy(): Move {
  const { least, most } = cutPercentOf('oval');
  return { by: 'cut', to: 'fancy', percent: { least: least - 100, most: most - 100 } };
}

function toRound({ least, most }: Span): Move {
  return {
    by: 'cut',
    to: 'round',
    percent: { least: changeOf(most, 100), most: changeOf(least, 100) },
  };
}

/** The next better grade of a scale that begins with the best; the second for the best. */
function neighbourOf<Grade>(grade: Grade, scale: readonly Grade[]): Grade {
  const place = scale.indexOf(grade);
  return scale[place === 0 ? 1 : place - 1] ?? grade;
}

/** Whole percent from one number to another. */
function changeOf(from: number, to: number): number {
  return Math.round((to / from - 1) * 100);
}

function exactly(percent: number): Span {
  return { least: percent, most: percent };
}

function sizeOf({ percent: { least, most } }: Move): number {
  return Math.max(Math.abs(least), Math.abs(most));
}

import { type StoneRow } from '../../model-types';
import { type StoneColour } from '../../lookups/stone-colours';
import { type StoneCut } from '../../lookups/stone-cuts';
import { type Stone } from '../../lookups/stones';

/** Small white diamonds; carats of all together. */
export const pave = (count: number, from: number, to: number): StoneRow => ({
  stone: 'diamond',
  cut: 'round',
  colours: ['E', 'F', 'G'],
  count,
  carat: [from, to],
  role: 'accent',
});

const colours: readonly StoneColour[] = ['D', 'E', 'F', 'G', 'H', 'I'];

/** One diamond in the middle. */
export const centreDiamond = (from: number, to: number, cut: StoneCut = 'round'): StoneRow => ({
  stone: 'diamond',
  cut,
  colours,
  count: 1,
  carat: [from, to],
  role: 'centre',
});

/** Of a house that takes no stones beneath VS2, nor beneath this colour. */
export const noneBeneath = (worst: 'F' | 'H' | 'I', row: StoneRow): StoneRow => ({
  ...row,
  colours: colours.slice(0, colours.indexOf(worst) + 1),
  clarities: ['IF', 'VVS1', 'VVS2', 'VS1', 'VS2'],
});

/** Of a house that takes white diamonds of colours D to F and clarities IF to VVS only. */
export const noneBeneathVvs = (row: StoneRow): StoneRow => ({
  ...row,
  colours: ['D', 'E', 'F'],
  clarities: ['IF', 'VVS1', 'VVS2'],
});

/** Coloured stones; carats of all together. */
export const coloured = (
  stone: Stone,
  cut: StoneCut,
  colour: StoneColour,
  count: number,
  carat: readonly [from: number, to: number],
): StoneRow => ({
  stone,
  cut,
  colours: [colour],
  count,
  carat,
  role: count === 1 ? 'centre' : 'side',
});

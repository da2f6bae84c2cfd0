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

/** One diamond in the middle. */
export const centreDiamond = (from: number, to: number, cut: StoneCut = 'round'): StoneRow => ({
  stone: 'diamond',
  cut,
  colours: ['D', 'E', 'F', 'G', 'H', 'I'],
  count: 1,
  carat: [from, to],
  role: 'centre',
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

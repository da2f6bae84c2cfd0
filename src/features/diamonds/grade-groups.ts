import type { DiamondClarity, DiamondColour } from '../../config/diamond-prices';

/** Which words say what a colour looks like. */
export const colourGroups = {
  D: 'colourless',
  E: 'colourless',
  F: 'colourless',
  G: 'nearColourless',
  H: 'nearColourless',
  I: 'nearColourless',
  J: 'nearColourless',
  K: 'faint',
  L: 'faint',
  M: 'faint',
} as const satisfies Record<DiamondColour, string>;

/** Which words say what is seen in a stone. */
export const clarityGroups = {
  IF: 'flawless',
  VVS1: 'minute',
  VVS2: 'minute',
  VS1: 'minor',
  VS2: 'minor',
  SI1: 'noticeable',
  SI2: 'noticeable',
  I1: 'eye',
  I2: 'eye',
} as const satisfies Record<DiamondClarity, string>;

import { type Metal } from './look-watch';
import { type StoneColour } from '../lookups/stone-colours';
import { type StoneCut } from '../lookups/stone-cuts';
import { type Stone } from '../lookups/stones';

export type JewelryPiece = 'ring' | 'earrings' | 'pendant' | 'necklace' | 'bracelet' | 'brooch';

export type JewelrySetting =
  | 'plain'
  | 'solitaire'
  | 'three_stone'
  | 'halo'
  | 'pave'
  | 'eternity'
  | 'cluster'
  | 'row'
  | 'spaced'
  | 'inlay'
  | 'bezel';

/** The figure that a piece is built on; `none` for classic settings. */
export type JewelryMotif =
  | 'none'
  | 'screws'
  | 'nail'
  | 'trinity'
  | 'panther'
  | 'serpent'
  | 'drop'
  | 'tubogas'
  | 'spring_band'
  | 'clover'
  | 'flower'
  | 'butterfly'
  | 'fan'
  | 'disc'
  | 'links'
  | 'sunburst'
  | 'bee'
  | 'bars'
  | 'quatre_bands'
  | 'bean'
  | 'heart'
  | 'knot'
  | 'star'
  | 'cross'
  | 'moving_stones'
  | 'studs'
  | 'crown'
  | 'feather';

export interface LookStone {
  stone: Stone;
  cut: StoneCut;
  colour: StoneColour;
  /** All stones of this row together. */
  carat: number;
  count: number;
  role: 'centre' | 'side' | 'accent';
}

export interface JewelryLook {
  kind: 'jewelry';
  piece: JewelryPiece;
  setting: JewelrySetting;
  motif: JewelryMotif;
  /** The first is the main one. */
  metals: readonly Metal[];
  /** Largest first; empty for a piece without stones. */
  stones: readonly LookStone[];
  /** Of a ring's band, a bracelet or a chain. */
  width: 'thin' | 'medium' | 'wide';
  /** 0 (as made) to 1 (scratched all over). */
  wear: number;
  /** Whole number from 0 to 2^31 - 1, for what the fields above leave open. */
  variant: number;
}

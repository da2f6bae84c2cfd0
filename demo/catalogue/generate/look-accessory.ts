import { type Colour, type Metal } from './look-watch';
import { type Stone } from '../lookups/stones';

/** Surfaces of leather goods. */
export type Texture =
  | 'pebbled'
  | 'embossed_grain'
  | 'smooth'
  | 'quilted'
  | 'cannage'
  | 'saffiano'
  | 'crocodile_scales'
  | 'ostrich_quills'
  | 'monogram_canvas'
  | 'chequered_canvas'
  | 'epi_lines';

/** Outlines of bags by what one sees, not by whose they are. */
export type BagShape =
  /** Two handles, flap with belt and turn-lock, trapeze outline. */
  | 'two_handles_belt'
  /** One handle, flap with belt and turn-lock, trapeze outline. */
  | 'one_handle_belt'
  /** Small square flap with a plate clasp and a shoulder strap. */
  | 'flap_plate'
  /** Quilted flap with a chain through eyelets. */
  | 'flap_chain'
  /** Flat body with a perforated round and a wide textile strap. */
  | 'crossbody_flat'
  /** Barrel with zip and two rolled handles. */
  | 'boston'
  /** Shopper with two thin handles and a hook. */
  | 'open_tote'
  /** Long travel bag. */
  | 'duffle'
  /** Square body, two arched handles, hanging charms. */
  | 'arched_handles'
  /** Kidney-shaped flap with a stirrup. */
  | 'saddle'
  /** Hobo with one shoulder strap and piston clasp. */
  | 'hobo'
  /** Rectangular briefcase. */
  | 'briefcase';

interface AnyAccessoryLook {
  kind: 'accessory';
  /** 0 (as made) to 1 (scratched all over). */
  wear: number;
  /** Whole number from 0 to 2^31 - 1, for what the fields above leave open. */
  variant: number;
}

export interface BagLook extends AnyAccessoryLook {
  silhouette: 'bag';
  shape: BagShape;
  texture: Texture;
  colour: Colour;
  hardware: Metal;
  widthCm: number;
}

export interface WalletLook extends AnyAccessoryLook {
  silhouette: 'wallet';
  shape: 'long_zip' | 'long_belt' | 'bifold' | 'card_holder';
  texture: Texture;
  colour: Colour;
  hardware: Metal;
}

export interface PenLook extends AnyAccessoryLook {
  silhouette: 'pen';
  type: 'fountain' | 'ballpoint' | 'rollerball';
  shape: 'cigar' | 'slim' | 'faceted';
  finish: 'gloss' | 'lacquer_marbled' | 'guilloche' | 'brushed' | 'skeleton';
  colour: Colour;
  trim: Metal;
}

export interface PhoneLook extends AnyAccessoryLook {
  silhouette: 'phone';
  shape: 'keypad' | 'touch';
  frame: Metal;
  leather: Colour;
  texture: Texture;
}

export interface CufflinksLook extends AnyAccessoryLook {
  silhouette: 'cufflinks';
  shape: 'round' | 'square' | 'bar' | 'oval' | 'knot';
  metal: Metal;
  inlay: Stone | null;
}

export interface LighterLook extends AnyAccessoryLook {
  silhouette: 'lighter';
  shape: 'tall' | 'slim' | 'compact';
  finish: 'vertical_lines' | 'diamond_points' | 'lacquer' | 'brushed';
  metal: Metal;
  /** Of the lacquer; null when it is bare metal. */
  colour: Colour | null;
}

export type AccessoryLook =
  BagLook | WalletLook | PenLook | PhoneLook | CufflinksLook | LighterLook;

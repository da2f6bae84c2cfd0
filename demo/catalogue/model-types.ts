import {
  type BagShape,
  type CufflinksLook,
  type LighterLook,
  type PenLook,
  type PhoneLook,
  type Texture,
  type WalletLook,
} from './generate/look-accessory';
import {
  type ArtComposition,
  type ArtFrame,
  type ArtPalette,
  type ArtTechnique,
} from './generate/look-art';
import { type JewelryMotif, type JewelryPiece, type JewelrySetting } from './generate/look-jewelry';
import {
  type Bezel,
  type CrownKind,
  type DialColour,
  type DialFinish,
  type Colour,
  type DialWindow,
  type Hands,
  type Indices,
  type Metal,
  type PusherKind,
  type Strap,
  type Subdial,
  type WatchLook,
} from './generate/look-watch';
import { type BodyForm } from './lookups/body-forms';
import { type BodyMaterial } from './lookups/body-materials';
import { type Clarity } from './lookups/clarities';
import { type Country } from './lookups/countries';
import { type Gender } from './lookups/genders';
import { type PerLanguage } from './lookups/per-language';
import { type StoneColour } from './lookups/stone-colours';
import { type StoneCut } from './lookups/stone-cuts';
import { type Stone } from './lookups/stones';

/** First and last year of making; null when it is still made. */
export type Years = readonly [from: number, to: number | null];
/** Usual price on the second-hand market in good condition, whole US dollars. */
export type PriceRange = readonly [low: number, high: number];

export type Winding = 'automatic' | 'manual' | 'quartz' | 'spring_drive';

export type WatchFunction =
  | 'date'
  | 'big_date'
  | 'day_date'
  | 'small_seconds'
  /** A hand that turns in ten seconds and tells tenths of one. */
  | 'tenths_counter'
  | 'chronograph'
  | 'flyback'
  | 'rattrapante'
  | 'gmt'
  | 'world_time'
  | 'moon_phase'
  | 'annual_calendar'
  | 'perpetual_calendar'
  | 'full_calendar'
  | 'power_reserve'
  | 'tourbillon'
  | 'alarm'
  | 'regatta'
  | 'retrograde';

/** What is told in place of a bezel as it is drawn. */
export type BezelTold =
  | 'none'
  /** The sides of a Tank. */
  | 'brancards'
  /** The ribs above and below the dial of a Reverso. */
  | 'gadroons'
  /** Of a square case, which they hold together. */
  | 'corner_screws'
  /** Of a Milgauss, whose bezel is smooth. */
  | 'green_crystal'
  /** Of one piece, without an insert. */
  | 'ceramic_tachymeter'
  | 'ceramic_screws'
  | 'white_gold_fluted'
  | 'platinum_knurled'
  | 'platinum_rotating';

export interface WatchModel {
  kind: 'clock';
  maker: string;
  collection: string;
  name: string;
  reference: string;
  /** Millimetres across; of a rectangular case its width. */
  diameter: number;
  form: BodyForm;
  /** Where the bezel hides the form of the case. */
  drawnAs?: BodyForm;
  material: BodyMaterial;
  /** Of the case alone, where the second metal is but in its bezel. */
  caseMaterial?: BodyMaterial;
  /** Where the material alone does not say how it looks (colour of ceramic, coated steel). */
  metal?: Metal;
  /** Null for a size that everybody wears. */
  gender: Gender | null;
  movement: { winding: Winding; calibre: string; reserveHours: number | null };
  functions: readonly WatchFunction[];
  waterMetres: number;
  years: Years;
  /** Sources differ about them, so that no text tells them. */
  areYearsUnsure?: true;
  /** Of the pieces that there are, where the reference was also made with another calibre. */
  pieceYears?: Years;
  usd: PriceRange;
  dials: readonly (readonly [DialColour, DialFinish])[];
  straps: readonly Strap[];
  bezel: Bezel;
  bezelTold?: BezelTold;
  /** Of a bracelet that is one coil. */
  hasNoClasp?: true;
  /** Its maker sells it with a second strap, without which no set of it is told to be whole. */
  hasSecondStrap?: true;
  indices: Indices;
  hands: Hands;
  subdials?: readonly Subdial[];
  windows?: readonly DialWindow[];
  crown?: CrownKind;
  crownAt?: WatchLook['crown']['at'];
  pushers?: PusherKind;
  lugs?: WatchLook['case']['lugs'];
  finish?: WatchLook['case']['finish'];
  back?: WatchLook['back']['kind'];
}

/** A row of stones: how many and how heavy (carats of all together, from and to). */
export interface StoneRow {
  stone: Stone;
  cut: StoneCut;
  colours: readonly StoneColour[];
  /** Of diamonds, where the house takes no others. */
  clarities?: readonly Clarity[];
  count: number;
  carat: readonly [from: number, to: number];
  role: 'centre' | 'side' | 'accent';
}

export interface JewelryModel {
  kind: 'jewelry';
  maker: string;
  collection: string;
  name: string;
  reference: string | null;
  piece: JewelryPiece;
  material: BodyMaterial;
  /** Further metals beside the one that the material names. */
  accents?: readonly Metal[];
  gender: Gender | null;
  stones: readonly StoneRow[];
  years: Years;
  usd: PriceRange;
  setting: JewelrySetting;
  motif: JewelryMotif;
  width: 'thin' | 'medium' | 'wide';
  /** With its stones, and with the chain of a pendant; both earrings together. */
  grams: readonly [from: number, to: number];
  /** Lengths that the house makes, centimetres: of a bracelet, of a necklace, of a pendant's chain. */
  lengthsCm?: readonly number[];
  /** Of a brooch, across. */
  acrossCm?: number;
  /** A bracelet whose length is its size. */
  isRigid?: boolean;
}

/** Centimetres. */
export type SizeCm = readonly [width: number, height: number, depth: number];

/** What differs from piece to piece of one accessory model. */
interface Finishes<Look> {
  /** As the house names it (leather, colour, edition); told in titles and descriptions. */
  finish: string;
  material: BodyMaterial;
  /** Of bags and wallets. */
  sizeCm?: SizeCm;
  /** Of the face of a cufflink, across. */
  faceMm?: number;
  look: Look;
}

type Drawn<Look> = Omit<Look, 'kind' | 'silhouette' | 'wear' | 'variant'>;

interface AnyAccessoryModel<Silhouette extends string, Look> {
  kind: 'accessory';
  silhouette: Silhouette;
  maker: string;
  collection: string;
  name: string;
  gender: Gender | null;
  /** Where it is not the country of the house. */
  madeIn?: Country;
  years: Years;
  usd: PriceRange;
  variants: readonly Finishes<Look>[];
}

export type AccessoryModel =
  | AnyAccessoryModel<
      'bag',
      { shape: BagShape; texture: Texture; colour: Colour; hardware: Metal; widthCm: number }
    >
  | AnyAccessoryModel<'wallet', Drawn<WalletLook>>
  | AnyAccessoryModel<'pen', Drawn<PenLook>>
  | AnyAccessoryModel<'phone', Drawn<PhoneLook>>
  | AnyAccessoryModel<'cufflinks', Drawn<CufflinksLook>>
  | AnyAccessoryModel<'lighter', Drawn<LighterLook>>;

/** Where a work is signed; `margin` is that of a numbered print. */
export type ArtSignature = 'lower_right' | 'lower_left' | 'monogram' | 'none' | 'back' | 'margin';

/** What one school or studio is known for; each work is composed from it. */
export interface ArtModel {
  kind: 'art';
  maker: string;
  type: 'painting' | 'drawing' | 'print';
  technique: ArtTechnique;
  material: BodyMaterial;
  compositions: readonly ArtComposition[];
  palettes: readonly ArtPalette[];
  frames: readonly ArtFrame[];
  /** One that comes often stands more than once. */
  signatures: readonly ArtSignature[];
  /** Longer side, centimetres. */
  longSideCm: readonly [from: number, to: number];
  years: readonly [from: number, to: number];
  usd: PriceRange;
  madeIn: Country;
  /** One plain sentence on the school or studio. */
  note: PerLanguage<string>;
}

export type SeedModel = WatchModel | JewelryModel | AccessoryModel | ArtModel;

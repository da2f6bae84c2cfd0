import { type Condition, type Equipment } from '../../../src/config/item-labels';
import { type ArtComposition, type ArtFrame, type ArtPalette } from '../generate/look-art';
import {
  type AccessoryLook,
  type BagLook,
  type CufflinksLook,
  type LighterLook,
  type PenLook,
  type PhoneLook,
  type WalletLook,
} from '../generate/look-accessory';
import {
  type JewelryMotif,
  type JewelryPiece,
  type JewelrySetting,
} from '../generate/look-jewelry';
import {
  type BezelKind,
  type Colour,
  type DialColour,
  type DialFinish,
  type Metal,
  type StrapKind,
} from '../generate/look-watch';
import { type BodyForm } from '../lookups/body-forms';
import { type BodyMaterial } from '../lookups/body-materials';
import { type Country } from '../lookups/countries';
import { type Gender } from '../lookups/genders';
import { type StoneCut } from '../lookups/stone-cuts';
import { type Stone } from '../lookups/stones';
import {
  type ArtSignature,
  type BezelTold,
  type WatchFunction,
  type Winding,
} from '../model-types';
import { type LineOpeners } from './line-openers';
import { type RowsTold } from './rows-told';

/** A sentence or part of one with `{slots}` that facts fill. */
export type Template = string;

/** Forms of the same words by the slot that they fill, e.g. `dialIns` is a dial's colour in the instrumental. */
export type Forms<Key extends string> = Readonly<Record<string, Readonly<Record<Key, string>>>>;

/** Plural forms by the category of `Intl.PluralRules`; `other` stands for whatever is missing. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & {
  readonly other: string;
};

/**
 * How a kind of item is told. A sentence is used only when all of its slots are known. Conditions
 * and equipments are facts of one item: every language lists the same facts in the same order.
 */
export interface Story<Fact extends string, Told = Conditions> {
  /** The first whose slots are all known. */
  title: readonly Template[];
  facts: Readonly<Record<Fact, readonly Template[]>>;
  /** Of what is told as far as the length allows, what comes before the rest and past the length aimed at. */
  preferred?: readonly Fact[];
  /** Whether the note that tells when a reference was first made, which then is told nowhere else, is never left out. */
  keepsYears?: boolean;
  conditions: Told;
  /** Conditions of earrings, where a pair is told otherwise than one thing. */
  pairConditions?: Conditions;
  equipments: Readonly<Record<Equipment, readonly Template[]>>;
}

export type Conditions = Readonly<Record<Condition, readonly Template[]>>;

/** A buyer asks other things of a bag than of a phone. */
export type AccessoryConditions = Readonly<Record<AccessoryLook['silhouette'], Conditions>>;

/** Told of every kind; `visit` only where a description would be too short. */
export type CommonFact = 'opening' | 'note' | 'origin' | 'visit';

export type WatchFact =
  CommonFact | 'case' | 'dial' | 'bezelColours' | 'movement' | 'functions' | 'water' | 'production';
export type JewelryFact = CommonFact | 'design' | 'stones' | 'across' | 'measures' | 'year';
export type AccessoryFact = CommonFact | 'shape' | 'body' | 'year';
export type ArtFact = CommonFact | 'size' | 'signature' | 'composition' | 'palette' | 'frame';

export type AccessoryShape =
  | `bag_${BagLook['shape']}`
  | `wallet_${WalletLook['shape']}`
  | `pen_${PenLook['type']}`
  | `phone_${PhoneLook['shape']}`
  | `cufflinks_${CufflinksLook['shape']}`
  | `lighter_${LighterLook['shape']}`;

/** Words that more than one kind of item needs, each in the form that this language's sentences ask for. */
export interface SharedWords {
  material: Readonly<Record<BodyMaterial, string>>;
  metal: Readonly<Record<Metal, string>>;
  colour: Forms<Colour>;
  /**
   * A material with its colour, where one phrase tells both («чёрной телячьей кожи»); slots: the forms
   * of `colour`.
   */
  coloured?: Readonly<Partial<Record<BodyMaterial, Template>>>;
  /** With the preposition or ending that says "in". */
  madeIn: Readonly<Record<Country, string>>;
}

export interface WatchWords {
  gender: Readonly<Record<Gender, string>>;
  form: Readonly<Record<BodyForm, string>>;
  dial: Forms<DialColour>;
  finish: Readonly<Record<DialFinish, string>>;
  /** Dials with their finish, where one phrase tells both; slots: the forms of `dial`. */
  face?: Readonly<Record<DialFinish, Template>>;
  faceIns?: Readonly<Partial<Record<DialFinish, Template>>>;
  bezel: Readonly<Record<BezelKind | BezelTold, string>>;
  /** Where one phrase tells the bezel and the colours of its insert; slot: `colours`. */
  bezelInsert?: Readonly<Partial<Record<BezelKind, Template>>>;
  /** Bezels as they follow a case («с рифлёным безелем»). */
  bezelWith?: Readonly<Record<BezelKind | BezelTold, string>>;
  /** The same with the colours of an insert; slots: the forms of `colour`, each a list. */
  bezelInsertWith?: Readonly<Partial<Record<BezelKind, Template>>>;
  /** Slots: `metal` and the forms of `colour`. */
  strap: Readonly<Record<StrapKind, Template>>;
  /** Slot: `calibre`. */
  winding: Readonly<Record<Winding, Template>>;
  /** Straps as the subject of a sentence; slots as of `strap`. */
  strapName?: Readonly<Record<StrapKind, Template>>;
  /**
   * Functions as they follow a movement («… с автоподзаводом и датой»). A winding that already ends
   * in "with …" stands in `joins`; the others take the word `with`.
   */
  functionsWith?: {
    functions: Readonly<Record<WatchFunction, string>>;
    joins: readonly Winding[];
    with: string;
  };
  functions: Readonly<Record<WatchFunction, string>>;
  hours: PluralForms;
  metres: PluralForms;
}

export interface JewelryWords {
  piece: Forms<JewelryPiece>;
  /** Whether the size of a ring is its inner diameter or its circumference, both in millimetres. */
  ringSize: 'diameter' | 'circumference';
  setting: Readonly<Record<JewelrySetting, string>>;
  /** Of the figure; `none` is not told. */
  motif: Readonly<Record<Exclude<JewelryMotif, 'none'>, string>>;
  /** As it follows a piece («в виде пера»), and of a pair of earrings where that is told otherwise. */
  motifPhrase?: Readonly<Record<Exclude<JewelryMotif, 'none'>, string>>;
  motifPair?: Readonly<Partial<Record<JewelryMotif, string>>>;
  /** `many` with plural forms stands with its number, without them it is told apart from it. */
  stone: Readonly<Record<Stone, { one: string; many: string | PluralForms }>>;
  cut: Readonly<Record<StoneCut, string>>;
  /** One stone; slots: `stone`, `cut`, `carat`, `grade`. */
  oneStone: Template;
  /** Several; slots: `stone`, `cut`, `count`, `carat`, `grade`. */
  manyStones: Template;
  /** Of stones that light does not pass through, where they are told otherwise; slots: `stone`, `cut`. */
  opaqueStones?: Template;
  /** Grades of a diamond, where a comma between them is not enough; slots: `colour`, `clarity`. */
  diamondGrade?: Template;
  /** Between one row of stones and the next; a semicolon unless told. */
  betweenRows?: string;
  /** How stones stand in their setting: one row of one stone, of several, and a centre with the rest. */
  stoneSaid?: Readonly<Partial<Record<JewelrySetting, Template>>>;
  stonesSaid?: Readonly<Partial<Record<JewelrySetting, Template>>>;
  /** Slots: `centre`, `rest`. */
  centreSaid?: Readonly<Partial<Record<JewelrySetting, Template>>>;
  /** Of every other setting; slot: `stones`. */
  anyStonesSaid?: Template;
  /** The same of a pair of earrings, where that is told otherwise. */
  pairStonesSaid?: Template;
}

export interface AccessoryWords {
  piece: Forms<'bag' | 'wallet' | 'pen' | 'phone' | 'cufflinks' | 'lighter'>;
  /** Forms of `piece` that a kind of pen has of its own. */
  fountainPen?: Readonly<Record<string, string>>;
  ballpointPen?: Readonly<Record<string, string>>;
  rollerballPen?: Readonly<Record<string, string>>;
  shape: Readonly<Record<AccessoryShape, Template>>;
  /** Of leather goods, pens and phones, whose metal is mostly a coating; not where it is told with the material alone. */
  hardware?: Readonly<Record<Metal, string>>;
  /** As it follows a material («с золотистой фурнитурой»), of leather goods and of a pen's fittings. */
  hardwarePhrase?: Readonly<Record<Metal, string>>;
  trimPhrase?: Readonly<Partial<Record<Metal, string>>>;
  /** Of a pen's fittings, where they are told otherwise. */
  trim?: Readonly<Partial<Record<Metal, string>>>;
}

export interface ArtWords {
  /** What a work is called by its material, and its technique where that does not say it. */
  kinds?: Readonly<Partial<Record<BodyMaterial, { kind: string; technique: string | null }>>>;
  /** Makers as the authors of a work («художника барбизонской школы»), by address. */
  authorOf?: Readonly<Record<string, string>>;
  /** Titles of works. */
  works: Readonly<Record<ArtComposition, readonly string[]>>;
  /** What a work shows: motifs, each in several wordings. */
  composition: Readonly<Record<ArtComposition, readonly (readonly string[])[]>>;
  /** In several wordings, each a sentence without its full stop. */
  palette: Readonly<Record<ArtPalette, readonly string[]>>;
  frame: Readonly<Record<ArtFrame, string>>;
  /** One sentence without its full stop. */
  signature: Readonly<Record<ArtSignature, string>>;
}

/** Everything that is needed to tell of an item in one language. */
export interface Language {
  /** BCP 47, for plurals and lists. */
  tag: string;
  decimalComma: boolean;
  /**
   * Last touch on a finished text, for rules that look across the words of several slots. A description
   * knows what the rows before it told; a title is of no row.
   */
  euphony?: (text: string, told?: RowsTold) => string;
  /** What is told of a line, as it is written where it comes before the item is named; null where it may not. */
  noteFirst: (note: string, maker: string) => string | null;
  lineOpeners: LineOpeners;
  shared: SharedWords;
  clock: { words: WatchWords; story: Story<WatchFact> };
  jewelry: { words: JewelryWords; story: Story<JewelryFact> };
  accessory: { words: AccessoryWords; story: Story<AccessoryFact, AccessoryConditions> };
  art: { words: ArtWords; story: Story<ArtFact> };
}

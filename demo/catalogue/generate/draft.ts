import { type AccessoryLook } from './look-accessory';
import { type ArtLook } from './look-art';
import { type JewelryLook } from './look-jewelry';
import { type WatchLook } from './look-watch';
import {
  type AccessoryModel,
  type ArtModel,
  type ArtSignature,
  type JewelryModel,
  type SizeCm,
  type WatchModel,
} from '../model-types';
import { type PerLanguage } from '../lookups/per-language';
import { type Shown } from '../vocabulary/gallery';
import { type SeedCollection, type SeedItem, type SeedMaker } from '../types';

/** An item before it has words and an address, with what it was made from. */
interface AnyDraft<Model, Look> {
  item: Omit<SeedItem, 'texts' | 'url' | 'look' | 'soldOn'>;
  model: Model;
  look: Look;
  maker: SeedMaker;
  collection: SeedCollection | null;
  /**
   * Shares (0 to 1) that choose among lists which every language keeps in the same order, so that
   * all languages tell the same fact.
   */
  facts: { condition: number; equipment: number; work: number; composition: number };
}

/** What a jeweller measures. */
export interface JewelryMeasures {
  /** Inner diameter of a ring. */
  ringMm: number | null;
  /** Of a bracelet, of a necklace, of a pendant's chain. */
  lengthCm: number | null;
  /** Of a brooch. */
  acrossCm: number | null;
  grams: number;
}

export interface WatchDraft extends AnyDraft<WatchModel, WatchLook> {
  kind: 'clock';
}
export interface JewelryDraft extends AnyDraft<JewelryModel, JewelryLook> {
  kind: 'jewelry';
  measures: JewelryMeasures;
}
export interface AccessoryDraft extends AnyDraft<AccessoryModel, AccessoryLook> {
  kind: 'accessory';
  /** As the house names leather, colour or edition. */
  finish: string;
  sizeCm: SizeCm | null;
  faceMm: number | null;
}
export interface ArtDraft extends AnyDraft<ArtModel, ArtLook> {
  kind: 'art';
  signature: ArtSignature;
  /** Chosen with regard to the works before it. */
  shown: PerLanguage<Shown>;
}

export type Draft = WatchDraft | JewelryDraft | AccessoryDraft | ArtDraft;

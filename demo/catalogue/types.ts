import { type ItemKind } from '../../src/config/catalogs';
import {
  type AvailabilityStatus,
  type Condition,
  type Equipment,
  type ItemTag,
} from '../../src/config/item-labels';
import { type AccessoryLook } from './generate/look-accessory';
import { type ArtLook } from './generate/look-art';
import { type JewelryLook } from './generate/look-jewelry';
import { type WatchLook } from './generate/look-watch';
import { type BodyForm } from './lookups/body-forms';
import { type BodyMaterial } from './lookups/body-materials';
import { type Clarity } from './lookups/clarities';
import { type Country } from './lookups/countries';
import { type Gender } from './lookups/genders';
import { type ItemType } from './lookups/item-types';
import { type PerLanguage } from './lookups/per-language';
import { type StoneColour } from './lookups/stone-colours';
import { type StoneCut } from './lookups/stone-cuts';
import { type Stone } from './lookups/stones';

/** A brand of the catalogue: a watch maker, a jewelry house, a workshop, an artist's school. */
export interface SeedMaker {
  /** Unique among makers. */
  url: string;
  title: PerLanguage<string>;
  country: Country;
  /** Founded; for a school of painting the year it is counted from; null when it is not known. */
  founded: number | null;
  isPopular: boolean;
  /** Markdown, 60 to 120 words. */
  about: PerLanguage<string>;
}

export interface SeedCollection {
  /** Unique within the maker. */
  url: string;
  maker: SeedMaker['url'];
  title: string;
  /** One plain sentence on what the collection is; items' descriptions tell it too. */
  note: PerLanguage<string>;
}

/** Stones of one sort in a piece of jewelry. */
export interface SeedInsertion {
  stone: Stone;
  /** How many there are. */
  count: number;
  /** All of them together. */
  carat: number;
  colour: StoneColour;
  clarity: Clarity;
  cut: StoneCut;
}

export interface SeedAvailability {
  cityAlias: CityAlias;
  status: AvailabilityStatus;
}

/** How an item looks: what the demonstration pictures are drawn from. */
export type ItemLook = WatchLook | JewelryLook | AccessoryLook | ArtLook;

export interface SeedItem {
  /** Unique among all items, e.g. `rolex-submariner-date-126610ln-0412`. */
  url: string;
  kind: ItemKind;
  isArchive: boolean;
  maker: SeedMaker['url'];
  /** Collection of that maker. */
  collection: SeedCollection['url'] | null;
  model: string | null;
  reference: string | null;
  /** Of making; null when it is not known. */
  year: number | null;
  /** Millimetres, watches only. */
  diameter: number | null;
  /** Watches only. */
  bodyForm: BodyForm | null;
  bodyMaterial: BodyMaterial;
  madeIn: Country;
  /** Null for what anyone may use. */
  gender: Gender | null;
  type: ItemType;
  equipment: Equipment;
  condition: Condition;
  tags: readonly ItemTag[];
  /** Whole US dollars; null when the price is on request. */
  priceUsd: number | null;
  /** Whole US dollars, below `priceUsd`; null without a discount. */
  priceWithDiscountUsd: number | null;
  /** At least one city, no city twice. */
  availability: readonly SeedAvailability[];
  /** Empty for all but jewelry. */
  insertions: readonly SeedInsertion[];
  /** ISO 8601 instant in UTC. */
  datePublish: string;
  /** `YYYY-MM-DD`; null while it is for sale. */
  soldOn: string | null;
  texts: PerLanguage<{ title: string; description: string }>;
  /** Of the same kind as the item. */
  look: ItemLook;
}

export interface Catalogue {
  makers: readonly SeedMaker[];
  collections: readonly SeedCollection[];
  items: readonly SeedItem[];
}

/** Cities with a branch, the busiest first (spec §1). */
export const cityAliases = [
  'moscow',
  'saint-petersburg',
  'yekaterinburg',
  'kazan',
  'krasnodar',
  'nizhny-novgorod',
  'samara',
  'rostov-on-don',
  'vladivostok',
  'tashkent',
  'bishkek',
  'baku',
] as const;

export type CityAlias = (typeof cityAliases)[number];

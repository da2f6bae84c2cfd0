import { type ItemKind } from '../../../src/config/catalogs';
import { languageCodes, type LanguageCode } from '../../../src/config/languages';
import { isSold } from '../../../src/domain/sales';
import { collections } from '../collections/all';
import { createDice, type Dice } from './dice';
import { type Draft } from './draft';
import { makeAccessory } from './making/accessory';
import { makeArt } from './making/art';
import { makeJewelry } from './making/jewelry';
import { kindsOf, modelFor } from './making/mix';
import { type Place } from './making/stand';
import { models } from './making/stock';
import { soldDayOf } from './making/time';
import { makeWatch } from './making/watch';
import { makers } from '../makers/all';
import { slugOf } from './slug';
import { composeTexts, isReadable, type ItemText } from '../vocabulary/compose';
import { likeness as likenessInEnglish } from '../vocabulary/en/likeness';
import { Gallery } from '../vocabulary/gallery';
import { Openings } from '../vocabulary/openings';
import { likeness as likenessInUkrainian } from '../vocabulary/ua/likeness';
import { likeness as likenessInRussian } from '../vocabulary/ru/likeness';
import { likeness as likenessInUzbek } from '../vocabulary/uz/likeness';
import { type PerLanguage } from '../lookups/per-language';
import { type Catalogue, type SeedItem } from '../types';

export interface CatalogueOptions {
  /** How many items; 480 watches, 140 jewels, 110 accessories and 70 works of art of 800. */
  items?: number;
  seed?: number;
}

/** How often other words are tried before giving up. */
const mostAttempts = 400;

/**
 * The demonstration stock. The same options always give the same catalogue, and a smaller one is the
 * beginning of a larger one; the first 60 items show every kind, list, label and status.
 */
export function generateCatalogue({ items = 800, seed = 1 }: CatalogueOptions = {}): Catalogue {
  const ordinals: Record<ItemKind, number> = { clock: 0, jewelry: 0, accessory: 0, art: 0 };
  const told = new ToldTexts();
  const gallery = new Gallery();
  return {
    makers,
    collections,
    items: kindsOf(items).map((kind, index) => {
      const place = { index, ordinal: ordinals[kind] };
      ordinals[kind] += 1;
      return itemOf(draftOf(kind, place, seed, gallery), place, seed, told);
    }),
  };
}

/** @param gallery grows by the item where it is a work of art */
function draftOf(kind: ItemKind, place: Place, seed: number, gallery: Gallery): Draft {
  const dice = createDice(seed, place.index);
  const apart = createDice(seed, place.index, measureDice);
  const { ordinal } = place;
  switch (kind) {
    case 'clock':
      return makeWatch(modelFor(models.clock, ordinal, seed), place, dice);
    case 'jewelry':
      return makeJewelry(modelFor(models.jewelry, ordinal, seed), place, dice, apart);
    case 'accessory':
      return makeAccessory(modelFor(models.accessory, ordinal, seed), place, dice);
    case 'art':
      return makeArt(modelFor(models.art, ordinal, seed), place, dice, apart, gallery);
  }
}

/** What has been told so far. */
class ToldTexts {
  readonly descriptions = new Set<string>();
  /** The texts of the item before, by its kind. */
  readonly latest = new Map<ItemKind, PerLanguage<ItemText>>();
  readonly openings: PerLanguage<Openings> = {
    ru: new Openings(likenessInRussian),
    en: new Openings(likenessInEnglish),
    ua: new Openings(likenessInUkrainian),
    uz: new Openings(likenessInUzbek),
  };
}

/** @param told grows by this item's descriptions */
function itemOf(draft: Draft, place: Place, seed: number, told: ToldTexts): SeedItem {
  const { index } = place;
  const texts = newTexts(draft, place, seed, told);
  const name = draft.kind === 'art' ? texts.en.title : draft.item.model;
  const finish = draft.kind === 'accessory' ? draft.finish : null;
  const serial = String(index + 1).padStart(4, '0');
  const words =
    draft.kind === 'art' ? [name] : [draft.maker.title.en, name, draft.item.reference, finish];
  return {
    ...draft.item,
    url: `${slugOf(...words)}-${serial}`,
    look: draft.look,
    soldOn: soldOnOf(draft, createDice(seed, index, saleDice)),
    texts,
  };
}

/** Set apart from the dice of the item itself: whether it is sold changes nothing else of it. */
const saleDice = 1;
/** Nor do its size and its signature. */
const measureDice = 2;

function soldOnOf({ item }: Draft, dice: Dice): string | null {
  const statuses = item.availability.map(({ status }) => status);
  return isSold(item.isArchive, statuses) ? soldDayOf(item.datePublish, dice) : null;
}

/** Letters of a description that two items of a kind beside each other must not have in common. */
const lettersApart = 60;

const opensAlike = (one: ItemText, other: ItemText) =>
  one.description.slice(0, lettersApart) === other.description.slice(0, lettersApart);

/** Readable texts that no item before this one has on any host, and that open otherwise than its neighbour's. */
function newTexts(draft: Draft, { index }: Place, seed: number, told: ToldTexts) {
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    const texts = composeTexts(draft, told.openings, seed, index, attempt);
    const descriptions = languageCodes.map((host) => `${host} ${texts[host].description}`);
    const isNew = descriptions.every((description) => !told.descriptions.has(description));
    const before = told.latest.get(draft.kind);
    const isRight = (host: LanguageCode) =>
      isReadable(texts[host]) && !(before && opensAlike(texts[host], before[host]));
    if (isNew && languageCodes.every(isRight)) {
      descriptions.forEach((description) => told.descriptions.add(description));
      told.latest.set(draft.kind, texts);
      return texts;
    }
  }
  throw new Error(`no new words for item ${index} (${draft.item.maker} ${draft.item.model})`);
}

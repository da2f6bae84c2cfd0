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
import {
  composeText,
  isReadable,
  tellableOf,
  type ItemText,
  type Tellable,
} from '../vocabulary/compose';
import { Gallery } from '../vocabulary/gallery';
import { likenesses } from '../vocabulary/likenesses';
import { Openings } from '../vocabulary/openings';
import { RowsTold } from '../vocabulary/rows-told';
import { perLanguage, type PerLanguage } from '../lookups/per-language';
import { type Catalogue, type SeedItem } from '../types';

export interface CatalogueOptions {
  /** How many items; 480 watches, 140 jewels, 110 accessories and 70 works of art of 800. */
  items?: number;
  seed?: number;
}

/** How often other words are tried before giving up; some items have more than a hundred openings. */
const mostAttempts = 1000;
/** How often other words are tried after one opening. */
const attemptsOfOpening = 5;

/** Openings are chosen for so many items at once. */
const atOnce = 200;

/**
 * The demonstration stock. The same options always give the same catalogue, and a smaller one is the
 * beginning of a larger one; the first 60 items show every kind, list, label and status.
 */
export function generateCatalogue({ items = 800, seed = 1 }: CatalogueOptions = {}): Catalogue {
  const told = new ToldTexts();
  const gallery = new Gallery();
  const places = placesOf(Math.ceil(items / atOnce) * atOnce);
  const starts = Array.from({ length: places.length / atOnce }, (_, index) => index * atOnce);
  const itemsFrom = (start: number) => {
    const drawn = places.slice(start, start + atOnce).map(({ kind, place }) => {
      return { place, tellable: tellableOf(draftOf(kind, place, seed, gallery)) };
    });
    for (const host of languageCodes) {
      told.openings[host].spread(drawn.map(({ tellable }) => tellable.openings[host]));
    }
    return drawn
      .slice(0, items - start)
      .map(({ place, tellable }) => itemOf(tellable, place, seed, told));
  };
  return { makers, collections, items: starts.flatMap(itemsFrom) };
}

/** Where so many items are, with their kinds. */
function placesOf(count: number): { kind: ItemKind; place: Place }[] {
  const ordinals: Record<ItemKind, number> = { clock: 0, jewelry: 0, accessory: 0, art: 0 };
  return kindsOf(count).map((kind, index) => {
    const place = { index, ordinal: ordinals[kind] };
    ordinals[kind] += 1;
    return { kind, place };
  });
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
  readonly rows = perLanguage(() => new RowsTold());
  readonly openings = perLanguage((host) => new Openings(likenesses[host]));
  /** The texts of the item before, by its kind. */
  readonly latest = new Map<ItemKind, PerLanguage<ItemText>>();
  private readonly descriptions = perLanguage(() => new Set<string>());

  has(host: LanguageCode, { description }: ItemText): boolean {
    return this.descriptions[host].has(description);
  }

  add(kind: ItemKind, texts: PerLanguage<ItemText>): void {
    this.latest.set(kind, texts);
    for (const host of languageCodes) this.descriptions[host].add(texts[host].description);
  }
}

/** @param told grows by this item's descriptions */
function itemOf(tellable: Tellable, place: Place, seed: number, told: ToldTexts): SeedItem {
  const { draft } = tellable;
  const { index } = place;
  const texts = newTexts(tellable, place, seed, told);
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

/**
 * A readable text on each host that no item before this one has there, and that opens otherwise than
 * its neighbour's. Where an opening leaves too much or too little to tell, another takes its place.
 */
function newTexts(
  tellable: Tellable,
  { index }: Place,
  seed: number,
  told: ToldTexts,
): PerLanguage<ItemText> {
  const { kind } = tellable.draft;
  const before = told.latest.get(kind);
  const texts = perLanguage((host) => {
    const isRight = (text: ItemText) =>
      isReadable(text) && !told.has(host, text) && !(before && opensAlike(text, before[host]));
    const openings = told.openings[host];
    const tried = [openings.at(index)];
    for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
      const rows = told.rows[host].begin(index + 1);
      const text = composeText(tellable, host, openings.at(index), rows, seed, index, attempt);
      if (isRight(text)) return text;
      if (attempt % attemptsOfOpening !== attemptsOfOpening - 1) continue;
      const others = tellable.openings[host].filter((one) => !tried.includes(one));
      if (others.length > 0) tried.push(openings.change(index, others));
    }
    const { maker, model } = tellable.draft.item;
    throw new Error(`no new words for item ${index} (${maker} ${model}) on ${host}`);
  });
  told.add(kind, texts);
  return texts;
}

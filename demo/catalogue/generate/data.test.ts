/** @jest-environment node */
import { languageCodes, type LanguageCode } from '../../../src/config/languages';
import { collections } from '../collections/all';
import { createDice } from './dice';
import { type Draft } from './draft';
import { bodyForms } from '../lookups/body-forms';
import { bodyMaterials } from '../lookups/body-materials';
import { clarities } from '../lookups/clarities';
import { countries } from '../lookups/countries';
import { genders } from '../lookups/genders';
import { itemTypes } from '../lookups/item-types';
import { stoneColours } from '../lookups/stone-colours';
import { stoneCuts } from '../lookups/stone-cuts';
import { stones } from '../lookups/stones';
import { problemsOfTexts } from './check-text';
import { makers } from '../makers/all';
import { type SeedModel } from '../model-types';
import { makeAccessory } from './making/accessory';
import { makeArt } from './making/art';
import { makeJewelry } from './making/jewelry';
import { collectionOf, makerOf, models } from './making/stock';
import { makeWatch } from './making/watch';
import { thisYear } from './making/time';
import { slotsOf } from '../vocabulary/fill';
import { type Conditions } from '../vocabulary/language';
import { sentencesOf } from '../vocabulary/line-first';
import { languages } from '../vocabulary/languages';
import { slotsFor } from '../vocabulary/slots';

const kinds = ['clock', 'jewelry', 'accessory', 'art'] as const;
const everyModel: readonly SeedModel[] = Object.values(models).flat();
const nameOf = (model: SeedModel) =>
  model.kind === 'clock' ? model.reference : model.kind === 'art' ? model.technique : model.name;
const place = { index: 1000, ordinal: 1000 };

/** Of accessories one table for each kind of thing. */
function conditionsOf(host: LanguageCode, kind: (typeof kinds)[number]): readonly Conditions[] {
  const ofKinds = languages[host];
  return kind === 'accessory'
    ? Object.values(ofKinds.accessory.story.conditions)
    : [ofKinds[kind].story.conditions];
}

describe('makers and collections', () => {
  it('are at least 45, and every one has something in stock', () => {
    expect(makers.length).toBeGreaterThanOrEqual(45);
    const stocked = new Set(everyModel.map(({ maker }) => maker));
    expect(makers.filter(({ url }) => !stocked.has(url))).toEqual([]);
  });

  it('leave no model without its maker and collection', () => {
    for (const model of everyModel) {
      expect(makerOf(model).url).toBe(model.maker);
      const collection = collectionOf(model);
      expect(collection === null).toBe(model.kind === 'art');
    }
  });

  it.each(languageCodes)('tell what a collection is known for in one sentence on %s', (host) => {
    const notes = collections.map(({ note }) => note[host]);
    expect(notes.filter((note) => sentencesOf(note).length !== 1)).toEqual([]);
  });

  it('have no collection that holds nothing', () => {
    const held = new Set(
      everyModel.flatMap((model) =>
        model.kind === 'art' ? [] : [`${model.maker}/${model.collection}`],
      ),
    );
    expect(collections.filter(({ maker, url }) => !held.has(`${maker}/${url}`))).toEqual([]);
  });
});

describe('models', () => {
  it('are about 160 watches or more, no reference twice', () => {
    const references = models.clock.map(({ maker, reference }) => `${maker} ${reference}`);
    expect(references.length).toBeGreaterThanOrEqual(160);
    expect(new Set(references).size).toBe(references.length);
  });

  it.each(
    everyModel.map((model) => [`${model.kind} ${model.maker} ${nameOf(model)}`, model] as const),
  )('%s lies within what can be true', (_, model) => {
    const [from, to] = model.years;
    expect(from).toBeGreaterThanOrEqual(1800);
    expect(to ?? thisYear).toBeLessThanOrEqual(thisYear);
    expect(from).toBeLessThanOrEqual(to ?? thisYear);
    const [low, high] = model.usd;
    expect(low).toBeGreaterThan(0);
    expect(high).toBeGreaterThan(low);
    if (model.kind !== 'clock') return;
    expect(model.diameter).toBeGreaterThanOrEqual(20);
    expect(model.diameter).toBeLessThanOrEqual(60);
    expect(model.dials.length * model.straps.length).toBeGreaterThan(0);
    const { winding, reserveHours } = model.movement;
    expect(reserveHours === null).toBe(winding === 'quartz');
    for (const { size } of model.subdials ?? []) expect(size).toBeLessThanOrEqual(0.5);
  });
});

describe('lookups', () => {
  it.each(
    Object.entries({
      bodyForms,
      bodyMaterials,
      clarities,
      countries,
      genders,
      stoneColours,
      stoneCuts,
      stones,
      itemTypes: Object.fromEntries(
        Object.entries(itemTypes).map(([key, { title }]) => [key, title]),
      ),
    }),
  )('%s have a title in every language', (name, table) => {
    const problems = Object.entries(table).flatMap(([key, titles]) =>
      problemsOfTexts(`${name} ${key}`, titles),
    );
    expect(problems).toEqual([]);
  });
});

describe('languages', () => {
  const drafts: Draft[] = Array.from({ length: 40 }, (_, seed) => createDice(seed)).flatMap(
    (dice) => [
      makeWatch(dice.pick(models.clock), place, dice),
      makeJewelry(dice.pick(models.jewelry), place, dice, dice),
      makeAccessory(dice.pick(models.accessory), place, dice),
      makeArt(dice.pick(models.art), place, dice, dice),
    ],
  );

  it.each(languageCodes.flatMap((host) => kinds.map((kind) => [host, kind] as const)))(
    'on %s tell of %s with slots that exist',
    (host, kind) => {
      const known = new Set(
        drafts
          .filter((draft) => draft.kind === kind)
          .flatMap((draft) => Object.keys(slotsFor(draft, host, languages[host]))),
      );
      const { title, facts } = languages[host][kind].story;
      const used = [title, ...Object.values<readonly string[]>(facts)].flat().flatMap(slotsOf);
      expect(used.filter((slot) => !known.has(slot))).toEqual([]);
    },
  );

  it.each(kinds)('list the conditions and sets of %s alike, so that hosts agree', (kind) => {
    const lengths = languageCodes.map((host) => {
      const { equipments } = languages[host][kind].story;
      const lists = [...conditionsOf(host, kind), equipments].flatMap(
        (some: Readonly<Record<string, readonly string[]>>) => Object.values(some),
      );
      return lists.map(({ length }) => length);
    });
    for (const others of lengths) expect(others).toEqual(lengths[0]);
  });

  it('list works of art and what they show alike', () => {
    const lengths = languageCodes.map((host) => {
      const { works, composition } = languages[host].art.words;
      return [...Object.values(works), ...Object.values(composition)].map(({ length }) => length);
    });
    for (const others of lengths) expect(others).toEqual(lengths[0]);
  });
});

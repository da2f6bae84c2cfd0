/** @jest-environment node */
import { languageCodes } from '../../../src/config/languages';
import { itemKinds } from '../../../src/config/catalogs';
import {
  availabilityStatuses,
  conditions,
  equipments,
  itemTags,
} from '../../../src/config/item-labels';
import { madeCatalogue } from '../../../tests/support/made-catalogue';
import { problemsOf } from './check';
import { generateCatalogue } from './generate';
import { conditionFactors, equipmentFactors, onRequestFrom } from './making/price';
import { watchModels } from '../models/watches/all';
import { type SeedItem } from '../types';

const small = generateCatalogue({ items: 60, seed: 1 });
const usual = generateCatalogue();
const large = madeCatalogue(5000);

const countOf = (items: readonly SeedItem[], is: (item: SeedItem) => boolean) =>
  items.filter(is).length;
const shareOf = (items: readonly SeedItem[], is: (item: SeedItem) => boolean) =>
  countOf(items, is) / items.length;

describe('the demonstration catalogue', () => {
  it.each([
    ['60', small],
    ['800', usual],
    ['5000', large],
  ])('has nothing wrong with it at %s items', (_, catalogue) => {
    expect(problemsOf(catalogue)).toEqual([]);
  });

  it('is the same whenever it is made from the same options', () => {
    expect(generateCatalogue({ items: 60, seed: 1 })).toEqual(small);
    expect(generateCatalogue({ items: 60, seed: 2 }).items).not.toEqual(small.items);
  });

  it('keeps its first items when it grows', () => {
    expect(large.items.slice(0, 60)).toEqual(small.items);
    expect(large.items.slice(0, 800)).toEqual(usual.items);
  });

  it('holds 480 watches, 140 jewels, 110 accessories and 70 works of art of 800, a third archived', () => {
    const counts = itemKinds.map((kind) => countOf(usual.items, (item) => item.kind === kind));
    expect(counts).toEqual([480, 140, 110, 70]);
    expect(shareOf(usual.items, ({ isArchive }) => isArchive)).toBeCloseTo(1 / 3, 2);
  });

  it.each([
    [60, small],
    [5000, large],
  ])('keeps these shares at %i items', (count, { items }) => {
    expect(items).toHaveLength(count);
    itemKinds.forEach((kind, index) => {
      const expected = ([480, 140, 110, 70][index] ?? 0) / 800;
      expect(
        Math.abs(countOf(items, (item) => item.kind === kind) - expected * count),
      ).toBeLessThan(1);
    });
    expect(shareOf(items, ({ isArchive }) => isArchive)).toBeCloseTo(1 / 3, 1);
  });

  it('shows every list, label and status within 60 items', () => {
    for (const { items } of [small, generateCatalogue({ items: 60, seed: 7 })]) {
      const seen = new Set(
        items.flatMap((item) => [
          `${item.kind} ${item.isArchive}`,
          item.condition,
          item.equipment,
          ...item.tags,
          ...item.availability.map(({ status }) => status),
          item.priceUsd === null ? 'on request' : 'priced',
        ]),
      );
      const lists = itemKinds.flatMap((kind) => [`${kind} true`, `${kind} false`]);
      expect([...seen]).toEqual(
        expect.arrayContaining([
          ...lists,
          ...conditions,
          ...equipments,
          ...itemTags,
          ...availabilityStatuses,
          'on request',
          'priced',
        ]),
      );
    }
  });

  it('describes no two items alike on any host', () => {
    for (const host of languageCodes) {
      const descriptions = large.items.map(({ texts }) => texts[host].description);
      expect(new Set(descriptions).size).toBe(large.items.length);
    }
  });

  it('gives every item an address of its own', () => {
    expect(new Set(large.items.map(({ url }) => url)).size).toBe(large.items.length);
  });

  it('holds every watch reference once it is large enough', () => {
    const references = new Set(usual.items.map(({ maker, reference }) => `${maker} ${reference}`));
    const missing = watchModels.filter(
      ({ maker, reference }) => !references.has(`${maker} ${reference}`),
    );
    expect(missing).toEqual([]);
  });
});

describe('descriptions', () => {
  const sizeWords = {
    ru: /внутренн\S+ диаметр/i,
    en: /European size \d/,
    ua: /внутрішн\S+ діаметр/i,
    uz: /ichki diametri/i,
  };

  it.each(languageCodes)('tell the size of every ring on %s', (host) => {
    const rings = large.items.filter(({ look }) => 'piece' in look && look.piece === 'ring');
    expect(rings.length).toBeGreaterThan(200);
    const untold = rings
      .map(({ texts }) => texts[host].description)
      .filter((text) => !sizeWords[host].test(text));
    expect(untold).toEqual([]);
  });
});

describe('prices', () => {
  const modelOf = (item: SeedItem) =>
    watchModels.find(
      ({ maker, reference }) => maker === item.maker && reference === item.reference,
    );

  it('follow model, condition and completeness', () => {
    const priced = large.items.filter(
      ({ kind, priceUsd }) => kind === 'clock' && priceUsd !== null,
    );
    expect(priced.length).toBeGreaterThan(2000);
    const astray = priced.filter((item) => {
      const [low, high] = modelOf(item)?.usd ?? [0, 0];
      const factor = conditionFactors[item.condition] * equipmentFactors[item.equipment];
      const price = item.priceUsd ?? 0;
      // A price tag is rounded, by a twentieth at most.
      return price < low * factor * 0.95 || price > high * factor * 1.05;
    });
    expect(astray).toEqual([]);
  });

  it('are on request only for the dearest', () => {
    const silent = large.items.filter(
      ({ kind, priceUsd }) => kind === 'clock' && priceUsd === null,
    );
    expect(silent.length).toBeGreaterThan(0);
    for (const item of silent) {
      const dearest = (modelOf(item)?.usd[1] ?? 0) * conditionFactors.new;
      expect(dearest).toBeGreaterThanOrEqual(onRequestFrom.sometimes);
    }
  });

  it('are lowered for about 12 % of what is for sale, by 5 to 15 %', () => {
    const forSale = large.items.filter(({ isArchive }) => !isArchive);
    const lowered = forSale.filter(({ priceWithDiscountUsd }) => priceWithDiscountUsd !== null);
    expect(lowered.length / forSale.length).toBeCloseTo(0.12, 1);
    for (const { priceUsd, priceWithDiscountUsd } of lowered) {
      const left = (priceWithDiscountUsd ?? 0) / (priceUsd ?? 1);
      expect(left).toBeGreaterThan(0.8);
      expect(left).toBeLessThan(0.97);
    }
  });
});

describe('availability', () => {
  it('is in Moscow most', () => {
    const inCity = (city: string) =>
      countOf(large.items, ({ availability }) => availability[0]?.cityAlias === city);
    const others = ['saint-petersburg', 'kazan', 'tashkent', 'baku'].map(inCity);
    expect(inCity('moscow')).toBeGreaterThan(Math.max(...others) * 2);
  });

  it('never offers to order from Tashkent to another city', () => {
    const fromTashkent = large.items.filter(
      ({ availability }) => availability[0]?.cityAlias === 'tashkent',
    );
    expect(fromTashkent.length).toBeGreaterThan(0);
    expect(fromTashkent.filter(({ availability }) => availability.length > 1)).toEqual([]);
  });
});

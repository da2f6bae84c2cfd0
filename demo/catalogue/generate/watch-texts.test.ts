/** @jest-environment node */
import { languageCodes, type LanguageCode } from '../../../src/config/languages';
import { type PerLanguage } from '../lookups/per-language';
import { type WatchModel, type Winding } from '../model-types';
import { watchModels } from '../models/watches/all';
import { type SeedItem } from '../types';
import { madeCatalogue } from '../../../tests/support/made-catalogue';
import { thisYear } from './making/time';

/** Words that say how a watch is wound; nobody winds a quartz watch, and only a self-winding one has a rotor. */
const windingWords: PerLanguage<Readonly<Record<'automatic' | 'manual' | 'quartz', RegExp>>> = {
  ru: { automatic: /автоподзавод|ротор/iu, manual: /ручн\S* завод/iu, quartz: /кварц/iu },
  en: {
    automatic: /self-winding|automatic|rotor/i,
    manual: /hand-w|wound by hand/i,
    quartz: /quartz/i,
  },
  ua: { automatic: /автопідзав[оі]д|ротор/iu, manual: /ручн\S* завод/iu, quartz: /кварц/iu },
  uz: { automatic: /oʻzi bural|rotor/iu, manual: /qoʻlda bural/iu, quartz: /kvars/iu },
};
const saysAllowed: Readonly<Record<Winding, readonly string[]>> = {
  automatic: ['automatic'],
  manual: ['manual'],
  quartz: ['quartz'],
  // Every Spring Drive here winds itself, which a language may tell.
  spring_drive: ['automatic'],
};

const units: PerLanguage<Readonly<Record<'millimetres' | 'metres' | 'hours', RegExp>>> = {
  ru: { millimetres: /([\d,]+)\s?мм/gu, metres: /(\d+) метр/gu, hours: /(\d+) час/gu },
  en: { millimetres: /([\d.]+) mm/g, metres: /([\d,]+) metre/g, hours: /(\d+) hour/g },
  ua: { millimetres: /([\d,]+)\s?мм/gu, metres: /([\d\u00a0]+) метр/gu, hours: /(\d+) годин/gu },
  uz: {
    millimetres: /([\d,]+)\s?mm/gu,
    metres: /([\d\u00a0]+) metr/gu,
    hours: /(\d+) soat(?!l)/gu,
  },
};

const byReference = new Map(
  watchModels.map((model) => [`${model.maker} ${model.reference}`, model]),
);
const watches = madeCatalogue(1600).items.flatMap((item) => {
  const model = byReference.get(`${item.maker} ${item.reference}`);
  return item.kind === 'clock' && model ? [{ item, model }] : [];
});

/** The description without model and reference, which may say `Automatic`, `Quartz` or a number. */
const toldOf = ({ texts, model, reference }: SeedItem, host: LanguageCode) =>
  texts[host].description.replaceAll(model ?? '', '').replaceAll(reference ?? '', '');
const numbersIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, digits = '']) =>
    Number(digits.replace(/\u00a0|,(?=\d{3})/gu, '').replace(',', '.')),
  );

test('every reference is among the generated watches', () => {
  expect(new Set(watches.map(({ model }) => model)).size).toBe(watchModels.length);
});

test('a watch was made in a year in which its reference was made', () => {
  const wrong = watches.filter(({ item: { year }, model: { years } }) => {
    const [from, to] = years;
    return year === null || year < from || year > (to ?? thisYear);
  });
  expect(wrong.map(({ item }) => item.url)).toEqual([]);
});

test.each(languageCodes)('on %s no watch is said to be wound as it is not', (host) => {
  const wrong = watches.filter(({ item, model }) => {
    const told = toldOf(item, host);
    return Object.entries(windingWords[host]).some(
      ([winding, words]) =>
        !saysAllowed[model.movement.winding].includes(winding) && words.test(told),
    );
  });
  expect(wrong.map(({ item }) => item.texts[host].description)).toEqual([]);
});

const facts: readonly [
  unit: 'millimetres' | 'metres' | 'hours',
  of: (model: WatchModel) => number | null,
][] = [
  ['millimetres', ({ diameter }) => diameter],
  ['metres', ({ waterMetres }) => waterMetres],
  ['hours', ({ movement }) => movement.reserveHours],
];

describe.each(languageCodes)('on %s', (host) => {
  test.each(facts)('the %s told of a watch are those of its reference', (unit, factOf) => {
    const told = watches.flatMap(({ item, model }) =>
      numbersIn(toldOf(item, host), units[host][unit]).map((number) => ({ item, model, number })),
    );
    expect(told.length).toBeGreaterThan(100);
    const wrong = told.filter(({ model, number }) => number !== factOf(model));
    expect(wrong.map(({ item }) => item.texts[host].description)).toEqual([]);
  });
});

/** @jest-environment node */
import { madeCatalogue } from '../../../tests/support/made-catalogue';
import { languageCodes } from '../../../src/config/languages';
import { models } from '../generate/making/stock';
import { type PerLanguage } from '../lookups/per-language';

const { items } = madeCatalogue(1600);
const watches = items.filter(({ kind }) => kind === 'clock');

const whole: PerLanguage<RegExp> = {
  ru: /комплект полный|полный комплект/iu,
  en: /full set/iu,
  ua: /комплект повний|повний комплект|у комплекті все/iu,
  uz: /toʻliq(?! buralga)/iu,
};

test.each(languageCodes)(
  'on %s a watch that its maker sells with a second strap is not told to be a whole set',
  (host) => {
    const isWhole = ({ texts }: (typeof watches)[number]) =>
      whole[host].test(texts[host].description);
    const santos = watches.filter(({ reference }) => /^WSSA00(?:18|29)$/.test(reference ?? ''));
    expect(santos.length).toBeGreaterThan(5);
    expect(santos.filter(isWhole)).toEqual([]);
    expect(watches.some(isWhole)).toBe(true);
  },
);

test.each([
  ['en', /Switzerland/, /made in (?:Germany|Japan)/],
  ['ua', /у Швейцарії/, /[ву] (?:Німеччині|Японії)/],
  ['uz', /Shveytsariyada yigʻ/, /(?:Germaniyada|Yaponiyada) yigʻ/],
] as const)(
  'on %s a watch is told its country where it is not Switzerland',
  (host, swiss, other) => {
    const texts = watches.map(({ texts: { [host]: text } }) => text.description);
    expect(texts.filter((text) => swiss.test(text))).toEqual([]);
    expect(texts.filter((text) => other.test(text)).length).toBeGreaterThan(10);
  },
);

test.each(languageCodes)(
  'on %s every watch is told its calibre, its size and how deep it may be taken, unless its name tells them',
  (host) => {
    const modelOf = new Map(models.clock.map((model) => [model.reference, model]));
    const untold = watches.flatMap(({ reference, texts: { [host]: text } }) => {
      const model = modelOf.get(reference ?? '');
      if (model === undefined) return [`no model of ${reference}`];
      const told = `${model.name} ${text.description}`.replace(/(?<=\d)[,\u00a0](?=\d{3}\b)/gu, '');
      const size = String(model.diameter);
      const facts = [
        model.movement.calibre.split(' ').at(-1) ?? '',
        host === 'en' || told.includes(size) ? size : size.replace('.', ','),
        String(model.waterMetres),
      ];
      return facts.filter((fact) => !told.includes(fact)).map((fact) => `${fact}: ${told}`);
    });
    expect(untold).toEqual([]);
  },
);

test.each(languageCodes)('on %s no mark that rules leave for each other is read', (host) => {
  const texts = items.map(({ texts: { [host]: text } }) => text.description);
  // A name may have a tilde: Twenty~4.
  expect(texts.filter((text) => /[≈‹›‸⟦⟧⟪⟫^{}|]|(?<!Twenty)~/u.test(text))).toEqual([]);
});

test.each(languageCodes)('on %s no sentence says five words twice', (host) => {
  const twice =
    /(?<![\p{L}\d])((?:[\p{L}\d’ʼʻ-]+ ){4}[\p{L}\d’ʼʻ-]+)(?![\p{L}\d])[^.]*? \1(?![\p{L}\d])/u;
  const texts = items.map(({ texts: { [host]: text } }) => text.description);
  expect(texts.filter((text) => twice.test(text))).toEqual([]);
});

const screwdriver: PerLanguage<RegExp> = {
  ru: /отвёртк/u,
  en: /screwdriver/u,
  ua: /викрутк/u,
  uz: /buragich/u,
};

test.each(languageCodes)(
  'on %s the screwdriver of a Love comes with its bracelet alone',
  (host) => {
    const told = items.filter(({ texts }) => screwdriver[host].test(texts[host].description));
    expect(told.length).toBeGreaterThan(1);
    expect(told.filter(({ look }) => look.kind !== 'jewelry' || look.piece !== 'bracelet')).toEqual(
      [],
    );
  },
);

test.each(languageCodes)('on %s a jewel is told the weight of its diamonds', (host) => {
  const set = items.flatMap(({ insertions, texts }) => {
    const diamonds = insertions.filter(({ stone }) => stone === 'diamond');
    return diamonds.map(({ carat }) => ({ carat, text: texts[host].description }));
  });
  const told = (carat: number) => carat.toFixed(2).replace('.', host === 'en' ? '.' : ',');
  expect(set.length).toBeGreaterThan(200);
  expect(set.filter(({ carat, text }) => !text.includes(told(carat)))).toEqual([]);
});

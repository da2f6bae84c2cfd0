/** @jest-environment node */
import { generateCatalogue } from '../../generate/generate';
import { type SeedItem } from '../../types';

const { items } = generateCatalogue({ items: 1600 });
const wrongOf = (isWrong: (text: string, item: SeedItem) => boolean) =>
  items.flatMap((item) => {
    const { title, description } = item.texts.en;
    return [title, description].filter((text) => isWrong(text, item));
  });

test('an article agrees with the sound after it', () => {
  expect(
    wrongOf((text) => /\b[Aa] (?=[aeioAEIO])|\b[Aa]n (?=[bcdfgjklmnpqrtvwxyz])/.test(text)),
  ).toEqual([]);
});

test('a pair is never told of as one', () => {
  const isPair = (item: SeedItem) => item.type === 'earrings' || item.type === 'cufflinks';
  const singular =
    /\b(?:[Ii]t (?:is|was|has|dates|needs|comes)|This .{0,80}(?:earrings|cufflinks))\b/;
  expect(wrongOf((text, item) => isPair(item) && singular.test(text))).toEqual([]);
});

test('a jewel or an accessory is told its country and its year in one sentence', () => {
  const apart = items.filter(
    ({ kind, year, texts }) =>
      (kind === 'jewelry' || kind === 'accessory') &&
      year !== null &&
      !texts.en.description.includes(` in ${String(year)}.`),
  );
  expect(apart.map(({ texts }) => texts.en.description)).toEqual([]);
  const split = /(?:, from|dating from) \d{4}\. The \w+ w(?:as|ere) made/;
  expect(wrongOf((text) => split.test(text))).toEqual([]);
});

test('a dial is told with the strap', () => {
  expect(
    wrongOf((text) => /(?:The watch|It) has (?![^.]* comes )[^.]*\bdial\b[^.]*\./.test(text)),
  ).toEqual([]);
});

test('the metal of a case is not told again of its bracelet', () => {
  const metals = '(steel(?: and \\w+ gold)?|\\w+ gold|platinum|titanium|ceramic)';
  const caseFirst = new RegExp(
    ` ${metals}(?: case|, reference).* on an? (?:[\\w-]+ )?\\1 [^.]*bracelet`,
  );
  const braceletFirst = new RegExp(` on an? (?:[\\w-]+ )?${metals} [^.]*bracelet.* \\1 case`);
  expect(
    wrongOf(
      (text, { kind }) => kind === 'clock' && (caseFirst.test(text) || braceletFirst.test(text)),
    ),
  ).toEqual([]);
});

test('no mark of a template is left', () => {
  expect(wrongOf((text) => /~ |\^/.test(text))).toEqual([]);
});

test('a list has no comma before its last word', () => {
  expect(
    wrongOf((text) => /(?:chronograph|date|seconds|calendar|zone|phase), and /.test(text)),
  ).toEqual([]);
});

test('no description says that a reference is still made', () => {
  expect(wrongOf((text) => /still made|in production since/i.test(text))).toEqual([]);
});

test('a piece whose model names it is not named twice', () => {
  expect(
    wrongOf((text) => /Case bag|(Wallet|Ballpoint|Rollerball \d+) \1|wallet wallet/i.test(text)),
  ).toEqual([]);
});

test('the title of an accessory or a jewel says what it is', () => {
  const kinds =
    /bag|Case|wallet|pen|phone|cufflinks|lighter|ring|earrings|pendant|necklace|bracelet|brooch/i;
  const unnamed = items.filter(
    ({ kind, texts }) =>
      (kind === 'accessory' || kind === 'jewelry') && !kinds.test(texts.en.title),
  );
  expect(unnamed.map(({ texts }) => texts.en.title)).toEqual([]);
});

/** @jest-environment node */
import { madeCatalogue } from '../../../../tests/support/made-catalogue';
import { type SeedItem } from '../../types';
import { point } from './names';
import { shared } from './shared';

const { items } = madeCatalogue(1600);
const wrongOf = (isWrong: (text: string, item: SeedItem) => boolean) =>
  items.flatMap((item) => {
    const { title, description } = item.texts.en;
    return [title, description].filter((text) => isWrong(text, item));
  });

test('an article agrees with the sound after it', () => {
  expect(
    wrongOf((text) => /(?<!\/)\b[Aa] (?=[aeioAEIO])|\b[Aa]n (?=[bcdfgjklmnpqrtvwxyz])/.test(text)),
  ).toEqual([]);
});

test('a pair is never told of as one', () => {
  const isPair = (item: SeedItem) => item.type === 'earrings' || item.type === 'cufflinks';
  const singular =
    /\b(?:[Ii]t (?:is|was|has|dates|needs|comes)|[Tt]his (?!is a pair of ).{0,80}(?:earrings|cufflinks))\b/;
  expect(wrongOf((text, item) => isPair(item) && singular.test(text))).toEqual([]);
});

test('a jewel or an accessory is told its country and its year in the sentence that names it, the first or behind one of its line', () => {
  const country = `(?:${Object.values(shared.madeIn).join('|')})`;
  const ofLine = new RegExp(
    `^(?!${point}*?\\bth(?:is|ese) )${point}*\\. (?=${point}*?\\bth(?:is|ese) )`,
    'iu',
  );
  const isTold = (year: number | null, text: string) =>
    new RegExp(
      `^(?=${point}*?${country})${point}*?${year === null ? '' : String(year)}${point}*\\.`,
      'iu',
    ).test(text);
  const apart = items.filter(
    ({ kind, year, texts: { en } }) =>
      (kind === 'jewelry' || kind === 'accessory') &&
      !isTold(year, en.description) &&
      !isTold(year, en.description.replace(ofLine, '')),
  );
  expect(apart.map(({ texts }) => texts.en.description)).toEqual([]);
});

test('a dial is told with the strap', () => {
  expect(
    wrongOf((text) =>
      /(?:The watch|It) has (?![^.]*(?: comes |(?:bracelet|strap)(?: in the same metal|, also in (?:\w+ gold|platinum))?\.))[^.]*(?<!on the )\bdial\b[^.]*\./.test(
        text,
      ),
    ),
  ).toEqual([]);
});

test('the metal of a case is not told again of its bracelet', () => {
  const metals = '(?<metal>steel(?: and \\w+ gold)?|\\w+ gold|platinum|titanium|ceramic)';
  const ofCase = String.raw`(?:\b[Ii]n |^A |mm |The )${metals}(?= case|[,;]| \p{Lu})`;
  // A bracelet with no name of its own keeps its metal.
  const named = `(?!${metals.replace('?<metal>', '?:')} bracelet)`;
  const ofBracelet = String.raw`\ban? ${named}(?:[\w-]+ )?\k<metal>\b[^.]* bracelet`;
  const caseFirst = new RegExp(`${ofCase}.*${ofBracelet}`, 'u');
  const braceletFirst = new RegExp(
    `\\ban? ${named}(?:[\\w-]+ )?${metals} (?:[\\w-]+ )?bracelet.*\\b\\k<metal> case`,
    'u',
  );
  expect(
    wrongOf(
      (text, { kind }) => kind === 'clock' && (caseFirst.test(text) || braceletFirst.test(text)),
    ),
  ).toEqual([]);
});

test('the metal of a case is told, however long the text', () => {
  const metals = 'steel|gold|platinum|titanium|ceramic|bronze|carbon';
  // The 1815 of A. Lange & Söhne and the 1966 of Girard-Perregaux are models whose names are figures.
  const told = new RegExp(
    `(?:${metals})(?: case|[,.;]| \\p{Lu}| 1815, | 1966 40 mm, | from \\d{4}, | and | with an? )|\\b(?:Titanium|Steel)\\b`,
    'u',
  );
  const untold = items.filter(
    ({ kind, texts }) => kind === 'clock' && !told.test(texts.en.description),
  );
  expect(untold.map(({ texts }) => texts.en.description)).toEqual([]);
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

import { behindNote } from './note-first';

/** Where a piece was made and when; of some the year is not known. */
const dates = ['{madeIn} в {year} году', '{madeInOnly}'] as const;
/** The same behind a name: in brackets, as a dealer's list gives it, or as how it was made. */
const behindName = ['({country}, {year} год)', '{madePart} {madeInOnly}'] as const;
const between = (behind: string) => (behind.startsWith('(') ? ` ${behind}` : `, ${behind},`);

/**
 * Every opening tells the figure, the country and the year, first of what is dated. Without a figure
 * the metal stands alone.
 */
const ways: readonly ((date: string, metal: string, figure?: string) => string)[] = [
  (date, metal, figure = '') => `{piece} {maker} {model} ${metal}${figure} {made} ${date}.`,
  (date, metal, figure = '') => `{maker} {model} — {piece} ${metal}${figure}, {madePart} ${date}.`,
  (date, metal, figure = '') =>
    `{this} {piece} {maker} {model} ${metal}${figure} {crafted} ${date}.`,
  (date, metal, figure = '') =>
    `{piece} {model} ${metal}${figure} {crafted} домом {maker} ${date}.`,
  (date, metal, figure = '') => `{model} — {piece} {maker} ${metal}${figure}, {madePart} ${date}.`,
  (date, metal, figure = '') =>
    `дом {maker} сделал ${date} {thisAcc} {pieceAcc} {model} ${metal}${figure}.`,
  (date, metal, figure = '') =>
    `{this} {piece} {maker} {model} ${metal}${figure} {made} ${date}.${behindNote}`,
  (date, metal, figure = '') => `{piece} {maker} {model}${figure} {crafted} ${metal} ${date}.`,
  (date, metal, figure = '') => `{this} {piece} {maker} {model}${figure} {made} ${metal} ${date}.`,
  (date, metal, figure = '') => `{piece} {model} ${metal}${figure} {made} домом {maker} ${date}.`,
  (date, metal, figure = '') => `{piece} {model} дома {maker} ${metal}${figure} {crafted} ${date}.`,
  // The name and what it is, between commas.
  (date, metal, figure = '') => `{maker} {model}, {piece} ${metal}${figure}, {made} ${date}.`,
  // What is on sale, behind its line or without it.
  ...['', behindNote].map(
    (line) =>
      (date: string, metal: string, figure = '') =>
        `в продаже — {piece} {maker} {model} ${metal}${figure}, {madePart} ${date}.${line}`,
  ),
  // Whose work it is, behind a dash.
  (date, metal, figure = '') =>
    `{piece} {model} ${metal}${figure} — работа дома {maker}; {made} ${date}.`,
  // Its line first, and what it weighs.
  ...['{grams} г', '{pairGrams} г'].map(
    (weight) =>
      (date: string, metal: string, figure = '') =>
        `{this} {piece} {maker} {model} ${metal}${figure}, {madePart} ${date}, {weighs} ${weight}.${behindNote}`,
  ),
];

/** Ways that tell where a piece was made behind its name. */
const waysBehindName: typeof ways = [
  // Of what it is, behind its line.
  (behind, metal, figure = '') =>
    `{this} {piece} {maker} {model}${between(behind)} — ${metal}${figure}.${behindNote}`,
  // What it weighs, with one measure of its kind.
  ...[
    '{grams} г при внутреннем диаметре {ringSize} мм',
    '{grams} г при длине {length} см',
    '{grams} г вместе с цепочкой длиной {chain} см',
    '{pairGrams} г',
  ].map(
    (weight) =>
      (behind: string, metal: string, figure = '') =>
        `{piece} {maker} {model} ${metal}${figure}${between(behind)} {weighs} ${weight}.`,
  ),
];

/** A measure of a piece, before the piece itself, and what it weighs. */
const measured = [
  ['внутренний диаметр', '{ringSize} мм, масса — {grams} г'],
  ['длина', '{length} см, масса — {grams} г'],
  ['длина цепочки', '{chain} см, общая масса — {grams} г'],
  ['масса', '{pairGrams} г'],
] as const;

/** Ways of what is dated, and of what is not. */
const datedWays: readonly ((metal: string, figure?: string) => string)[] = [
  (metal, figure = '') =>
    `в {year} году {madeIn} {made} {this} {piece} {maker} {model} ${metal}${figure}.`,
  (metal, figure = '') =>
    `в {year} году дом {maker} сделал {madeIn} {thisAcc} {pieceAcc} {model} ${metal}${figure}.`,
  (metal, figure = '') => `{maker} {model} — {madeIn} {piece} {year} года ${metal}${figure}.`,
  (metal, figure = '') => `{maker} {model} — {madeInOnly} {piece} ${metal}${figure}.`,
  // The house in which it was made.
  (metal, figure = '') =>
    `домом {maker} {made} {this} {piece} {model} ${metal}${figure} ({country}, {year} год).`,
  (metal, figure = '') =>
    `домом {maker} {made} {madeInOnly} {this} {piece} {model} ${metal}${figure}.`,
  // Of what it is, behind a dash.
  (metal, figure = '') => `{piece} {maker} {model}${figure} ({country}, {year} год) — ${metal}.`,
  // Country and year as a catalogue gives them, and the piece.
  (metal, figure = '') => `{country}, {year} год: {piece} {maker} {model} ${metal}${figure}.`,
  (metal, figure = '') => `{madeInOnly} {made} {this} {piece} {maker} {model} ${metal}${figure}.`,
  ...measured.flatMap(([part, size]) => [
    (metal: string, figure = '') =>
      `${part} {thisGen} {pieceGen} {maker} {model} ${metal}${figure} ({country}, {year} год) — ${size}.`,
    (metal: string, figure = '') =>
      `${part} {thisGen} {pieceGen} {maker} {model} ${metal}${figure} — ${size}; {piece} {made} {madeInOnly}.`,
  ]),
];

/** Its stones, behind its line or without it: of a piece with no figure, which would part them from their verb. */
const byStones = ['', behindNote].flatMap((line) =>
  ['{madePartPrep} {madeIn} в {year} году', '{madePartPrep} {madeInOnly}'].map(
    (made) =>
      `в {thisPrep} {piecePrep} {maker} {model} из {materialOnly}, ${made}, {stonesOnly}.${line}`,
  ),
);

/** First sentences, of every way with a figure and without. */
export const openings: readonly string[] = [
  ...byStones,
  ...[
    ...ways.flatMap((tell) => dates.map((date) => tell.bind(null, date))),
    ...waysBehindName.flatMap((tell) => behindName.map((behind) => tell.bind(null, behind))),
    ...datedWays,
  ].flatMap((tell) => [tell('из {material}', ' {motifPhrase}'), tell('из {materialOnly}')]),
];

/** Of a ring, a rigid bracelet, a chain, a pendant on its chain, a pair and anything else. */
export const measures = [
  'Внутренний диаметр кольца — {ringSize} мм, масса — {grams} г, проба — {fineness}.',
  'Кольцо весит {grams} г, внутренний диаметр — {ringSize} мм, проба — {fineness}.',
  'Внутренний обхват жёсткого браслета — {wrist} см, масса — {grams} г, проба — {fineness}.',
  'Длина — {length} см, масса — {grams} г, проба — {fineness}.',
  'Длина цепочки — {chain} см, масса вместе с подвеской — {grams} г, проба — {fineness}.',
  'Цепочка длиной {chain} см вместе с подвеской весит {grams} г, проба — {fineness}.',
  'Пара весит {pairGrams} г, проба — {fineness}.',
  'Масса пары — {pairGrams} г, проба — {fineness}.',
  'Масса — {grams} г, проба — {fineness}.',
  // Behind an opening that told the rest.
  'Внутренний диаметр — {ringSize} мм, проба — {fineness}.',
  'Внутренний обхват жёсткого браслета — {wrist} см, проба — {fineness}.',
  'Длина — {length} см, проба — {fineness}.',
  'Длина цепочки — {chain} см, проба — {fineness}.',
  'Проба — {fineness}.',
  'Внутренний диаметр кольца — {ringSize} мм, масса — {grams} г.',
  'Внутренний обхват жёсткого браслета — {wrist} см, масса — {grams} г.',
  'Длина — {length} см, масса — {grams} г.',
  'Цепочка длиной {chain} см вместе с подвеской весит {grams} г.',
  'Масса пары — {pairGrams} г.',
  'Масса — {grams} г.',
] as const;

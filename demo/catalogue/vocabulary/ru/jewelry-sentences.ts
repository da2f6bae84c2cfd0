import { behindNote } from './note-first';

/** Where a piece was made and when; of some the year is not known. */
const dates = ['{madeIn} в {year} году', '{madeInOnly}'] as const;

/**
 * Every opening tells the figure, the country and the year, first of what is dated. Without a figure
 * the metal stands alone.
 */
const ways: readonly ((date: string, metal: string, figure?: string) => string)[] = [
  (date, metal, figure = '') => `{piece} {maker} {model} ${metal}${figure} {made} ${date}.`,
  (date, metal, figure = '') =>
    `{this} {piece} {maker} {model} ${metal}${figure} {crafted} ${date}.`,
  (date, metal, figure = '') =>
    `{piece} {model} ${metal}${figure} {crafted} домом {maker} ${date}.`,
  (date, metal, figure = '') =>
    `{this} {piece} {maker} {model} ${metal}${figure} {made} ${date}.${behindNote}`,
  (date, metal, figure = '') => `{piece} {maker} {model}${figure} {crafted} ${metal} ${date}.`,
  ...['', behindNote].map(
    (line) =>
      (date: string, metal: string, figure = '') =>
        `{this} {piece} {maker} {model}${figure} {made} ${metal} ${date}.${line}`,
  ),
  (date, metal, figure = '') => `{piece} {model} ${metal}${figure} {made} домом {maker} ${date}.`,
  (date, metal, figure = '') => `{piece} {model} дома {maker} ${metal}${figure} {crafted} ${date}.`,
  ...['', behindNote].map(
    (line) =>
      (date: string, metal: string, figure = '') =>
        `продаём {pieceAcc} {maker} {model} ${metal}${figure}, {madePartAcc} ${date}.${line}`,
  ),
  ...['', behindNote].map(
    (line) =>
      (date: string, metal: string, figure = '') =>
        `предлагаем {pieceAcc} {maker} {model} ${metal}${figure}, {madePartAcc} ${date}.${line}`,
  ),
  // What is on sale, behind its line or without it.
  ...['в наличии', 'в продаже'].flatMap((place) =>
    ['', behindNote].map(
      (line) =>
        (date: string, metal: string, figure = '') =>
          `${place} — {piece} {maker} {model} ${metal}${figure}, {madePart} ${date}.${line}`,
    ),
  ),
];

/** What a piece weighs, or a pair. */
const weights = ['{grams} г', '{pairGrams} г'] as const;

/** Ways of what is dated, and of what is not. */
const datedWays: readonly ((metal: string, figure?: string) => string)[] = [
  (metal, figure = '') =>
    `в {year} году {madeIn} {made} {this} {piece} {maker} {model} ${metal}${figure}.`,
  // Of what it is, behind a dash, and behind its line.
  (metal, figure = '') => `{piece} {maker} {model} ({country}, {year} год) — ${metal}${figure}.`,
  (metal, figure = '') =>
    `{this} {piece} {maker} {model} ({country}, {year} год) — ${metal}${figure}.${behindNote}`,
  // Country and year as a catalogue gives them, and the piece.
  (metal, figure = '') => `{country}, {year} год: {piece} {maker} {model} ${metal}${figure}.`,
  // What it weighs, behind its line or without it.
  ...weights.map(
    (weight) =>
      (metal: string, figure = '') =>
        `{piece} {maker} {model} ${metal}${figure} ({country}, {year} год) {weighs} ${weight}.`,
  ),
  ...weights.map(
    (weight) =>
      (metal: string, figure = '') =>
        `{this} {piece} {maker} {model} ${metal}${figure} ({country}, {year} год) {weighs} ${weight}.${behindNote}`,
  ),
];

/** Its stones, behind its line or without it: of a piece with no figure, which would part them from their verb. */
const byStones = ['', behindNote].map(
  (line) =>
    `в {thisPrep} {piecePrep} {maker} {model} из {materialOnly} ({country}, {year} год) — {stonesOnly}.${line}`,
);

/** First sentences, of every way with a figure and without; a figure stands behind its metal alone. */
export const openings: readonly string[] = [
  ...byStones,
  ...[...ways.flatMap((tell) => dates.map((date) => tell.bind(null, date))), ...datedWays].flatMap(
    (tell) => [tell('из {material}', ' {motifPhrase}'), tell('из {materialOnly}')],
  ),
].filter((one) => !/\{motifPhrase\} \{(?:made|crafted)\} из /.test(one));

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

import { type Template } from '../language';

const name = '{maker} {model} {material}';

/**
 * Country and year stand in the first sentence or beside it; the year follows the piece, since
 * «золото 2017 року» would be the year of the gold. Pieces whose year is not known are told in the
 * same shapes, so that no two stand near each other.
 */
export const openingsOfShape: Readonly<Record<string, readonly Template[]>> = {
  pieceMade: [
    `{pieceAcc} ${name} виготовлено {madeIn} {year} року.`,
    `{pieceAcc} ${name} зробили {madeIn} {year} року.`,
    `{pieceAcc} ${name} виготовлено {madeInOnly}; вага — {grams} г.`,
    `{pieceAcc} ${name} виготовлено {madeInOnly}; вага пари — {pairGrams} г.`,
  ],
  thisMade: [
    `{thisAcc} ${name} зробили {madeIn} {year} року.`,
    `{thisAcc} ${name} виготовлено {madeInOnly}.`,
  ],
  nameIs: [
    '{maker} {model} — {piece} {year} року {material}, {madePart} {madeIn}.',
    `${name} — {piece} вагою {grams} г, {madePart} {madeInOnly}.`,
    `${name} — пара {pieceGen} вагою {pairGrams} г, виготовлена {madeInOnly}.`,
  ],
  noteFirst: [
    `{note} {thisAcc} ${name} виготовлено {madeIn} {year} року.`,
    `{note} {thisAcc} ${name} зробили {madeIn} {year} року.`,
    `{note} {thisAcc} ${name} виготовлено {madeInOnly}.`,
  ],
  makerMade: [
    'Ювеліри {maker} зробили {thisAcc} {model} {material} {madeIn} {year} року.',
    'Ювеліри {maker} виготовили {thisAcc} {model} {material} {madeInOnly}.',
  ],
  // What was made is told by its pronoun (`saidOnce`).
  weighs: [
    `{piece} ${name} важить {grams} г; виготовлено {madeIn} {year} року.`,
    `{piece} ${name} важить {grams} г; виготовлено {madeInOnly}.`,
    `{piece} ${name} важать разом {pairGrams} г; виготовлено {madeIn} {year} року.`,
    `{piece} ${name} важать разом {pairGrams} г; виготовлено {madeInOnly}.`,
  ],
  workOf: ['{piece} {model} {material} — робота ювелірів {maker}, виконана {madeIn} {year} року.'],
  thisNamed: [
    `Це — {piece} ${name}, {madePart} {madeIn} {year} року.`,
    `Це — {piece} ${name}, {madePart} {madeInOnly}.`,
  ],
  offered: [
    `Пропонуємо {pieceAcc} ${name}, {madePartAcc} {madeIn} {year} року.`,
    `Пропонуємо {pieceAcc} ${name}, {madePartAcc} {madeInOnly}.`,
  ],
  motifFirst: [
    `{motifPhrase}. {thisAcc} ${name} зробили {madeIn} {year} року.`,
    `{motifPhrase}. {thisAcc} ${name} виготовлено {madeInOnly}.`,
  ],
  finenessAndWeight: [
    `Проба — {fineness}, вага — {grams} г. {thisAcc} ${name} зробили {madeIn} {year} року.`,
    `Проба — {fineness}, вага — {grams} г. {thisAcc} ${name} зробили {madeInOnly}.`,
    `Проба — {fineness}, вага пари — {pairGrams} г. {thisAcc} ${name} зробили {madeIn} {year} року.`,
    `Проба — {fineness}, вага пари — {pairGrams} г. {thisAcc} ${name} зробили {madeInOnly}.`,
  ],
  partOfThis: [
    `Вага {pieceGen} ${name} — {grams} г; виріб виготовлено {madeIn} {year} року.`,
    `Вага {pieceGen} ${name} — {grams} г; виріб виготовлено {madeInOnly}.`,
    `Вага {pieceGen} ${name} — {pairGrams} г; пару виготовлено {madeIn} {year} року.`,
    `Вага {pieceGen} ${name} — {pairGrams} г; пару виготовлено {madeInOnly}.`,
  ],
  apposition: [
    '{maker} {model}, {piece} {material}, важить {grams} г; виріб виготовлено {madeIn} {year} року.',
    '{maker} {model}, {piece} {material}, важить {grams} г; виріб виготовлено {madeInOnly}.',
  ],
  hallmark: [
    `Метал {pieceGen} ${name} має клеймо {fineness}-ї проби; виріб виготовлено {madeIn} {year} року.`,
    `Метал {pieceGen} ${name} має клеймо {fineness}-ї проби; виріб виготовлено {madeInOnly}.`,
  ],
  // What a stone is stands in the accusative (`spelledOut`).
  forModel: [
    'Для {pieceGen} {model} {material} ювеліри {maker} взяли {stonesOnly}. Виріб виготовлено {madeIn} {year} року.',
    'Для {pieceGen} {model} {material} ювеліри {maker} взяли {stonesOnly}. Виріб виготовлено {madeInOnly}.',
  ],
};

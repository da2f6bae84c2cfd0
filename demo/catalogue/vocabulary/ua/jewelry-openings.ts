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
    `{thisAcc} ${name} виготовлено {madeIn} {year} року. {noteFirst}`,
    `{thisAcc} ${name} зробили {madeIn} {year} року. {noteFirst}`,
    `{thisAcc} ${name} виготовлено {madeInOnly}. {noteFirst}`,
    'Ювеліри {maker} зробили {thisAcc} {model} {material} {madeIn} {year} року. {noteFirst}',
    '{piece} {maker} {model} — {material} {fineness}-ї проби; {itAcc} виготовлено {madeIn} {year} року. {noteFirst}',
  ],
  makerMade: [
    'Ювеліри {maker} зробили {thisAcc} {model} {material} {madeIn} {year} року.',
    'Ювеліри {maker} виготовили {thisAcc} {model} {material} {madeInOnly}.',
  ],
  // What was made is told by its pronoun (`saidOnce`).
  weighs: [
    `{piece} ${name} ({country}, {year} рік) важить {grams} г.`,
    `{piece} ${name} важить {grams} г; виготовлено {madeInOnly}.`,
    `{piece} ${name} ({country}, {year} рік) важать разом {pairGrams} г.`,
    `{piece} ${name} важать разом {pairGrams} г; виготовлено {madeInOnly}.`,
  ],
  workOf: [
    '{piece} {model} {material} — робота ювелірів {maker}, виконана {madeIn} {year} року.',
    '{piece} {model} {material} — робота ювелірів {maker}, виконана {madeInOnly}.',
  ],
  leftWorkshop: [
    '{piece} {model} {material} {cameOut} з майстерень {maker} {madeIn} {year} року.',
    '{piece} {model} {material} {cameOut} з майстерень {maker} {madeInOnly}.',
  ],
  ofWhatItIs: [
    '{piece} {maker} {model} — {material} {fineness}-ї проби; {itAcc} виготовлено {madeIn} {year} року.',
    '{piece} {maker} {model} — {material} {fineness}-ї проби; {itAcc} виготовлено {madeInOnly}.',
  ],
  nameLast: [
    '{thisPiece} {material}, {madePart} {madeIn} {year} року, — {maker} {model}.',
    '{thisPiece} {material}, {madePart} {madeInOnly}, — {maker} {model}.',
  ],
  thisHas: [
    `{piece} ${name} ({country}, {year} рік) має ланцюжок завдовжки {chain} см.`,
    `{piece} ${name} має ланцюжок завдовжки {chain} см; {itAcc} виготовлено {madeInOnly}.`,
  ],
  thisNamed: [
    `Це {piece} ${name}, {madePart} {madeIn} {year} року.`,
    `Це {piece} ${name}, {madePart} {madeInOnly}.`,
  ],
  offered: [
    `Пропонуємо {pieceAcc} ${name}, {madePartAcc} {madeIn} {year} року.`,
    `Пропонуємо {pieceAcc} ${name}, {madePartAcc} {madeInOnly}.`,
  ],
  // The piece is named within the motif (`motifOfNamed`).
  motifOf: [
    `{motif}|{pieceGen} ${name}|; виріб виготовлено {madeIn} {year} року.`,
    `{motif}|{pieceGen} ${name}|; виріб виготовлено {madeInOnly}.`,
  ],
  stoneIn: [
    `У {pieceLoc} ${name} — {stonesOnly}. Виріб виготовлено {madeIn} {year} року.`,
    `У {pieceLoc} ${name} — {stonesOnly}. Виріб виготовлено {madeInOnly}.`,
  ],
  // The verb is that of one stone; of several it is made so (`ofPiece`).
  setWith: [
    `{pieceAcc} ${name} прикрашає {stonesOnly}. Виріб виготовлено {madeIn} {year} року.`,
    `{pieceAcc} ${name} прикрашає {stonesOnly}. Виріб виготовлено {madeInOnly}.`,
  ],
  partOfThis: [
    `Проба {pieceGen} ${name} ({country}, {year} рік) — {fineness}, вага — {grams} г.`,
    `Проба {pieceGen} ${name} — {fineness}, вага — {grams} г; виріб виготовлено {madeInOnly}.`,
    `Вага {pieceGen} ${name} ({country}, {year} рік) — {grams} г.`,
    `Вага {pieceGen} ${name} — {grams} г; виріб виготовлено {madeInOnly}.`,
    `Вага {pieceGen} ${name} ({country}, {year} рік) — {pairGrams} г.`,
    `Вага {pieceGen} ${name} — {pairGrams} г; пару виготовлено {madeInOnly}.`,
  ],
  apposition: [
    '{maker} {model}, {piece} {material} ({country}, {year} рік), важить {grams} г.',
    '{maker} {model}, {piece} {material}, важить {grams} г; {itAcc} виготовлено {madeInOnly}.',
  ],
  hallmark: [
    `На {pieceLoc} ${name} ({country}, {year} рік) є клеймо {fineness}-ї проби.`,
    `На {pieceLoc} ${name} є клеймо {fineness}-ї проби; виріб виготовлено {madeInOnly}.`,
  ],
  // What a stone is stands in the accusative (`spelledOut`).
  forModel: [
    'Для {pieceGen} {model} {material} ювеліри {maker} взяли {stonesOnly}. Виріб виготовлено {madeIn} {year} року.',
    'Для {pieceGen} {model} {material} ювеліри {maker} взяли {stonesOnly}. Виріб виготовлено {madeInOnly}.',
  ],
};

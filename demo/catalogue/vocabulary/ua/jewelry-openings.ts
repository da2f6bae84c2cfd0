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
    `{thisAcc} ${name} зробили {madeIn} {year} року.`,
    `{pieceAcc} ${name} (внутрішній обхват — {wrist} см) виготовлено {madeIn} {year} року.`,
    `Цю пару {pieceGen} ${name} виготовлено {madeIn} {year} року; її вага — {pairGrams} г.`,
    `{pieceAcc} ${name} зробили {madeInOnly}; вага — {grams} г.`,
    `{pieceAcc} ${name} зробили {madeInOnly}; вага пари — {pairGrams} г.`,
  ],
  nameIs: [
    '{maker} {model} — {piece} {year} року {material}, {madePart} {madeIn}.',
    `${name} — {piece} вагою {grams} г, {madePart} {madeInOnly}.`,
    `${name} — пара {pieceGen} вагою {pairGrams} г, виготовлена {madeInOnly}.`,
  ],
  stonesFirst: [
    '{stonesSaid}; це {piece} {maker} {model} {materialOnly}, {madePart} {madeIn} {year} року.',
    '{stonesSaid}; це {piece} {maker} {model} {materialOnly}, {madePart} {madeInOnly}.',
  ],
  measured: [
    `Внутрішній діаметр цієї каблучки ${name} — {ringSize} мм; виготовлено її {madeIn} {year} року.`,
    `Довжина {pieceGen} ${name} — {length} см; виготовлено його {madeIn} {year} року.`,
    `Ланцюжок цієї підвіски ${name} має {chain} см завдовжки; виготовлено її {madeIn} {year} року.`,
    `Внутрішній діаметр каблучки ${name} — {ringSize} мм; зробили її {madeIn} {year} року.`,
  ],
  noteFirst: [
    '{note} Ювеліри {maker} зробили {thisAcc} {material} {madeIn} {year} року.',
    '{note} Ювеліри {maker} зробили {thisAcc} {material} {madeInOnly}.',
    '{note} Марка {maker} виготовила {thisAcc} {material} {madeIn} {year} року.',
  ],
  makerMade: [
    '{pieceAcc} {model} {material} марка {maker} виготовила {madeIn} {year} року.',
    'Ювеліри {maker} зробили {thisAcc} {model} {material} {madeIn} {year} року.',
    'Марка {maker} виготовила {pieceAcc} {model} {material} {madeInOnly}.',
    '{pieceAcc} {model} {material} зробили ювеліри {maker} {madeInOnly}.',
  ],
  weighed: [
    `${name} виготовлено {madeIn} {year} року; вага {pieceGen} — {grams} г.`,
    `${name} виготовлено {madeIn} {year} року; обидві {piece} важать {pairGrams} г.`,
    `${name} зробили {madeIn} {year} року; вага {pieceGen} — {grams} г.`,
  ],
  yearFirst: [`{year} року {madeIn} зробили {thisAcc} ${name}.`],
  madeThis: [
    `{pieceAcc} виготовлено {madeIn} {year} року: це ${name}.`,
    `{pieceAcc} зробили {madeIn} {year} року: це ${name}.`,
  ],
  thisIs: [
    `Це {piece} ${name}, {madePart} {madeIn} {year} року.`,
    `Це {piece} ${name}, {madePart} {madeInOnly}.`,
  ],
  motifFirst: [
    `{motifPhrase}: це {piece} ${name} вагою {grams} г, {madePart} {madeIn} {year} року.`,
    `{motifPhrase}: це {piece} ${name} вагою {grams} г, {madePart} {madeInOnly}.`,
  ],
  pieceAlone: [
    '{maker} {model}, {piece} {material}. Прикрасу виготовлено {madeIn} {year} року.',
    '{maker} {model}, {piece} {material} вагою {grams} г. Прикрасу зробили {madeInOnly}.',
  ],
};

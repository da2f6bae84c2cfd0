import { type Template } from '../language';

const name = '{maker} {model} {finish}';

/**
 * What the opening leaves of place, year and material the sentence of the body tells. Pieces whose
 * year is not known are told in the same shapes, so that no two stand near each other.
 */
export const openingsOfShape: Readonly<Record<string, readonly Template[]>> = {
  nameIs: [
    `${name} — {piece} {colouredName}.`,
    `${name} — {piece} з колекції {line}.`,
    `${name} — {piece} {materialOnly}, {madePart} {madeIn} {year} року.`,
    `${name} — {piece} {colouredOnly}, {madePart} {madeIn} {year} року.`,
    `${name} — {piece} {colouredName}, {madePart} {madeIn} {year} року.`,
    `${name} — {piece} у корпусі {frame}, {madePart} {madeIn} {year} року.`,
    `${name} — {piece} {inlaid}, {madePart} {madeIn} {year} року.`,
    `${name} — {piece} з колекції {line}, {madePart} {madeInOnly}.`,
    `${name} — {piece} {colouredName}, {madePart} {madeInOnly}.`,
  ],
  inFinish: [
    'У виконанні {finish} {pieceAcc} {maker} {model} зробили {madeIn} {year} року.',
    'У виконанні {finish} {pieceAcc} {maker} {model} зробили {madeInOnly}.',
    'У виконанні {finish} {pieceAcc} {maker} {model} виготовлено {madeIn} {year} року.',
  ],
  pieceMade: [
    `{pieceAcc} ${name} виготовлено {madeIn} {year} року.`,
    `{thisAcc} ${name} зробили {madeIn} {year} року.`,
    `{pieceAcc} ${name} {materialOnly} виготовлено {madeInOnly}.`,
    `{pieceAcc} ${name} {colouredOnly} виготовлено {madeInOnly}.`,
    `{pieceAcc} ${name} {colouredName} виготовлено {madeInOnly}.`,
    `{pieceAcc} ${name} {inlaid} виготовлено {madeInOnly}.`,
    `{pieceAcc} ${name} у корпусі {frame} виготовлено {madeInOnly}.`,
  ],
  noteFirst: [
    '{note} Майстри {maker} зробили {thisAcc} {finish} {madeIn} {year} року.',
    '{note} Майстри {maker} зробили {thisAcc} {finish} {madeInOnly}.',
    '{note} Марка {maker} виготовила {thisAcc} {finish} {madeIn} {year} року.',
  ],
  thisPiece: [
    `{thisPiece} — ${name}, {madePart} {madeIn} {year} року.`,
    '{thisPiece} {maker} — {model} {finish}, {madePart} {madeIn} {year} року.',
  ],
  makerMade: [
    'Майстри {maker} зробили {thisAcc} {model} {finish} {madeIn} {year} року.',
    'Марка {maker} виготовила {thisAcc} {model} {finish} {madeIn} {year} року.',
    'Марка {maker} виготовила {pieceAcc} {model} {finish} {madeInOnly}.',
  ],
  modelIs: [
    '{model} у виконанні {finish} — {piece} {maker}, {madePart} {madeIn} {year} року.',
    '{model} {finish} — {piece} {maker}, {madePart} {madeIn} {year} року.',
  ],
  yearFirst: [`{year} року {madeIn} зробили {thisAcc} ${name}.`],
  thisIs: [
    `Це {piece} ${name}, {madePart} {madeIn} {year} року.`,
    `Це {piece} ${name}, {madePart} {madeInOnly}.`,
  ],
  pieceAlone: [
    '{maker} {model} {finish}, {piece} {colouredName}. Річ виготовлено {madeIn} {year} року.',
    '{maker} {model} {finish}, {piece} {materialOnly}. Річ виготовлено {madeIn} {year} року.',
    '{maker} {model} {finish}, {piece} {colouredOnly}. Річ виготовлено {madeIn} {year} року.',
    '{maker} {model} {finish}, {piece} {colouredName}. Річ виготовлено {madeInOnly}.',
  ],
};

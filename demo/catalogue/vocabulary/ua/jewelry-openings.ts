import { type Template } from '../language';

const name = '{maker} {model} {material}';
/** The same with where and when it was made, as in a sale's list. */
const dated = `${name} ({country}, {year} рік)`;
/** The same of a piece whose year is not known (`openingsTold`). */
const placed = `${name} ({madeInOnly})`;

/**
 * Country and year stand in the first sentence or beside it; the year follows the piece, since
 * «золото 2017 року» would be the year of the gold. Pieces whose year is not known are told in the
 * same shapes, so that no two stand near each other.
 */
export const openingsOfShape: Readonly<Record<string, readonly Template[]>> = {
  pieceMade: [
    `{pieceAcc} ${name} виготовлено {madeIn} {year} року.`,
    `{pieceAcc} ${name} зробили {madeIn} {year} року.`,
    `{pieceAcc} ${name} {fineness}-ї проби виготовлено {madeIn} {year} року.`,
    `{pieceAcc} ${name} виготовлено {madeInOnly}.`,
  ],
  thisMade: [
    `{thisAcc} ${name} зробили {madeIn} {year} року.`,
    `{thisAcc} ${name} виготовлено {madeInOnly}.`,
  ],
  nameIs: [
    '{maker} {model} — {piece} {material}, {madePart} {madeIn} {year} року.',
    `${name} — {piece} вагою {grams} г, {madePart} {madeInOnly}.`,
    `${name} — пара {pieceGen} вагою {pairGrams} г, виготовлена {madeInOnly}.`,
  ],
  noteFirst: [
    `{thisAcc} ${name} виготовлено {madeIn} {year} року. {noteFirst}`,
    `{thisAcc} ${name} зробили {madeIn} {year} року. {noteFirst}`,
    `{thisAcc} ${name} виготовлено {madeInOnly}. {noteFirst}`,
    `{pieceAcc} ${name} зробили {madeInOnly}. {noteFirst}`,
    `Це {piece} ${name}, {madePart} {madeIn} {year} року. {noteFirst}`,
    `Пропонуємо {pieceAcc} ${name}, {madePartAcc} {madeIn} {year} року. {noteFirst}`,
    'Ювеліри {maker} зробили {thisAcc} {model} {material} {madeIn} {year} року. {noteFirst}',
    '{piece} {maker} {model} ({country}, {year} рік) — {material} {fineness}-ї проби. {noteFirst}',
    '{piece} {model} {material} {cameOut} з майстерень {maker} {madeIn} {year} року. {noteFirst}',
    `{piece} ${dated} важить {grams} г. {noteFirst}`,
    `{piece} ${dated} важать разом {pairGrams} г. {noteFirst}`,
    `{pieceAcc} ${name} {fineness}-ї проби виготовлено {madeIn} {year} року. {noteFirst}`,
    `У {pieceLoc} ${dated} — {stonesOnly}. {noteFirst}`,
  ],
  makerMade: [
    'Ювеліри {maker} зробили {thisAcc} {model} {material} {madeIn} {year} року.',
    'Ювеліри {maker} виготовили {thisAcc} {model} {material} {madeInOnly}.',
  ],
  weighs: [
    `{piece} ${dated} важить {grams} г.`,
    `{piece} ${placed} важить {grams} г.`,
    `{piece} ${dated} важать разом {pairGrams} г.`,
    `{piece} ${placed} важать разом {pairGrams} г.`,
  ],
  leftWorkshop: [
    '{piece} {model} {material} {cameOut} з майстерень {maker} {madeIn} {year} року.',
    '{piece} {model} {material} {cameOut} з майстерень {maker} {madeInOnly}.',
  ],
  ofWhatItIs: [
    '{piece} {maker} {model} ({country}, {year} рік) — {material} {fineness}-ї проби.',
    '{piece} {maker} {model} ({madeInOnly}) — {material} {fineness}-ї проби.',
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
  motifOf: [`{motif}|{pieceGen} ${dated}|.`, `{motif}|{pieceGen} ${placed}|.`],
  stoneIn: [`У {pieceLoc} ${dated} — {stonesOnly}.`, `У {pieceLoc} ${placed} — {stonesOnly}.`],
  // The verb is that of one stone; of several it is made so (`ofPiece`).
  setWith: [
    `{pieceAcc} ${dated} прикрашає {stonesOnly}.`,
    `{pieceAcc} ${placed} прикрашає {stonesOnly}.`,
  ],
};

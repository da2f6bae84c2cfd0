import { type Template } from '../language';

/** What the opening leaves of place, year and material the sentence of the body tells. */
export const openings: readonly Template[] = [
  '{maker} {model} {finish} — {piece} {colouredName}.',
  '{pieceAcc} {maker} {model} {finish} виготовлено {madeIn} {year} року.',
  '{thisPiece} — {maker} {model} {finish}, {madePart} {madeIn} {year} року.',
  '{thisAcc} {maker} {model} {finish} зробили {madeIn} {year} року.',
  '{maker} {model} {finish} — {piece} з колекції {line}.',
  'Майстри {maker} зробили {thisAcc} {model} {finish} {madeIn} {year} року.',
  '{model} у виконанні {finish} — {piece} {maker}, {madePart} {madeIn} {year} року.',
  'Марка {maker} виготовила {thisAcc} {model} {finish} {madeIn} {year} року.',
  '{maker} {model} {finish} — {piece} {materialOnly}, {madePart} {madeIn} {year} року.',
  '{maker} {model} {finish} — {piece} {colouredOnly}, {madePart} {madeIn} {year} року.',
  '{maker} {model} {finish} — {piece} {colouredName}, {madePart} {madeIn} {year} року.',
  '{maker} {model} {finish} — {piece} у корпусі {frame}, {madePart} {madeIn} {year} року.',
  '{maker} {model} {finish} — {piece} {inlaid}, {madePart} {madeIn} {year} року.',
  // Of pieces whose year is not known: openings of another structure, told near the others.
  '{pieceAcc} {maker} {model} {finish} {materialOnly} виготовлено {madeInOnly}.',
  '{pieceAcc} {maker} {model} {finish} {colouredOnly} виготовлено {madeInOnly}.',
  '{pieceAcc} {maker} {model} {finish} {colouredName} виготовлено {madeInOnly}.',
  '{pieceAcc} {maker} {model} {finish} {inlaid} виготовлено {madeInOnly}.',
  '{pieceAcc} {maker} {model} {finish} у корпусі {frame} виготовлено {madeInOnly}.',
  'Марка {maker} виготовила {pieceAcc} {model} {finish} {madeInOnly}.',
  '{maker} {model} {finish} — {piece} з колекції {line}, {madePart} {madeInOnly}.',
  '{maker} {model} {finish} — {piece} {colouredName}, {madePart} {madeInOnly}.',
];

import { type Template } from '../language';

/** What the opening leaves of place, year and material the sentence of the body tells. */
export const openings: readonly Template[] = [
  '{maker} {model} {finish} — {piece} {colouredName}.',
  '{pieceAcc} {maker} {model} {finish} виготовлено {madeIn} {year} року.',
  '{maker} {model} {finish} — {piece} {year} року, {madePart} {madeIn}.',
  '{thisAcc} {maker} {model} {finish} зробили {madeIn} {year} року.',
  '{maker} {model} {finish} — {piece} з колекції {line}.',
  '{pieceAcc} {model} у виконанні {finish} марка {maker} виготовила {madeIn} {year} року.',
  'Марка {maker} виготовила {pieceAcc} {model} {finish} {madeIn} {year} року.',
  'Це {piece} {maker} {model} {finish}, {madePart} {madeIn} {year} року.',
  '{maker} {model} {finish} — {piece} {materialOnly}, {madePart} {madeIn} {year} року.',
  '{maker} {model} {finish} — {piece} {colouredOnly}, {madePart} {madeIn} {year} року.',
  '{maker} {model} {finish} — {piece} {colouredName}, {madePart} {madeIn} {year} року.',
  '{maker} {model} {finish} — {piece} у корпусі {frame}, {madePart} {madeIn} {year} року.',
  '{maker} {model} {finish} — {piece} {inlaid}, {madePart} {madeIn} {year} року.',
  // Of pieces whose year is not known.
  '{maker} {model} {finish} — {piece} {materialOnly}, {madePart} {madeInOnly}.',
  '{maker} {model} {finish} — {piece} {colouredOnly}, {madePart} {madeInOnly}.',
  '{maker} {model} {finish} — {piece} {colouredName}, {madePart} {madeInOnly}.',
  '{maker} {model} {finish} — {piece} {inlaid}, {madePart} {madeInOnly}.',
  '{pieceAcc} {maker} {model} {finish} у корпусі {frame} виготовлено {madeInOnly}.',
  '{pieceAcc} {maker} {model} {finish} виготовлено {madeInOnly}.',
  '{pieceAcc} {model} у виконанні {finish} марка {maker} виготовила {madeInOnly}.',
  'Марка {maker} виготовила {pieceAcc} {model} {finish} {madeInOnly}.',
  '{maker} {model} {finish} — {piece} з колекції {line}, {madePart} {madeInOnly}.',
  'Це {piece} {maker} {model} {finish}, {madePart} {madeInOnly}.',
];

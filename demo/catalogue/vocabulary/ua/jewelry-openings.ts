import { type Template } from '../language';

/**
 * Country and year stand in the first sentence; the year follows the piece, since «золото 2017 року»
 * would be the year of the gold.
 */
export const openings: readonly Template[] = [
  '{pieceAcc} {maker} {model} {material} виготовлено {madeIn} {year} року.',
  '{maker} {model} — {piece} {year} року {material}, {madePart} {madeIn}.',
  '{piece} {maker} {model} {material}, {madePart} {madeIn} {year} року, важить {grams} г.',
  '{piece} {maker} {model} {material}, {madePart} {madeIn} {year} року, важать {pairGrams} г.',
  '{maker} {model} — {piece} {material} {fineness}-ї проби, {madePart} {madeIn} {year} року.',
  '{pieceAcc} {model} {material} марка {maker} виготовила {madeIn} {year} року.',
  'Ювеліри {maker} зробили {thisAcc} {model} {material} {madeIn} {year} року.',
  '{maker} {model} — {piece} {material} вагою {grams} г, {madePart} {madeIn} {year} року.',
  'Пару {pieceGen} {maker} {model} {material} вагою {pairGrams} г виготовлено {madeIn} {year} року.',
  '{thisAcc} {maker} {model} {material} зробили {madeIn} {year} року.',
  '{pieceAcc} {maker} {model} {material} (внутрішній діаметр — {ringSize} мм) виготовлено {madeIn} {year} року.',
  '{pieceAcc} {maker} {model} {material} (внутрішній обхват — {wrist} см) виготовлено {madeIn} {year} року.',
  '{maker} {model} — {piece} завдовжки {length} см {material}, {madePart} {madeIn} {year} року.',
  // Of pieces whose year is not known: openings of another structure, told near the others.
  '{maker} {model} — {piece} {material}, {madePart} {madeInOnly}.',
  '{pieceAcc} {maker} {model} {material} вагою {grams} г виготовлено {madeInOnly}.',
  '{pieceAcc} {maker} {model} {material} вагою {pairGrams} г виготовлено {madeInOnly}.',
  'Марка {maker} виготовила {pieceAcc} {model} {material} {madeInOnly}.',
  '{thisAcc} {maker} {model} {material} ювеліри марки зробили {madeInOnly}.',
];

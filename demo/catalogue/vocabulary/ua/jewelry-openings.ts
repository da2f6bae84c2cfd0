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
  'Марка {maker} виготовила {pieceAcc} {model} {material} {madeIn} {year} року.',
  '{piece} {maker} {model}, {madePart} {madeIn} {year} року, — {material} {fineness}-ї проби.',
  '{pieceAcc} {model} {material} марка {maker} виготовила {madeIn} {year} року.',
  '{madeIn} {year} року ювеліри {maker} виготовили {pieceAcc} {model} {material} {fineness}-ї проби.',
  '{maker} {model} — {piece} вагою {grams} г {material}, {madePart} {madeIn} {year} року.',
  '{maker} {model} — пара {pieceGen} {material} вагою {pairGrams} г, виготовлена {madeIn} {year} року.',
  '{year} року {madeIn} зроблено {pieceAcc} {maker} {model} {material}.',
  '{thisAcc} {maker} {model} {material} зробили {madeIn} {year} року.',
  'Це {piece} {maker} {model} {material}, {madePart} {madeIn} {year} року.',
  '{pieceAcc} {maker} {model} {material} (розмір — {ringSize}) виготовлено {madeIn} {year} року.',
  '{pieceAcc} {maker} {model} {material} завдовжки {wrist} см виготовлено {madeIn} {year} року.',
  '{pieceAcc} {maker} {model} завдовжки {length} см {material} виготовлено {madeIn} {year} року.',
  // Of pieces whose year is not known.
  '{maker} {model} — {piece} {material}, {madePart} {madeInOnly}.',
  '{pieceAcc} {maker} {model} {material} виготовлено {madeInOnly}.',
  '{piece} {maker} {model} {material}, {madePart} {madeInOnly}, важить {grams} г.',
  '{piece} {maker} {model} {material}, {madePart} {madeInOnly}, важать {pairGrams} г.',
  '{madeInOnly} ювеліри {maker} виготовили {pieceAcc} {model} {material} {fineness}-ї проби.',
  'Марка {maker} виготовила {pieceAcc} {model} {material} {madeInOnly}.',
  '{pieceAcc} {maker} {model} {material} (розмір — {ringSize}) виготовлено {madeInOnly}.',
  '{pieceAcc} {maker} {model} {material} завдовжки {wrist} см виготовлено {madeInOnly}.',
  '{pieceAcc} {maker} {model} завдовжки {length} см {material} виготовлено {madeInOnly}.',
  '{thisAcc} {maker} {model} {material} зробили {madeInOnly}.',
  '{madeInOnly} зроблено {pieceAcc} {maker} {model} {material}.',
  'Це {piece} {maker} {model} {material}, {madePart} {madeInOnly}.',
];

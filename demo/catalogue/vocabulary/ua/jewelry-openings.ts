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
  '{maker} {model} — {piece} {material} {fineness}-ї проби, {madePart} {madeIn} {year} року.',
  '{pieceAcc} {model} {material} марка {maker} виготовила {madeIn} {year} року.',
  '{maker} {model} — це {piece} {material}, {madePart} {madeIn} {year} року.',
  '{maker} {model} {material} — {piece} {year} року, {madePart} {madeIn}.',
  '{model} {material} — {piece} марки {maker}, {madePart} {madeIn} {year} року.',
  '{year} року марка {maker} виготовила {madeIn} {pieceAcc} {model} {material}.',
  'Це {piece} {maker} {model} {material}, {madePart} {madeIn} {year} року.',
  '{piece} {maker} {model} {material}, {madePart} {madeIn} {year} року, має розмір {ringSize}.',
  '{piece} {maker} {model} {material}, {madePart} {madeIn} {year} року, має розмір {wrist} см.',
  '{piece} {maker} {model} {material}, {madePart} {madeIn} {year} року, має довжину {length} см.',
  // Of pieces whose year is not known.
  '{maker} {model} — {piece} {material}, {madePart} {madeInOnly}.',
  '{pieceAcc} {maker} {model} {material} зроблено {madeInOnly}.',
  '{piece} {maker} {model} {material}, {madePart} {madeInOnly}, важить {grams} г.',
  '{piece} {maker} {model} {material}, {madePart} {madeInOnly}, важать {pairGrams} г.',
  '{maker} {model} — {piece} {material} {fineness}-ї проби, {madePart} {madeInOnly}.',
  'Марка {maker} виготовила {pieceAcc} {model} {material} {madeInOnly}.',
  '{piece} {maker} {model} {material}, {madePart} {madeInOnly}, має розмір {ringSize}.',
  '{piece} {maker} {model} {material}, {madePart} {madeInOnly}, має розмір {wrist} см.',
  '{piece} {maker} {model} {material}, {madePart} {madeInOnly}, має довжину {length} см.',
  '{pieceAcc} {model} {material} марка {maker} виготовила {madeInOnly}.',
  '{model} {material} — {piece} марки {maker}, {madePart} {madeInOnly}.',
  'Це {piece} {maker} {model} {material}, {madePart} {madeInOnly}.',
];

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
  'Внутрішній діаметр цієї каблучки {maker} {model} {material} — {ringSize} мм; виготовлено її {madeIn} {year} року.',
  '{pieceAcc} {model} {material} марка {maker} виготовила {madeIn} {year} року.',
  '{maker} {model} {material} виготовлено {madeIn} {year} року; вага {pieceGen} — {grams} г.',
  '{maker} {model} {material} виготовлено {madeIn} {year} року; обидві {piece} важать {pairGrams} г.',
  'Ювеліри {maker} зробили {thisAcc} {model} {material} {madeIn} {year} року.',
  'Довжина {pieceGen} {maker} {model} {material} — {length} см; виготовлено його {madeIn} {year} року.',
  'Ланцюжок цієї підвіски {maker} {model} {material} має {chain} см завдовжки; виготовлено її {madeIn} {year} року.',
  'Цю пару {pieceGen} {maker} {model} {material} виготовлено {madeIn} {year} року; її вага — {pairGrams} г.',
  '{pieceAcc} {maker} {model} {material} (внутрішній обхват — {wrist} см) виготовлено {madeIn} {year} року.',
  '{pieceAcc} виготовлено {madeIn} {year} року: це {maker} {model} {material}.',
  '{thisAcc} {maker} {model} {material} зробили {madeIn} {year} року.',
  // Of pieces whose year is not known: openings of another structure, told near the others.
  '{maker} {model} {material} — {piece} вагою {grams} г, {madePart} {madeInOnly}.',
  '{maker} {model} {material} — пара {pieceGen} вагою {pairGrams} г, виготовлена {madeInOnly}.',
  '{pieceAcc} {maker} {model} {material} зробили {madeInOnly}; вага — {grams} г.',
  '{pieceAcc} {maker} {model} {material} зробили {madeInOnly}; вага пари — {pairGrams} г.',
  'Марка {maker} виготовила {pieceAcc} {model} {material} {madeInOnly}.',
  '{pieceAcc} {model} {material} зробили ювеліри {maker} {madeInOnly}.',
];

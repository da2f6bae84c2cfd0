import { type Template } from '../language';

/**
 * Country and year stand in the first sentence; the year follows the piece, since «золото 2017 року»
 * would be the year of the gold.
 */
export const openings: readonly Template[] = [
  '{pieceAcc} {maker} {model} {material} виготовлено {madeIn} {year} року.',
  '{maker} {model} — {piece} {year} року {material}, {madePart} {madeIn}.',
  '{madeIn} {year} року виготовлено {pieceAcc} {maker} {model} {material}.',
  'Вага {pieceGen} {maker} {model} {material} — {grams} г; виріб виготовлено {madeIn} {year} року.',
  '{maker} {model} — {piece} {material} {fineness}-ї проби, {madePart} {madeIn} {year} року.',
  '{pieceAcc} {material} під назвою {model} марка {maker} виготовила {madeIn} {year} року.',
  'Розмір {pieceGen} {maker} {model} {material} — {ringSize}; виріб виготовлено {madeIn} {year} року.',
  'Розмір {pieceGen} {maker} {model} {material} — {wrist} см; виріб виготовлено {madeIn} {year} року.',
  'Довжина {pieceGen} {maker} {model} {material} — {length} см; виріб виготовлено {madeIn} {year} року.',
  'Країна виготовлення {pieceGen} {maker} {model} {material} — {country}, рік — {year}.',
  '{material} {madeIn} зроблено {pieceAcc} {maker} {model}, рік випуску — {year}.',
  '{maker} {model} {material} — {piece} з колекції {line}, {madePart} {madeIn} {year} року.',
  'Марка {maker} виготовила {pieceAcc} {model} {material} {madeIn}; рік випуску — {year}.',
  '{piece} {maker} {model} {madePart} {material} {madeIn}, рік випуску — {year}.',
  'До колекції {line} належить {piece} {maker} {model} {material}, {madePart} {madeIn} {year} року.',
  '{pieceAcc} {model} {material} марка {maker} випустила {year} року, країна — {country}.',
  'Проба {pieceGen} {maker} {model} {material} — {fineness}; рік випуску — {year}, країна — {country}.',
  // Of pieces whose year is not known.
  '{maker} {model} — {piece} {material}, {madePart} {madeInOnly}.',
  '{pieceAcc} {maker} {model} {material} зроблено {madeInOnly}.',
  'Вага {pieceGen} {maker} {model} {material} — {grams} г; виріб зроблено {madeInOnly}.',
  '{madeInOnly} виготовлено {pieceAcc} {maker} {model} {material}.',
  '{maker} {model} — {piece} {material} {fineness}-ї проби, {madePart} {madeInOnly}.',
  'Марка {maker} виготовила {pieceAcc} {model} {material} {madeInOnly}.',
  '{material} {madeInOnly} зроблено {pieceAcc} {maker} {model}.',
  '{maker} {model} {material} — {piece} з колекції {line}, {madePart} {madeInOnly}.',
  'Проба {pieceGen} {maker} {model} {material} — {fineness}, {piece} {madePart} {madeInOnly}.',
];

import { type Template } from '../language';

const name = '{maker} {modelTitle} {reference}';

/**
 * A year never follows a model or a reference, many of which end in a number; a dial is told with its
 * surface. Each has a subject, a verb or an order of facts of its own; neighbours in this list begin
 * otherwise.
 */
export const openings: readonly Template[] = [
  `${name} — {gender} годинник {year} року {strap}.`,
  `{gender} годинник ${name} виготовлено {madeIn} {year} року.`,
  `У годинника ${name}, випущеного {year} року, циферблат {face}.`,
  `Цей ${name} {strap} випущено {year} року.`,
  `Годинник ${name}, випущений {year} року, має {movement} із запасом ходу {reserve}.`,
  'Референс {reference} випускали з {from} по {to} рік; цей {maker} {model} виготовлено {year}-го.',
  'Цей {maker} {model} виготовлено {year} року, а референс {reference} випускають із {since}-го.',
  `${name} — {gender} годинник {year} року з {faceIns}.`,
  `Годинник ${name}, випущений {year} року, має {functions}.`,
  `${name}, випущений {year} року, має корпус {material} і {strapName}.`,
  `У годиннику ${name}, випущеному {year} року, працює {movement}.`,
  '{model} із референсом {reference} — годинник марки {maker}, випущений {year} року.',
  `Випущений {year} року годинник ${name} має корпус {material} діаметром {mmOnly} мм.`,
  `Годинник ${name} з {faceIns} випустили {year} року.`,
  `${name}, випущений {year} року, належить до колекції {line}.`,
  `Це {gender} годинник ${name}, виготовлений {madeIn} {year} року.`,
  `Годинник ${name} у корпусі {materialOnly} випустили {year} року.`,
  'Це {maker} {model} (референс {reference}), випущений {year} року.',
  `${name} — {gender} годинник{functionsPhrase}, виготовлений {madeIn} {year} року.`,
  `Усередині годинника ${name}, випущеного {year} року, працює {movement}.`,
  `У годинника ${name}, випущеного {year} року, {form} корпус завширшки {mm} мм.`,
  'Годинник {modelTitle} {reference} марка {maker} виготовила {madeIn} {year} року.',
  `У годинника ${name}, випущеного {year} року, {strapName}.`,
  `${name} — годинник у корпусі {materialOnly}, випущений {year} року.`,
  `Годинник ${name} випустили {year} року; запас ходу — {reserve}.`,
  `${name}, виготовлений {madeIn} {year} року, має {mmOnly} мм у діаметрі.`,
  'Годинник {maker} {model} (референс {reference}) виготовили {madeIn} {year} року.',
  `У годиннику ${name}, випущеному {year} року, працює {quartz}.`,
  `Цей примірник ${name} зібрали {madeIn} {year} року.`,
  `Це годинник ${name} {strap}, випущений {year} року.`,
  '{maker} {model} із референсом {reference} зроблено {madeIn} {year} року.',
];

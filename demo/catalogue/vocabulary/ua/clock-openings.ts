import { type Template } from '../language';

const name = '{maker} {modelTitle} {reference}';

/**
 * A year never follows a model or a reference, many of which end in a number; a dial is told with its
 * surface. Each has a subject, a verb or an order of facts of its own; neighbours in this list begin
 * otherwise.
 */
export const openings: readonly Template[] = [
  `${name} — {gender} годинник {year} року {strap}.`,
  `{madeIn} {year} року виготовлено {gender} годинник ${name}.`,
  `Циферблат годинника ${name}, випущеного {year} року, {face}.`,
  '{year} року виготовлено цей {maker} {modelTitle} {reference} {strap}.',
  `{movement} із запасом ходу {reserve} рухає стрілки годинника ${name}, випущеного {year} року.`,
  'Референс {reference} випускали з {from} по {to} рік; цей {maker} {model} виготовлено {year}-го.',
  'Цей {maker} {model} виготовлено {year} року, а референс {reference} випускають із {since}-го.',
  `{gender} годинник ${name} з {faceIns} випущено {year} року.`,
  `${name}, випущений {year} року, має корпус {material} і {strapName}.`,
  `Годинник ${name}, випущений {year} року, має {functions}.`,
  `У корпусі годинника ${name}, випущеного {year} року, працює {movement}.`,
  '{model} із референсом {reference} — годинник марки {maker}, випущений {year} року.',
  `Випущений {year} року годинник ${name} має корпус {material} діаметром {mmOnly} мм.`,
  `{year} року випущено годинник ${name} з {faceIns}.`,
  `${name}, випущений {year} року, належить до колекції {line}.`,
  `Це {gender} годинник ${name}, виготовлений {madeIn} {year} року.`,
  `Корпус годинника ${name}, випущеного {year} року, виготовлено {materialOnly}.`,
  'Це {maker} {model} (референс {reference}), випущений {year} року.',
  `${name} — {gender} годинник{functionsPhrase}, виготовлений {madeIn} {year} року.`,
  `Час у годиннику ${name}, випущеному {year} року, відлічує {movement}.`,
  `{form} корпус годинника ${name}, випущеного {year} року, має завширшки {mm} мм.`,
  'Годинник {modelTitle} {reference} марка {maker} виготовила {madeIn} {year} року.',
  `У годинника ${name}, випущеного {year} року, {strapName}.`,
  `${name} — годинник у корпусі {materialOnly}, випущений {year} року.`,
  `Повного заводу годинника ${name}, випущеного {year} року, вистачає на {reserve}.`,
  'Годинник {maker} {model} (референс {reference}) виготовили {madeIn} {year} року.',
  `${name}, виготовлений {madeIn} {year} року, має {mmOnly} мм у діаметрі.`,
  `Стрілки годинника ${name}, випущеного {year} року, рухає {quartz}.`,
  `Цей примірник ${name} зібрали {madeIn} {year} року.`,
  `Годинник ${name} {strap} виготовили {year} року.`,
  '{maker} {model} із референсом {reference} зроблено {madeIn} {year} року.',
];

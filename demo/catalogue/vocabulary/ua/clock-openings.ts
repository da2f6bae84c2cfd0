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
  `Цей ${name} {strap} випущено {year} року.`,
  `Годинник ${name}, випущений {year} року, має {movement} із запасом ходу {reserve}.`,
  'Референс {reference} випускали від {from} до {to} року; цей {maker} {model} виготовлено {year}-го.',
  'Цей {maker} {model} виготовлено {year} року; референс {reference} випускають із {since}-го.',
  `${name} — {gender} годинник {year} року з {faceIns}.`,
  `${name}, випущений {year} року, має корпус {material} і {strapName}.`,
  'Механізм цього {maker} {model} (референс {reference}), випущеного {year} року, — {movement} із запасом ходу {reserve}.',
  `Цей ${name}, випущений {year} року, має корпус {material} діаметром {mmOnly} мм.`,
  `Годинник ${name} з {faceIns} випустили {year} року.`,
  `${name}, випущений {year} року, належить до колекції {line}.`,
  `Це {gender} годинник ${name}, виготовлений {madeIn} {year} року.`,
  `Годинник ${name} у корпусі {materialOnly} діаметром {mmOnly} мм випущено {year} року.`,
  'Це годинник {maker} {model} (референс {reference}), випущений {year} року.',
  `${name} — {gender} годинник{functionsPhrase}, виготовлений {madeIn} {year} року.`,
  `У годиннику ${name}, випущеному {year} року, працює {movement} із запасом ходу {reserve}.`,
  `Годинник ${name} випущено {year} року; корпус {form}, {materialOnly}, завширшки {mm} мм.`,
  'Цей {maker} {model}, референс {reference}, виготовлено {madeIn} {year} року.',
  `Годинник ${name} {strap} зроблено {madeIn} {year} року.`,
  '{model} (референс {reference}) — годинник {maker} {year} року в корпусі {materialOnly}.',
  'У цього {maker} {model} (референс {reference}), випущеного {year} року, {form} корпус {materialOnly} завширшки {mm} мм.',
  '{maker} {model} (референс {reference}) — годинник {year} року, виготовлений {madeIn}.',
  'Діаметр цього {maker} {model} (референс {reference}), виготовленого {madeIn} {year} року, — {mmOnly} мм.',
  'У цього {maker} {model} (референс {reference}), випущеного {year} року, {strapName}.',
  'Годинник {maker} {model} (референс {reference}) виготовили {madeIn} {year} року.',
  `Годинник ${name}, випущений {year} року, має {quartz}.`,
  `Цей примірник ${name} зібрали {madeIn} {year} року.`,
  `Це годинник ${name} {strap}, випущений {year} року.`,
];

import { type Template } from '../language';

const name = '{maker} {modelTitle} {reference}';

/**
 * A year never follows a model or a reference, many of which end in a number; a dial is told with its
 * surface. Each has a subject, a verb or an order of facts of its own, and its subject stands beside
 * its verb; neighbours in this list begin otherwise.
 */
export const openings: readonly Template[] = [
  `${name} — {gender} годинник {year} року {strap}.`,
  'Цей {maker} {model}, референс {reference}, виготовлено {madeIn} {year} року.',
  '{maker} {model} (референс {reference}) випущено {year} року; механізм — {movement} із запасом ходу {reserve}.',
  `Годинник ${name} у корпусі {materialOnly} діаметром {mmOnly} мм випущено {year} року.`,
  'Референс {reference} випускали від {from} до {to} року; цей {maker} {model} виготовлено {year}-го.',
  'Цей {maker} {model} виготовлено {year} року; референс {reference} випускають із {since}-го.',
  `{gender} годинник ${name} виготовлено {madeIn} {year} року.`,
  'Без підзаводу цей {maker} {model} (референс {reference}) іде {reserve}: усередині працює {movement}. Годинник випущено {year} року.',
  `${name}, випущений {year} року, має корпус {material} і {strapName}.`,
  'Марка {maker} випустила цей {model} (референс {reference}) {year} року.',
  `Це {gender} годинник ${name}, виготовлений {madeIn} {year} року.`,
  'Циферблат цього {maker} {model} (референс {reference}) — {face}; годинник випущено {year} року.',
  `${name} {strap} виготовлено {madeIn} {year} року.`,
  'Цей {maker} {model} (референс {reference}) має {strapName}; годинник випущено {year} року.',
  `У годиннику ${name}, випущеному {year} року, працює {movement} із запасом ходу {reserve}.`,
  `Годинник ${name} випущено {year} року; корпус {form}, {materialOnly}, завширшки {mm} мм.`,
  'Референс {reference} — {maker} {model} {strap}; годинник випущено {year} року.',
  'Корпус цього {maker} {model} (референс {reference}) — {material}, діаметром {mmOnly} мм; годинник виготовлено {madeIn} {year} року.',
  `Цей ${name} {strap} випущено {year} року.`,
  'Годинник виготовлено {madeIn} {year} року: це {maker} {model}, референс {reference}.',
  '{model} (референс {reference}) — годинник {maker} {year} року в корпусі {materialOnly}.',
  'У цього {maker} {model} (референс {reference}), випущеного {year} року, {form} корпус {materialOnly} завширшки {mm} мм.',
  `Годинник ${name} з {faceIns} випустили {year} року.`,
  'Діаметр корпусу цього {maker} {model} — {mmOf} мм, референс — {reference}; годинник випущено {year} року.',
  '{maker} {model} (референс {reference}) має запас ходу {reserve}; годинник виготовлено {madeIn} {year} року.',
  '{maker} випускає референс {reference} із {since} року; цей {model} виготовлено {year}-го.',
  '{maker} {model} (референс {reference}) виготовлено {madeIn} {year} року; циферблат {face}.',
  'Це {maker} {model}, референс {reference}; годинник випущено {year} року.',
  `Цей примірник ${name} зібрали {madeIn} {year} року.`,
];

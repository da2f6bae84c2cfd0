import { type Template } from '../language';

const name = '{maker} {modelTitle} {reference}';
const named = '{maker} {model} (референс {reference})';

/**
 * A year never follows a model or a bare reference, many of which end in a number; a dial is told with
 * its surface. Each shape begins with something of its own: the name, the watch, its maker, year, dial,
 * case, strap, movement or what its collection is known for, and its subject stands beside its verb;
 * what a reader would call alike is of one shape.
 */
export const openingsOfShape: Readonly<Record<string, readonly Template[]>> = {
  nameIs: [
    `${name} — {gender} годинник {year} року {strap}.`,
    `${name} — {gender} годинник {year} року з {faceIns}.`,
    `${name} — годинник {year} року {strap}.`,
  ],
  nameMade: [
    `${named} випущено {year} року; механізм — {movement} із запасом ходу {reserve}.`,
    `${named} виготовлено {madeIn} {year} року; циферблат {face}.`,
    `${name} {strap} виготовлено {madeIn} {year} року.`,
    `${named} випущено {year} року; циферблат {face}.`,
  ],
  thisMade: [
    `Цей ${named} виготовлено {madeIn} {year} року.`,
    `Цей ${named} з {faceIns} випущено {year} року.`,
    `Цей ${name} {strap} випущено {year} року.`,
  ],
  watchWith: [
    `Годинник ${name} у корпусі {materialOnly} діаметром {mmOnly} мм випущено {year} року.`,
    `Годинник ${name} випущено {year} року; корпус {form}, {materialOnly}, завширшки {mm} мм.`,
    `Годинник ${name} з {faceIns} випустили {year} року.`,
    `Годинник ${name} {strap} виготовлено {madeIn} {year} року.`,
  ],
  yearsOfReference: [
    'Референс {reference} випускали від {from} до {to} року; цей {maker} {model} виготовлено {year}-го.',
    '{maker} випускає референс {reference} із {since} року; цей {model} виготовлено {year}-го.',
    'Цей {maker} {model} виготовлено {year} року; референс {reference} випускають із {since}-го.',
  ],
  noteFirst: [
    `{note} Цей ${named} у корпусі {materialOnly} діаметром {mmOnly} мм випущено {year} року.`,
    `{note} Цей ${named} випущено {year} року; корпус {form}, {materialOnly}, завширшки {mm} мм.`,
    `{note} Цей ${name} {strap} виготовлено {madeIn} {year} року.`,
    `{note} Цей ${named} виготовлено {madeIn} {year} року.`,
  ],
  genderMade: [
    `{gender} годинник ${name} виготовлено {madeIn} {year} року.`,
    `{gender} годинник ${named} випустили {year} року.`,
    `{gender} годинник ${name} {strap} випущено {year} року.`,
  ],
  goesFor: [
    `Без підзаводу цей ${named} іде {reserve}: усередині працює {movement}. Годинник випущено {year} року.`,
    `За повного заводу цей ${named} іде {reserve}: усередині працює {movement}. Годинник виготовлено {madeIn} {year} року.`,
  ],
  yearFirst: [
    '{year} року марка {maker} випустила цей {model} (референс {reference}) {strap}.',
    '{year} року марка {maker} випустила цей {model} (референс {reference}).',
  ],
  makerMade: [
    'Марка {maker} випустила цей {model} (референс {reference}) {year} року.',
    'Марка {maker} виготовила цей {model} (референс {reference}) {madeIn} {year} року.',
  ],
  dialFirst: [
    `Циферблат цього ${named} {year} року випуску — {face}.`,
    `У цього ${named} {year} року випуску циферблат {face}.`,
    `Циферблат цього ${named} — {face}. Годинник виготовлено {madeIn} {year} року.`,
  ],
  caseFirst: [
    `Корпус цього ${named} {year} року випуску — {material}, діаметром {mmOnly} мм.`,
    `Корпус цього ${named} — {material}, діаметром {mmOnly} мм. Годинник виготовлено {madeIn} {year} року.`,
    `Корпус цього ${named} {year} року випуску — {form}, {material}, завширшки {mm} мм.`,
  ],
  inWatch: [
    `У цьому ${named} працює {movement} із запасом ходу {reserve}. Годинник випущено {year} року.`,
    `У годиннику ${name}, випущеному {year} року, працює {movement} із запасом ходу {reserve}.`,
    `У цьому ${named} {year} року випуску працює {quartz}.`,
  ],
  thisHas: [
    `Цей ${named} {year} року випуску має {strapName}.`,
    `Цей ${named} має {strapName}. Годинник виготовлено {madeIn} {year} року.`,
    `Цей ${named} {year} року випуску має {functionsOnly}.`,
  ],
  thisIs: [
    `Це {gender} годинник ${name}, виготовлений {madeIn} {year} року.`,
    `Це ${named} {year} року випуску {strap}.`,
    `Це {gender} годинник ${named}, випущений {year} року.`,
  ],
  offered: [
    `Пропонуємо ${named} {year} року випуску {strap}.`,
    `Пропонуємо {gender} годинник ${named}, випущений {year} року.`,
    `Пропонуємо годинник ${name}, виготовлений {madeIn} {year} року.`,
  ],
};

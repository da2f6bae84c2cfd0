import { type Template } from '../language';

const name = '{maker} {modelTitle} {reference}';
const named = '{maker} {model} (референс {reference})';

/**
 * A year never follows a model or a reference, many of which end in a number; a dial is told with its
 * surface. Each shape has a subject, a verb or an order of facts of its own, and its subject stands
 * beside its verb; what a reader would call alike is of one shape, and neighbours begin otherwise.
 */
export const openingsOfShape: Readonly<Record<string, readonly Template[]>> = {
  nameIs: [
    `${name} — {gender} годинник {year} року {strap}.`,
    `${name} — годинник {year} року {strap}.`,
  ],
  thisMade: [
    'Цей {maker} {model}, референс {reference}, виготовлено {madeIn} {year} року.',
    `Цей примірник ${name} зібрали {madeIn} {year} року.`,
  ],
  issuedMovement: [
    `${named} випущено {year} року; механізм — {movement} із запасом ходу {reserve}.`,
    `${named} виготовлено {year} року; усередині — {movement} із запасом ходу {reserve}.`,
  ],
  watchWith: [
    `Годинник ${name} у корпусі {materialOnly} діаметром {mmOnly} мм випущено {year} року.`,
    `Годинник ${name} випущено {year} року; корпус {form}, {materialOnly}, завширшки {mm} мм.`,
    `Годинник ${name} з {faceIns} випустили {year} року.`,
  ],
  yearsOfReference: [
    'Референс {reference} випускали від {from} до {to} року; цей {maker} {model} виготовлено {year}-го.',
    'Цей {maker} {model} виготовлено {year} року; референс {reference} випускають із {since}-го.',
    '{maker} випускає референс {reference} із {since} року; цей {model} виготовлено {year}-го.',
  ],
  noteFirst: [
    `{note} Цей ${named} у корпусі діаметром {mmOnly} мм випущено {year} року.`,
    `{note} Цей ${named} випущено {year} року; корпус {form}, {materialOnly}, завширшки {mm} мм.`,
    `{note} Діаметр корпусу цього ${named} — {mmOf} мм; годинник виготовлено {madeIn} {year} року.`,
  ],
  genderMade: [
    `{gender} годинник ${name} виготовлено {madeIn} {year} року.`,
    `{gender} годинник ${named} випустили {year} року.`,
  ],
  goesFor: [
    `Без підзаводу цей ${named} іде {reserve}: усередині працює {movement}. Годинник випущено {year} року.`,
    `За повного заводу цей ${named} іде {reserve}: усередині працює {movement}. Годинник виготовлено {madeIn} {year} року.`,
  ],
  yearFirst: [
    `{year} року {madeIn} зібрали цей {maker} {model}, референс {reference}.`,
    `{year} року {madeIn} виготовили цей ${name}.`,
  ],
  makerMade: [`Марка {maker} випустила цей {model} (референс {reference}) {year} року.`],
  partOf: [
    `Циферблат цього ${named} — {face}; годинник випущено {year} року.`,
    `Корпус цього ${named} — {material}, діаметром {mmOnly} мм; годинник виготовлено {madeIn} {year} року.`,
    'Діаметр корпусу цього {maker} {model} — {mmOf} мм, референс — {reference}; годинник випущено {year} року.',
  ],
  movementFirst: [
    `{movement} із запасом ходу {reserve} працює в цьому ${named} {year} року випуску.`,
    `{movement} із запасом ходу {reserve} установлено в цьому ${named}; годинник випущено {year} року.`,
  ],
  onStrap: [
    `${name} {strap} виготовлено {madeIn} {year} року.`,
    `Цей ${name} {strap} випущено {year} року.`,
  ],
  inCatalogue: [
    'У каталозі {maker} референс {reference} — це {model}; годинник випущено {year} року.',
    'У каталозі {maker} референс {reference} має {model}; цей годинник виготовлено {madeIn} {year} року.',
  ],
  thisOfYear: [
    'Цей {maker} {year} року — {model} (референс {reference}) у корпусі {materialOnly}.',
    'Цей {maker} {year} року — {model}, референс {reference}.',
  ],
  hasStrap: [
    `Цей ${named} має {strapName}; годинник випущено {year} року.`,
    `Цей ${named} має {strapName}; виготовили годинник {madeIn} {year} року.`,
  ],
  nameAlone: [
    '{maker} {model}, референс {reference}. Годинник виготовлено {madeIn} {year} року.',
    `${name}, {gender} годинник. Його зібрали {madeIn} {year} року.`,
  ],
  answersFor: [
    `За хід цього ${named} відповідає {movement} із запасом ходу {reserve}; годинник випущено {year} року.`,
    `Хід цього ${named} забезпечує {movement} із запасом ходу {reserve}; годинник виготовлено {madeIn} {year} року.`,
  ],
  thisIs: [
    `Це {gender} годинник ${name}, виготовлений {madeIn} {year} року.`,
    'Це {maker} {model}, референс {reference}; годинник випущено {year} року.',
  ],
  inWatch: [
    `У годиннику ${name}, випущеному {year} року, працює {movement} із запасом ходу {reserve}.`,
    `Усередині годинника ${name}, виготовленого {madeIn} {year} року, — {movement} із запасом ходу {reserve}.`,
  ],
  hasReserve: [
    `${named} має запас ходу {reserve}; годинник виготовлено {madeIn} {year} року.`,
    `${name} має запас ходу {reserve}; цей примірник випущено {year} року.`,
  ],
  hasReference: [
    'Цей {maker} {model} з {faceIns} має референс {reference}; годинник випущено {year} року.',
    'Цей {maker} {model} з {faceIns} має референс {reference}; виготовили годинник {madeIn} {year} року.',
  ],
  inCase: [
    `У корпусі {materialOnly} діаметром {mmOnly} мм працює {movement} із запасом ходу {reserve}: це ${named}, виготовлений {madeIn} {year} року.`,
    `У корпусі {materialOnly} діаметром {mmOnly} мм працює {movement} із запасом ходу {reserve}; це ${name}, випущений {year} року.`,
  ],
  madeDial: [
    `${named} виготовлено {madeIn} {year} року; циферблат {face}.`,
    `${named} випущено {year} року; циферблат {face}.`,
  ],
  issueFalls: [
    `Випуск цього ${named} припадає на {year} рік.`,
    `Випуск цього ${name} припав на {year} рік.`,
  ],
  whichHas: [
    `${named} — годинник, який має {functionsOnly}; випустили його {year} року.`,
    `${name} — годинник, який має {functionsOnly}; зібрали його {madeIn} {year} року.`,
  ],
  caption: [
    '{maker} {model}, {country}, {year} рік; референс — {reference}.',
    '{maker} {model}, референс {reference}, {country}, {year} рік.',
  ],
};

import { type Template } from '../language';
import { openingsByPart } from './clock-openings-by-part';

const name = '{maker} {modelTitle} {reference}';
const named = '{maker} {model} (референс {reference})';
/** The same with its year, as a dealer's list gives it. */
const dated = '{maker} {model} (референс {reference}, {abroad}{year} рік)';

/** Where and when it was made: told of every watch. */
const made = '{whereMade} {year} року';

/**
 * A year never follows a model or a bare reference, many of which end in a number; a dial is told with
 * its surface. Each shape begins with something of its own: the name, the watch, its maker, year, dial,
 * strap, movement or what its collection is known for, and its subject stands beside its verb; what a
 * reader would call alike is of one shape. Each tells where the watch was made beside the year.
 */
export const openingsOfShape: Readonly<Record<string, readonly Template[]>> = {
  nameIs: [
    `${name} — {gender} годинник {strap}, виготовлений${made}.`,
    `${name} — {gender} годинник з {faceIns}, виготовлений${made}.`,
    `{model} — {gender} годинник {maker} (референс {reference}), виготовлений${made}.`,
    `{model} — годинник {maker} (референс {reference}), виготовлений${made}.`,
  ],
  nameMade: [
    `${named} виготовлено${made}; механізм — {movement} із запасом ходу {reserve}.`,
    `${named} виготовлено${made}; циферблат {face}.`,
  ],
  thisMade: [
    `Цей ${named} виготовлено${made}.`,
    `Цей ${named} {strap} зробили${made}.`,
    `Цей ${named} з {faceIns} зробили${made}.`,
    `Цей ${name} {strap} виготовили${made}.`,
  ],
  inThis: [
    `У цьому ${name} працює {movement} із запасом ходу {reserve}. Годинник виготовили${made}.`,
    `У цьому ${named} працює {movement} із запасом ходу {reserve}. Годинник зроблено${made}.`,
    `У цьому ${named} працює {quartz}. Годинник зроблено${made}.`,
    `{movement} із запасом ходу {reserve} працює в цьому ${named}. Годинник виготовлено${made}.`,
  ],
  watchWith: [
    `Годинник ${name} з {faceIns} зробили${made}.`,
    `Годинник ${name} {strap} виготовили${made}.`,
    `Годинник ${named} виготовлено${made}; механізм — {movement} із запасом ходу {reserve}.`,
  ],
  yearsOfReference: [
    `Цей {maker} {model} виготовлено${made}; референс {reference} випускають із {since}-го.`,
    `Цей {maker} {model} виготовлено${made}; референс {reference} випускали від {from} до {to} року.`,
  ],
  noteFirst: [
    `Годинник ${named} виготовлено${made}. {noteFirst}`,
    `Цей ${name} {strap} зробили${made}. {noteFirst}`,
    `Цей ${named} у корпусі {materialOnly} діаметром {mmOnly} мм виготовлено${made}. {noteFirst}`,
    `Цей ${named} виготовлено${made}; корпус {form}, {materialOnly}, завширшки {mm} мм. {noteFirst}`,
    `Цей ${dated} має {strapName}. {noteFirst}`,
    `У цього ${dated} циферблат {face}. {noteFirst}`,
    `Усередині цього ${dated} — {movement} із запасом ходу {reserve}. {noteFirst}`,
    `У цьому ${dated} працює {movement} із запасом ходу {reserve}. {noteFirst}`,
    `Крізь прозору задню кришку{openBack} цього ${dated} видно {movement} із запасом ходу {reserve}. {noteFirst}`,
    // In the instrumental (`spelledOut`).
    `Цей ${dated} оснащено {movement} із запасом ходу {reserve}. {noteFirst}`,
    `Механізм цього ${dated} — {movement} із запасом ходу {reserve}. {noteFirst}`,
    // The dial is told as «чорний матовий циферблат» (`underGlass`).
    `Під склом цього ${dated} — циферблат {face}. {noteFirst}`,
    `Корпус цього ${dated} зроблено {materialOnly}. {noteFirst}`,
    `Цей ${dated} — {strap}. {noteFirst}`,
    `Повного заводу цьому ${dated} вистачає на {reserve}. {noteFirst}`,
    `Запас ходу {reserve} цьому ${dated} забезпечує {movement}. {noteFirst}`,
    // In the dative (`spelledOut`).
    `Завдяки {movement} цей ${dated} має запас ходу {reserve}. {noteFirst}`,
    `За даними марки {maker}, {movement} цього {model} (референс {reference}, {abroad}{year} рік) має запас ходу {reserve}. {noteFirst}`,
    `Діаметр корпусу цього ${dated} — {mmOf} мм. {noteFirst}`,
  ],
  genderMade: [
    `{gender} годинник ${name} {strap} виготовлено${made}.`,
    `{gender} годинник ${named} зробили${made}.`,
  ],
  goesFor: [
    `Без підзаводу цей ${dated} іде {reserve}.`,
    `За повного заводу цей ${dated} іде {reserve}.`,
  ],
  yearFirst: [
    `Цей годинник ${named} виготовили${made}.`,
    `Цей годинник ${name} {strap} зробили${made}.`,
  ],
  dialFirst: [
    `У цього ${named}, виготовленого${made}, циферблат {face}.`,
    `У цього ${name}, зробленого${made}, циферблат {face}.`,
    `У цього ${named}, виготовленого${made}, діаметр корпусу — {mmOf} мм.`,
  ],
  thisHas: [
    `Цей ${named} має {strapName}. Годинник зроблено${made}.`,
    `Цей ${named} має корпус {materialOnly} діаметром {mmOnly} мм. Годинник виготовлено${made}.`,
    `Цей ${named} має {form} корпус {materialOnly} завширшки {mm} мм. Годинник виготовили${made}.`,
  ],
  makerMade: [
    'Марка {maker} випустила цей {model} (референс {reference}) {year} року.',
    'Марка {maker} виготовила цей {model} (референс {reference}) {year} року.',
  ],
  inWatch: [
    `У годиннику ${named}, зробленому${made}, працює {movement} із запасом ходу {reserve}.`,
    `У годиннику ${name}, виготовленому${made}, працює {movement} із запасом ходу {reserve}.`,
  ],
  watchCase: [
    `Годинник ${named} у корпусі {materialOnly} діаметром {mmOnly} мм зробили${made}.`,
    `Годинник ${name} у корпусі {materialOnly} діаметром {mmOnly} мм виготовлено${made}.`,
    `Годинник ${name} виготовлено${made}; корпус {form}, {materialOnly}, завширшки {mm} мм.`,
  ],
  onSale: [
    `У продажу — {gender} годинник ${named}, виготовлений${made}.`,
    `У продажу — годинник ${name} {strap}, виготовлений${made}.`,
    `У продажу — годинник ${name} з {faceIns}, виготовлений${made}.`,
  ],
  thisNamed: [
    `Це годинник ${name} {strap}, виготовлений${made}.`,
    `Це годинник ${named} з {faceIns}, виготовлений${made}.`,
  ],
  reserveFirst: [`Повного заводу цьому ${dated} вистачає на {reserve}.`],
  movementOf: [
    `Цей ${named} зробили${made}; механізм — {movement} із запасом ходу {reserve}.`,
    `Цей ${named} зробили${made}; механізм — {quartz}.`,
  ],
  thisShows: [`Цей ${dated} має {functionsOnly}.`, `Цей ${dated} має {functions}.`],
  equipped: [
    // In the instrumental (`spelledOut`).
    `Цей ${dated} оснащено {movement} із запасом ходу {reserve}.`,
    `Цей ${dated} оснащено {quartz}.`,
  ],
  throughBack: [
    `Крізь сапфірову задню кришку{openBack} цього ${named} видно {movement} із запасом ходу {reserve}. Годинник зроблено${made}.`,
    `Крізь прозору задню кришку{openBack} цього ${named} видно {movement} із запасом ходу {reserve}. Годинник зробили${made}.`,
  ],
  nameSize: [`${dated} має {mmOf} мм у діаметрі.`],
  offered: [
    `Пропонуємо {gender} годинник ${named}, виготовлений${made}.`,
    `Пропонуємо годинник ${name} {strap}, виготовлений${made}.`,
    `Пропонуємо годинник ${name} з {faceIns}, виготовлений${made}.`,
  ],
  sizedMade: [
    `Годинник ${name} діаметром {mmOf} мм виготовлено${made}.`,
    `Цей ${name} діаметром {mmOf} мм зробили${made}.`,
  ],
  ...openingsByPart,
};

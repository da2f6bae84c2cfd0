import { type Template } from '../language';
import { openingsByPart } from './clock-openings-by-part';

const name = '{maker} {modelTitle} {reference}';
const named = '{maker} {model} (референс {reference})';
/** The same with its year, as a dealer's list gives it. */
const dated = '{maker} {model} (референс {reference}, {abroad}{year} рік)';

/** Where and when it was made: told of every watch. */
const made = '{whereMade} {year} року';
/** Where a movement is told first, the reserve stands beside when the watch was made. */
const reserveAndMade = `Запас ходу — {reserve}. Годинник зробили${made}.`;

/**
 * A year never follows a model or a bare reference, many of which end in a number; a dial is told with
 * its surface. Each shape begins with something of its own: the name, the watch, its maker, year, dial,
 * strap, movement or what its collection is known for, and its subject stands beside its verb; what a
 * reader would call alike is of one shape. Each tells where the watch was made beside the year.
 */
export const openingsOfShape: Readonly<Record<string, readonly Template[]>> = {
  nameMade: [
    `${named} виготовлено${made}; механізм — {movement} із запасом ходу {reserve}.`,
    `${named} виготовлено${made}; циферблат {face}.`,
  ],
  thisMade: [
    `Цей ${named} {strap} зробили${made}.`,
    `Цей ${named} з {faceIns} зробили${made}.`,
    `Цей ${name} {strap} виготовили${made}.`,
  ],
  inThis: [
    `У цьому ${name} працює {movement}. ${reserveAndMade}`,
    `У цьому ${named} працює {movement} із запасом ходу {reserve}. Годинник зроблено${made}.`,
    `У цьому ${named} працює {quartz}. Годинник зроблено${made}.`,
    `{movement} працює в цьому ${named}. ${reserveAndMade}`,
  ],
  watchWith: [
    `Годинник ${name} з {faceIns} зробили${made}.`,
    `Годинник ${name} {strap} виготовили${made}.`,
  ],
  noteFirst: [
    `Годинник ${named} виготовлено${made}. {noteFirst}`,
    `Цей ${name} {strap} зробили${made}. {noteFirst}`,
    `Цей ${named} у корпусі {materialOnly} діаметром {mmOnly} мм виготовлено${made}. {noteFirst}`,
    `Цей ${named} виготовлено${made}; корпус {form}, {materialOnly}, завширшки {mm} мм. {noteFirst}`,
    `Цей ${named} виготовили${made}; циферблат {face}. {noteFirst}`,
    `Цей ${dated} має {strapName}. {noteFirst}`,
    `У цього ${dated} циферблат {face}. {noteFirst}`,
    `У цього ${named}, виготовленого${made}, діаметр корпусу — {mmOf} мм. {noteFirst}`,
    `Усередині цього ${dated} — {movement} із запасом ходу {reserve}. {noteFirst}`,
    `У цьому ${named} працює {movement}. ${reserveAndMade} {noteFirst}`,
    `Крізь прозору задню кришку{openBack} цього ${named} видно {movement}. ${reserveAndMade} {noteFirst}`,
    // In the instrumental (`spelledOut`).
    `Цей ${named} оснащено {movement}. ${reserveAndMade} {noteFirst}`,
    `Механізм цього ${dated} — {movement} із запасом ходу {reserve}. {noteFirst}`,
    // The dial is told as «чорний матовий циферблат» (`underGlass`).
    `Під склом цього ${dated} — циферблат {face}. {noteFirst}`,
    `Корпус цього ${dated} зроблено {materialOnly}. {noteFirst}`,
    `Цей ${dated} — {strap}. {noteFirst}`,
    `Цей ${dated} продається {strap}. {noteFirst}`,
    `Цей ${dated} має {functionsOnly}. {noteFirst}`,
    `Повного заводу цьому ${dated} вистачає на {reserve}. {noteFirst}`,
    `Повністю заведений, цей ${dated} іде {reserve}. {noteFirst}`,
    `Запас ходу {reserve} цьому ${dated} забезпечує {movement}. {noteFirst}`,
    // In the dative (`spelledOut`).
    `Завдяки {movement} цей ${dated} має запас ходу {reserve}. {noteFirst}`,
    `Діаметр корпусу цього ${dated} — {mmOf} мм. {noteFirst}`,
  ],
  goesFor: [`Повністю заведений, цей ${dated} іде {reserve}.`],
  yearFirst: [`Цей годинник ${name} {strap} зробили${made}.`],
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
  inWatch: [
    `У годиннику ${named} працює {movement}. ${reserveAndMade}`,
    `У годиннику ${name}, виготовленому${made}, працює {movement} із запасом ходу {reserve}.`,
  ],
  watchCase: [
    `Годинник ${named} у корпусі {materialOnly} діаметром {mmOnly} мм зробили${made}.`,
    `Годинник ${name} у корпусі {materialOnly} діаметром {mmOnly} мм виготовлено${made}.`,
    `Годинник ${name} виготовлено${made}; корпус {form}, {materialOnly}, завширшки {mm} мм.`,
  ],
  onSale: [
    `У продажу — годинник ${name} {strap}, виготовлений${made}.`,
    `У продажу — годинник ${name} з {faceIns}, виготовлений${made}.`,
  ],
  reserveFirst: [`Повного заводу цьому ${dated} вистачає на {reserve}.`],
  thisShows: [`Цей ${dated} має {functionsOnly}.`],
  equipped: [
    // In the instrumental (`spelledOut`).
    `Цей ${named} оснащено {movement}. ${reserveAndMade}`,
    `Цей ${dated} оснащено {quartz}.`,
  ],
  throughBack: [
    `Крізь сапфірову задню кришку{openBack} цього ${named} видно {movement}. ${reserveAndMade}`,
    `Крізь прозору задню кришку{openBack} цього ${named} видно {movement} із запасом ходу {reserve}. Годинник зробили${made}.`,
  ],
  nameSize: [`${dated} має {mmOf} мм у діаметрі.`],
  offered: [
    `Пропонуємо годинник ${name} {strap}, виготовлений${made}.`,
    `Пропонуємо годинник ${name} з {faceIns}, виготовлений${made}.`,
  ],
  sizedMade: [
    `Годинник ${name} діаметром {mmOf} мм виготовлено${made}.`,
    `Цей ${name} діаметром {mmOf} мм зробили${made}.`,
  ],
  ...openingsByPart,
};

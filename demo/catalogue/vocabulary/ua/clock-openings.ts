import { type Template } from '../language';
import { dated, going, made, name, named } from './clock-names';
import { openingsByPart } from './clock-openings-by-part';

/**
 * A year never follows a model or a bare reference, many of which end in a number; a dial is told with
 * its surface, and a movement with how long it goes. Each shape begins with something of its own: the
 * name, the watch, its maker, dial, strap, movement or what its collection is known for, and its subject
 * stands beside its verb; what a reader would call alike is of one shape. Each tells where and when the
 * watch was made, in its verb or beside the reference, so that no sentence tells that alone.
 */
export const openingsOfShape: Readonly<Record<string, readonly Template[]>> = {
  nameMade: [`${named} виготовлено${made}.`],
  thisMade: [
    `Цей ${named} {strap} зробили${made}.`,
    `Цей ${named} з {faceIns} зробили${made}.`,
    `Цей ${name} {strap} виготовили${made}.`,
  ],
  inThis: [
    `У цьому ${dated} працює ${going}.`,
    `У цьому ${named}, виготовленому${made}, працює ${going}.`,
    `У цьому ${dated} працює {quartz}.`,
  ],
  watchWith: [
    `Годинник ${name} з {faceIns} зробили${made}.`,
    `Годинник ${name} {strap} виготовили${made}.`,
    `{gender} годинник ${name} {strap} зробили${made}.`,
  ],
  noteFirst: [
    `Годинник ${named} виготовлено${made}. {noteFirst}`,
    `Цей ${name} {strap} зробили${made}. {noteFirst}`,
    `Цей ${named} з {faceIns} зробили${made}. {noteFirst}`,
    `Годинник ${name} {strap} виготовили${made}. {noteFirst}`,
    `Годинник ${name} з {faceIns} виготовлено${made}. {noteFirst}`,
    `Цей ${named} у корпусі {materialOnly} діаметром {mmOnly} мм виготовлено${made}. {noteFirst}`,
    `${named} виготовлено${made}. {noteFirst}`,
    `{gender} годинник ${name} {strap} зробили${made}. {noteFirst}`,
    `{gender} годинник ${name} з {faceIns} виготовлено${made}. {noteFirst}`,
    `Цей ${dated} має корпус {materialOnly} діаметром {mmOnly} мм. {noteFirst}`,
    `У цього ${dated} корпус {form}, {materialOnly}, завширшки {mm} мм. {noteFirst}`,
    `У цього ${dated} корпус {materialOnly} діаметром {mmOnly} мм. {noteFirst}`,
    `Цей ${dated} має {strapName}. {noteFirst}`,
    `${named} — {gender} годинник, виготовлений${made}. {noteFirst}`,
    `Пропонуємо виготовлений${made} годинник ${name} {strap}. {noteFirst}`,
    `У продажу — виготовлений${made} годинник ${name} з {faceIns}. {noteFirst}`,
    `Усередині цього ${dated} — ${going}. {noteFirst}`,
    `У цьому ${named}, виготовленому${made}, працює ${going}. {noteFirst}`,
    `Крізь прозору задню кришку{openBack} цього ${dated} видно ${going}. {noteFirst}`,
    `У цього ${named}, виготовленого${made}, циферблат {face}. {noteFirst}`,
    `Годинник ${dated} має ${going}. {noteFirst}`,
    `Цей ${dated} має {functionsOnly}. {noteFirst}`,
    `Запас ходу цього ${dated} — {reserve}. {noteFirst}`,
    `Діаметр цього ${dated} — {mmOnly} мм. {noteFirst}`,
    `Цей ${dated} має запас ходу {reserve}. {noteFirst}`,
  ],
  goesFor: [`Після повного заводу цей ${dated} іде {reserve}.`],
  yearFirst: [`Цей годинник ${name} {strap} зробили${made}.`],
  dialFirst: [
    `У цього ${named}, виготовленого${made}, циферблат {face}.`,
    `У цього ${dated} циферблат {face}.`,
    `У цього ${dated} корпус {materialOnly} діаметром {mmOnly} мм.`,
    `У цього ${dated} корпус {form}, {materialOnly}, завширшки {mm} мм.`,
  ],
  thisHas: [
    `Цей ${dated} має {strapName}.`,
    `Цей ${dated} має корпус {materialOnly} діаметром {mmOnly} мм.`,
    `Цей ${dated} має {form} корпус {materialOnly} завширшки {mm} мм.`,
  ],
  inWatch: [
    `У годиннику ${name}, виготовленому${made}, працює ${going}.`,
    `У годиннику ${dated} працює ${going}.`,
  ],
  watchCase: [
    `Годинник ${named} у корпусі {materialOnly} діаметром {mmOnly} мм зробили${made}.`,
    `Годинник ${name} у корпусі {materialOnly} діаметром {mmOnly} мм виготовлено${made}.`,
  ],
  onSale: [
    `У продажу — виготовлений${made} годинник ${name} {strap}.`,
    `У продажу — виготовлений${made} годинник ${name} з {faceIns}.`,
  ],
  thisShows: [`Цей ${dated} має {functionsOnly}.`],
  throughBack: [
    `Крізь сапфірову задню кришку{openBack} цього ${dated} видно ${going}.`,
    `Крізь прозору задню кришку{openBack} цього ${dated} видно ${going}.`,
  ],
  nameSize: [`${dated} має {mmOf} мм у діаметрі.`],
  offered: [
    `Пропонуємо виготовлений${made} годинник ${name} {strap}.`,
    `Пропонуємо виготовлений${made} годинник ${name} з {faceIns}.`,
  ],
  sizedMade: [
    `Годинник ${name} діаметром {mmOf} мм виготовлено${made}.`,
    `Цей ${name} діаметром {mmOf} мм зробили${made}.`,
  ],
  ...openingsByPart,
};

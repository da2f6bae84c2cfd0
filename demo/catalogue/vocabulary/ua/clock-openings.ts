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
    `Цей ${named} у корпусі {materialOnly} діаметром {mmOnly} мм виготовлено${made}. {noteFirst}`,
    `Цей ${dated} має корпус {materialOnly} діаметром {mmOnly} мм. {noteFirst}`,
    `У цього ${dated} корпус {form}, {materialOnly}, завширшки {mm} мм. {noteFirst}`,
    `У цього ${named}, виготовленого${made}, діаметр корпусу {materialOnly} — {mmOnly} мм. {noteFirst}`,
    `У цього ${named}, виготовленого${made}, циферблат {face}. {noteFirst}`,
    `Цей ${dated} має {strapName}. {noteFirst}`,
    `${dated} — {gender} годинник {strap}. {noteFirst}`,
    `Цей ${dated} продається {strap}. {noteFirst}`,
    `Пропонуємо годинник ${name} {strap}, виготовлений${made}. {noteFirst}`,
    `У продажу — годинник ${name} з {faceIns}, виготовлений${made}. {noteFirst}`,
    `Усередині цього ${dated} — ${going}. {noteFirst}`,
    `У цьому ${named}, виготовленому${made}, працює ${going}. {noteFirst}`,
    `Крізь прозору задню кришку{openBack} цього ${dated} видно ${going}. {noteFirst}`,
    `{movement} дає цьому ${dated} запас ходу {reserve}. {noteFirst}`,
    // The dial is told as «чорний матовий циферблат» (`underGlass`).
    `Під склом цього ${dated} — циферблат {face}. {noteFirst}`,
    `Цей ${dated} має {functionsOnly}. {noteFirst}`,
    `Крім поточного часу, цей ${dated} має {functionsOnly}. {noteFirst}`,
    `Від повного заводу цей ${dated} іде {reserve}. {noteFirst}`,
    `Запас ходу цього ${dated} — {reserve}. {noteFirst}`,
    `Діаметр цього ${named}, виготовленого${made}, становить {mmOnly} мм. {noteFirst}`,
    `Якщо цей ${dated} зняти на ніч, він не зупиниться: запас ходу — {reserve}. {noteFirst}`,
  ],
  goesFor: [`Від повного заводу цей ${dated} іде {reserve}.`],
  yearFirst: [`Цей годинник ${name} {strap} зробили${made}.`],
  dialFirst: [
    `У цього ${named}, виготовленого${made}, циферблат {face}.`,
    `У цього ${name}, зробленого${made}, циферблат {face}.`,
    `У цього ${named}, виготовленого${made}, діаметр корпусу {materialOnly} — {mmOnly} мм.`,
    `У цього ${dated} корпус {form}, {materialOnly}, завширшки {mm} мм.`,
  ],
  thisHas: [
    `Цей ${dated} має {strapName}.`,
    `Цей ${dated} має корпус {materialOnly} діаметром {mmOnly} мм.`,
    `Цей ${dated} має {form} корпус {materialOnly} завширшки {mm} мм.`,
  ],
  inWatch: [
    `У годиннику ${dated} працює ${going}.`,
    `У годиннику ${name}, виготовленому${made}, працює ${going}.`,
  ],
  watchCase: [
    `Годинник ${named} у корпусі {materialOnly} діаметром {mmOnly} мм зробили${made}.`,
    `Годинник ${name} у корпусі {materialOnly} діаметром {mmOnly} мм виготовлено${made}.`,
  ],
  onSale: [
    `У продажу — годинник ${name} {strap}, виготовлений${made}.`,
    `У продажу — годинник ${name} з {faceIns}, виготовлений${made}.`,
  ],
  thisShows: [`Цей ${dated} має {functionsOnly}.`],
  throughBack: [
    `Крізь сапфірову задню кришку{openBack} цього ${dated} видно ${going}.`,
    `Крізь прозору задню кришку{openBack} цього ${dated} видно ${going}.`,
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

import { type Template } from '../language';

const name = '{maker} {modelTitle} {reference}';
const named = '{maker} {model} (референс {reference})';
/** The same with its year, as a dealer's list gives it. */
const dated = '{maker} {model} (референс {reference}, {abroad}{year} рік)';
const made = '{whereMade} {year} року';

/** Where a movement is told first, the reserve stands beside when the watch was made. */
const reserveAndMade = `Запас ходу — {reserve}. Годинник виготовлено${made}.`;

/**
 * Openings that begin with a part of the watch, its size or what it does, or in which the fact stands
 * first and the name last. The first sentence names the watch: a fact alone is of nothing. Where and
 * when it was made is told in it or beside it.
 */
export const openingsByPart: Readonly<Record<string, readonly Template[]>> = {
  partOfThis: [
    `Запас ходу цього ${dated} — {reserve}.`,
    `Діаметр корпусу цього ${dated} — {mmOf} мм.`,
    `Ширина цього ${named} — {mm} мм; корпус {form}, {materialOnly}. Годинник випустили${made}.`,
  ],
  inside: [
    `Механізм цього ${named} — {movement}. ${reserveAndMade}`,
    `Механізм цього ${dated} — {quartz}.`,
    `Усередині цього ${dated} — {movement} із запасом ходу {reserve}.`,
    `Усередині цього ${dated} — {quartz}.`,
  ],
  // In the instrumental (`openingsTold`).
  makerEquipped: [
    `Марка {maker} оснастила цей {model} (референс {reference}) {movement}. ${reserveAndMade}`,
    `Марка {maker} оснастила цей {model} (референс {reference}, {abroad}{year} рік) {quartz}.`,
  ],
  forModel: [
    `У {model} (референс {reference}) марка {maker} поставила {movement}. ${reserveAndMade}`,
    `У {model} (референс {reference}, {abroad}{year} рік) марка {maker} вибрала {quartz}.`,
  ],
  reserveGiven: [`Запас ходу {reserve} цьому ${dated} забезпечує {movement}.`],
  // What a watch has, and does not show, is told otherwise (`besidesTime`).
  besides: [`Крім поточного часу, цей ${dated} має {functionsOnly}.`],
  sold: [
    `Цей ${dated} продається {strap}.`,
    `Цей ${name} з {faceIns} продається {strap}; годинник зробили${made}.`,
  ],
  behindDial: [
    `За {faceIns} цього ${named} працює {movement}. ${reserveAndMade}`,
    `Під задньою кришкою цього ${named} працює {movement} із запасом ходу {reserve}. Годинник зробили${made}.`,
  ],
  apposition: [
    `${name}, {gender} годинник {strap}, виготовлений${made}, має запас ходу {reserve}.`,
    `${named}, годинник з {faceIns}, виготовлений${made}, має запас ходу {reserve}.`,
  ],
  nameLast: [
    `Цей годинник з {faceIns}, виготовлений${made}, — ${named}.`,
    `Цей годинник {strap}, зроблений${made}, — ${named}.`,
  ],
  // In the dative (`spelledOut`).
  thanksTo: [`Завдяки {movement} цей ${dated} має запас ходу {reserve}.`],
  // The dial is told as «чорний матовий циферблат» (`underGlass`).
  underGlass: [`Під склом цього ${dated} — циферблат {face}.`],
  caseOf: [`Корпус цього ${dated} зроблено {materialOnly}.`],
  heldBy: [`Цей ${dated} — {strap}.`],
  // One that has no automatic winding has it by hand (`openingsTold`).
  selfWinding: [
    `Цей ${named} заводиться від рухів руки: усередині — {movement} із запасом ходу {reserve}. Годинник випустили${made}.`,
    `Цей ${named} працює від батарейки: усередині — {quartz}. Годинник виготовили${made}.`,
  ],
  // One that stops has a reserve (`thatStops`).
  takenOff: [
    `Знятий на ніч, цей ${named} не зупиниться: запас ходу — {reserve}. Годинник зробили${made}.`,
    `Заводити цей ${named} не треба: усередині — {quartz}. Годинник виготовлено${made}.`,
  ],
};

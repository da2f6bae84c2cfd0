import { type Template } from '../language';

const name = '{maker} {modelTitle} {reference}';
const named = '{maker} {model} (референс {reference})';
/** The same with its year, as a dealer's list gives it. */
const dated = '{maker} {model} (референс {reference}, {abroad}{year} рік)';
const made = '{whereMade} {year} року';

/**
 * Openings that begin with a part of the watch, its size or what it does, or in which the fact stands
 * first and the name last. The first sentence names the watch: a fact alone is of nothing. Where and
 * when it was made is told in it or beside it.
 */
export const openingsByPart: Readonly<Record<string, readonly Template[]>> = {
  partOfThis: [
    `Референс цього {maker} {model} — {reference}; годинник зроблено${made}.`,
    `Запас ходу цього ${dated} — {reserve}.`,
    `Діаметр корпусу цього ${dated} — {mmOf} мм.`,
    `Ширина цього ${named} — {mm} мм; корпус {form}, {materialOnly}. Годинник випустили${made}.`,
  ],
  inside: [
    `Механізм цього ${dated} — {movement} із запасом ходу {reserve}.`,
    `Механізм цього ${dated} — {quartz}.`,
    `Усередині цього ${dated} — {movement} із запасом ходу {reserve}.`,
    `Усередині цього ${dated} — {quartz}.`,
  ],
  // In the instrumental (`openingsTold`).
  makerEquipped: [
    `Марка {maker} оснастила цей {model} (референс {reference}, {abroad}{year} рік) {movement} із запасом ходу {reserve}.`,
    `Марка {maker} оснастила цей {model} (референс {reference}, {abroad}{year} рік) {quartz}.`,
  ],
  forModel: [
    `Для {model} (референс {reference}, {abroad}{year} рік) марка {maker} вибрала {movement} із запасом ходу {reserve}.`,
    `Для {model} (референс {reference}, {abroad}{year} рік) марка {maker} вибрала {quartz}.`,
  ],
  makerDeclares: [
    `Марка {maker} заявляє для цього {model} (референс {reference}, {abroad}{year} рік) водозахист до {water}.`,
    `Марка {maker} заявляє для цього {model} (референс {reference}, {abroad}{year} рік) запас ходу {reserve}.`,
  ],
  figuresFirst: [
    `Запас ходу — {reserve}, водозахист — {water}: такі дані марка {maker} наводить для цього {model} (референс {reference}, {abroad}{year} рік).`,
  ],
  reserveGiven: [`Запас ходу {reserve} цьому ${dated} забезпечує {movement}.`],
  referenceAppeared: [
    `Референс {reference} зʼявився {since} року, а цей {maker} {model} — {year}-го.`,
  ],
  underReference: [
    `Під референсом {reference} марка {maker} випускала {model}; цей годинник виготовлено${made}.`,
  ],
  // What a watch has, and does not show, is told otherwise (`besidesTime`).
  besides: [`Крім поточного часу, цей ${dated} має {functions}.`],
  sold: [
    `Цей ${dated} продається {strap}.`,
    `Цей ${name} з {faceIns} продається {strap}; годинник зробили${made}.`,
  ],
  behindDial: [
    `За {faceIns} цього ${named} працює {movement} із запасом ходу {reserve}. Годинник зроблено${made}.`,
    `Під задньою кришкою цього ${named} працює {movement} із запасом ходу {reserve}. Годинник зробили${made}.`,
  ],
  apposition: [
    `${name}, {gender} годинник {strap}, виготовлений${made}, має запас ходу {reserve}.`,
    `${named}, годинник з {faceIns}, виготовлений${made}, має запас ходу {reserve}.`,
  ],
  nameLast: [
    `Цей {gender} годинник {strap}, виготовлений${made}, — ${named}.`,
    `Цей годинник з {faceIns}, виготовлений${made}, — ${named}.`,
    `Цей годинник {strap}, зроблений${made}, — ${named}.`,
  ],
  byFigures: [
    `За даними марки {maker}, {movement} цього {model} (референс {reference}, {abroad}{year} рік) має запас ходу {reserve}.`,
  ],
  // In the dative (`spelledOut`).
  thanksTo: [`Завдяки {movement} цей ${dated} має запас ходу {reserve}.`],
  // The dial is told as «чорний матовий циферблат» (`underGlass`).
  underGlass: [`Під склом цього ${dated} — циферблат {face}.`],
  caseOf: [`Корпус цього ${dated} зроблено {materialOnly}.`],
  heldBy: [`Цей ${dated} — {strap}.`],
  makerSince: [
    `Марка {maker} випускає референс {reference} із {since} року; цей {model} виготовили${made}.`,
    `Марка {maker} випускала референс {reference} від {from} до {to} року; цей {model} виготовили${made}.`,
  ],
  // One that has no automatic winding has it by hand (`openingsTold`).
  selfWinding: [
    `Цей ${named} заводиться від рухів руки: усередині — {movement} із запасом ходу {reserve}. Годинник випустили${made}.`,
    `Цей ${named} працює від батарейки: усередині — {quartz}. Годинник виготовили${made}.`,
  ],
  // One that has no automatic winding is wound by hand (`spelledOut`).
  winding: [
    `Щодня заводити цей ${named} не треба: механізм — {movement} із запасом ходу {reserve}. Годинник зробили${made}.`,
    `Заводити цей ${named} не треба: усередині — {quartz}. Годинник виготовлено${made}.`,
  ],
};

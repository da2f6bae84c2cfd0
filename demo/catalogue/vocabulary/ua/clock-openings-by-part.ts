import { type Template } from '../language';

const name = '{maker} {modelTitle} {reference}';
const named = '{maker} {model} (референс {reference})';
const made = '{madeIn} {year} року';

/**
 * Openings that begin with a part of the watch, its size or what it does, or in which the fact stands
 * first and the name last. The first sentence names the watch: a fact alone is of nothing. Where and
 * when it was made is told in it or beside it.
 */
export const openingsByPart: Readonly<Record<string, readonly Template[]>> = {
  partOfThis: [
    `Механізм цього ${named} — {movement} із запасом ходу {reserve}; годинник виготовлено ${made}.`,
    `Механізм цього ${named} — {quartz}; годинник зроблено ${made}.`,
    `Референс цього {maker} {model} — {reference}; годинник зроблено ${made}.`,
    `Запас ходу цього ${named} — {reserve}; годинник виготовили ${made}.`,
    `Діаметр корпусу цього ${named} — {mmOf} мм; годинник зробили ${made}.`,
    `Ширина цього ${named} — {mm} мм; корпус {form}, {materialOnly}. Годинник виготовлено ${made}.`,
  ],
  inside: [
    `Усередині цього ${named} — {movement} із запасом ходу {reserve}; годинник виготовлено ${made}.`,
    `Усередині цього ${named} — {quartz}; годинник виготовлено ${made}.`,
  ],
  calibreHas: [
    `{movement} має запас ходу {reserve}; він працює в цьому ${named}, виготовленому ${made}.`,
  ],
  // In the instrumental (`openingsTold`).
  makerEquipped: [
    `Марка {maker} оснастила цей {model} (референс {reference}) {movement} із запасом ходу {reserve}; годинник виготовлено ${made}.`,
    `Марка {maker} оснастила цей {model} (референс {reference}) {quartz}; годинник виготовлено ${made}.`,
  ],
  forModel: [
    `Для {model} (референс {reference}) марка {maker} вибрала {movement} із запасом ходу {reserve}; цей годинник виготовлено ${made}.`,
    `Для {model} (референс {reference}) марка {maker} вибрала {quartz}; цей годинник виготовлено ${made}.`,
  ],
  makerDeclares: [
    `Марка {maker} заявляє для цього {model} (референс {reference}) водозахист до {water}; годинник виготовлено ${made}.`,
    `Марка {maker} заявляє для цього {model} (референс {reference}) запас ходу {reserve}; годинник зробили ${made}.`,
  ],
  reserveGiven: [
    `Запас ходу {reserve} цьому ${named} забезпечує {movement}; годинник зробили ${made}.`,
  ],
  referenceAppeared: [
    `Референс {reference} зʼявився {since} року; цей {maker} {model} зробили ${made}.`,
  ],
  underReference: [`Під референсом {reference} марка {maker} випустила цей {model} ${made}.`],
  // What a watch has, and does not show, is told otherwise (`besidesTime`).
  besides: [`Крім поточного часу, цей ${named} має {functions}; годинник зробили ${made}.`],
  sold: [
    `Цей ${named} продається {strap}; годинник виготовлено ${made}.`,
    `Цей ${name} з {faceIns} продається {strap}; годинник зробили ${made}.`,
  ],
  behindDial: [
    `За {faceIns} цього ${named} працює {movement} із запасом ходу {reserve}. Годинник зроблено ${made}.`,
    `Під задньою кришкою цього ${named} працює {movement} із запасом ходу {reserve}. Годинник виготовили ${made}.`,
  ],
  apposition: [
    `${name}, {gender} годинник {strap}, виготовлений ${made}, має запас ходу {reserve}.`,
    `${named}, годинник з {faceIns}, виготовлений ${made}, має запас ходу {reserve}.`,
  ],
  nameLast: [
    `Цей {gender} годинник {strap}, виготовлений ${made}, — ${named}.`,
    `Цей годинник з {faceIns}, виготовлений ${made}, — ${named}.`,
    `Цей годинник {strap}, зроблений ${made}, — ${named}.`,
  ],
  byFigures: [
    `За даними марки {maker}, {movement} цього {model} (референс {reference}) має запас ходу {reserve}; годинник виготовлено ${made}.`,
  ],
  inCatalogue: [
    `У каталозі марки {maker} цей {model} має референс {reference}; годинник виготовлено ${made}.`,
  ],
  // In the dative (`spelledOut`).
  thanksTo: [`Завдяки {movement} цей ${named} має запас ходу {reserve}; годинник зробили ${made}.`],
  // The dial is told as «чорний матовий циферблат» (`underGlass`).
  underGlass: [`Під склом цього ${named} — циферблат {face}; годинник виготовлено ${made}.`],
  caseOf: [`Корпус цього ${named} зроблено {materialOnly}; годинник виготовили ${made}.`],
  // «На чоловічу руку» (`spelledOut`).
  forHand: [
    `Цей ${named} розраховано на {gender} руку: діаметр корпусу — {mmOnly} мм. Годинник зроблено ${made}.`,
  ],
  heldBy: [`Цей ${named} — {strap}; годинник зробили ${made}.`],
  ofWhatItIs: [`Цей ${named} — {materialOnly}, з {faceIns}; годинник зробили ${made}.`],
  makerSince: [
    `Марка {maker} випускає референс {reference} із {since} року; цей {model} виготовили ${made}.`,
    `Марка {maker} випускала референс {reference} від {from} до {to} року; цей {model} виготовили ${made}.`,
  ],
  // One that has no automatic winding has it by hand (`openingsTold`).
  selfWinding: [
    `Цей ${named} заводиться від рухів руки: усередині — {movement} із запасом ходу {reserve}. Годинник виготовили ${made}.`,
    `Цей ${named} працює від батарейки: усередині — {quartz}. Годинник виготовили ${made}.`,
  ],
  // One that has no automatic winding is wound by hand (`spelledOut`).
  winding: [
    `Щодня заводити цей ${named} не треба: механізм — {movement} із запасом ходу {reserve}. Годинник зробили ${made}.`,
    `Заводити цей ${named} не треба: усередині — {quartz}. Годинник виготовлено ${made}.`,
  ],
};

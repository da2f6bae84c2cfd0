import { type Template } from '../language';

const name = '{maker} {modelTitle} {reference}';
const named = '{maker} {model} (референс {reference})';
const made = '{madeIn} {year} року';

/**
 * Openings that begin with a part of the watch, its size or what it does, or in which the fact stands
 * first and the name last. The sentence that names the watch tells where and when it was made.
 */
export const openingsByPart: Readonly<Record<string, readonly Template[]>> = {
  partIs: [
    `Циферблат {face}. Цей ${name} {strap} зробили ${made}.`,
    `Циферблат {face}. Цей ${named} виготовлено ${made}.`,
    `{strap}; циферблат {face}. Цей ${named} виготовили ${made}.`,
  ],
  partOfThis: [
    `Механізм цього ${named} — {movement} із запасом ходу {reserve}; годинник виготовлено ${made}.`,
    `Механізм цього ${named} — {quartz}; годинник зроблено ${made}.`,
    `Референс цього {maker} {model} — {reference}; годинник зроблено ${made}.`,
  ],
  inside: [
    `Усередині — {movement} із запасом ходу {reserve}. Цей ${name} {strap} виготовлено ${made}.`,
    `Усередині — {quartz}. Цей ${name} {strap} виготовлено ${made}.`,
  ],
  calibreHas: [
    `{movement} має запас ходу {reserve}; він працює в цьому ${named}, виготовленому ${made}.`,
  ],
  calibrePut: [
    `{movement} із запасом ходу {reserve} марка {maker} поставила в цей годинник {model} (референс {reference}), виготовлений ${made}.`,
    `{quartz} марка {maker} поставила в цей годинник {model} (референс {reference}), виготовлений ${made}.`,
  ],
  forModel: [
    `Для {model} (референс {reference}) марка {maker} вибрала {movement} із запасом ходу {reserve}; цей годинник виготовлено ${made}.`,
    `Для {model} (референс {reference}) марка {maker} вибрала {quartz}; цей годинник виготовлено ${made}.`,
  ],
  makerDeclares: [
    `Марка {maker} заявляє для цього {model} (референс {reference}) водозахист до {waterOnly}; годинник виготовлено ${made}.`,
  ],
  reserveAndMovement: [
    `Запас ходу — {reserve}, механізм — {movement}. Цей ${name} {strap} виготовили ${made}.`,
    `Референс — {reference}, механізм — {quartz}. Цей {maker} {model} {strap} виготовили ${made}.`,
  ],
  reserveGiven: [`Запас ходу {reserve} забезпечує {movement}. Цей ${named} зробили ${made}.`],
  strapFirst: [
    `{strap} марка {maker} випустила цей {model} (референс {reference}) ${made}.`,
    `З {faceIns} марка {maker} випустила цей {model} (референс {reference}) ${made}.`,
    `Під референсом {reference} марка {maker} випустила цей {model} ${made}.`,
  ],
  measured: [
    `У діаметрі цей ${named} має {mmOf} мм; годинник зробили ${made}.`,
    `Завширшки цей ${named} має {mm} мм; корпус {form}, {materialOnly}. Годинник виготовлено ${made}.`,
  ],
  besides: [`Крім поточного часу, цей ${named} має {functions}; годинник зробили ${made}.`],
  caseAlone: [
    `Діаметр корпусу {materialOnly} становить {mmOnly} мм. Цей ${named} виготовлено ${made}.`,
    `{form} корпус {materialOnly} має {mm} мм завширшки. Цей ${named} виготовили ${made}.`,
  ],
  sold: [
    `Цей ${named} продається {strap}; годинник виготовлено ${made}.`,
    `Цей ${name} з {faceIns} продається {strap}; годинник зробили ${made}.`,
  ],
  behindDial: [
    `За {faceIns} цього ${named} працює {movement} із запасом ходу {reserve}. Годинник зроблено ${made}.`,
    `Під задньою кришкою цього ${named} працює {movement} із запасом ходу {reserve}. Годинник виготовили ${made}.`,
    `У корпусі {materialOnly} діаметром {mmOnly} мм працює {movement} із запасом ходу {reserve}. Цей ${named} виготовлено ${made}.`,
  ],
  onThis: [`На цьому ${named} — {strapName}; годинник зробили ${made}.`],
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
  needsNoWinding: [
    `Заводити цей ${named} не треба: усередині — {quartz}. Годинник виготовлено ${made}.`,
  ],
};

import { type Template } from '../language';

const name = '{maker} {model} {finish}';

/**
 * What the opening leaves of place, year and material the sentence of the body tells. Pieces whose
 * year is not known are told in the same shapes, so that no two stand near each other.
 */
export const openingsOfShape: Readonly<Record<string, readonly Template[]>> = {
  nameIs: [
    `${name} — {piece} {materialOnly}, {madePart} {madeIn} {year} року.`,
    `${name} — {piece} {colouredOnly}, {madePart} {madeIn} {year} року.`,
    `${name} — {piece} {colouredName}, {madePart} {madeIn} {year} року.`,
    `${name} — {piece} у корпусі {frame}, {madePart} {madeIn} {year} року.`,
    `${name} — {piece} {inlaid}, {madePart} {madeIn} {year} року.`,
    `${name} — {piece} з колекції {line}, {madePart} {madeInOnly}.`,
    `${name} — {piece} {colouredName}, {madePart} {madeInOnly}.`,
    '{model} {finish} — {piece} {maker}, {madePart} {madeIn} {year} року.',
  ],
  pieceMade: [`{pieceAcc} ${name} виготовлено {madeIn} {year} року.`],
  ofWhatItIs: [
    `{piece} ${name} — {materialOnly}; річ виготовлено {madeIn} {year} року.`,
    `{piece} ${name} — {colouredOnly}; річ виготовлено {madeIn} {year} року.`,
    `{piece} ${name} — {colouredName}; річ виготовлено {madeIn} {year} року.`,
    `{piece} ${name} — {inlaid}; річ виготовлено {madeIn} {year} року.`,
    `{piece} ${name} — у корпусі {frame}; річ виготовлено {madeIn} {year} року.`,
    `{piece} ${name} — {materialOnly}; річ виготовлено {madeInOnly}.`,
    `{piece} ${name} — {colouredOnly}; річ виготовлено {madeInOnly}.`,
    `{piece} ${name} — {colouredName}; річ виготовлено {madeInOnly}.`,
    `{piece} ${name} — {inlaid}; річ виготовлено {madeInOnly}.`,
    `{piece} ${name} — у корпусі {frame}; річ виготовлено {madeInOnly}.`,
  ],
  thisMade: [
    `{thisAcc} ${name} зробили {madeIn} {year} року.`,
    `{thisAcc} ${name} виготовлено {madeInOnly}.`,
  ],
  noteFirst: [
    `{note} {thisAcc} ${name} виготовлено {madeIn} {year} року.`,
    `{note} {thisAcc} ${name} виготовлено {madeInOnly}.`,
  ],
  makerMade: [
    'Майстри {maker} зробили {thisAcc} {model} {finish} {madeIn} {year} року.',
    'Майстри {maker} виготовили {thisAcc} {model} {finish} {madeInOnly}.',
    'Марка {maker} виготовила {thisAcc} {model} {finish} {madeIn} {year} року.',
    'Марка {maker} виготовила {thisAcc} {model} {finish} {madeInOnly}.',
  ],
  ofMaker: [
    '{thisAcc} {model} {finish} майстри {maker} виготовили {madeIn} {year} року.',
    '{thisAcc} {model} {finish} майстри {maker} зробили {madeInOnly}.',
    '{pieceAcc} {model} {finish} марка {maker} виготовила {madeIn} {year} року.',
  ],
  workOf: ['{piece} {model} {finish} — робота майстрів {maker}, виконана {madeIn} {year} року.'],
  thisNamed: [
    `Це — {piece} ${name}, {madePart} {madeIn} {year} року.`,
    `Це — {piece} ${name}, {madePart} {madeInOnly}.`,
  ],
  offered: [
    `Пропонуємо {pieceAcc} ${name}, {madePartAcc} {madeIn} {year} року.`,
    `Пропонуємо {pieceAcc} ${name}, {madePartAcc} {madeInOnly}.`,
  ],
  // What the shape is told of is named once (`shapeOfNamed`).
  ofShape: [
    `{piece} ${name} {shape} Фурнітура {hardwareOnly}; річ виготовлено {madeIn} {year} року.`,
    `{piece} ${name} {shape} Фурнітура {hardwareOnly}; річ виготовлено {madeInOnly}.`,
  ],
  // Of bags and wallets alone, which have hardware.
  sewn: [
    `{pieceAcc} ${name} пошили {coloured}; фурнітура {hardwareOnly}. Річ виготовлено {madeIn} {year} року.`,
    `{pieceAcc} ${name} пошили {coloured}; фурнітура {hardwareOnly}. Річ виготовлено {madeInOnly}.`,
  ],
  partOfThis: [
    `Фурнітура {pieceGen} ${name} {hardwareOnly}; річ виготовлено {madeIn} {year} року.`,
    `Фурнітура {pieceGen} ${name} {hardwareOnly}; річ виготовлено {madeInOnly}.`,
    `Оздоблення {pieceGen} ${name} {trim}; річ виготовлено {madeIn} {year} року.`,
    `Оздоблення {pieceGen} ${name} {trim}; річ виготовлено {madeInOnly}.`,
  ],
  panelFirst: [
    `Задня панель {pieceGen} ${name} обтягнута шкірою {leatherGen} кольору, корпус {frame}; річ виготовлено {madeIn} {year} року.`,
    `Задня панель {pieceGen} ${name} обтягнута шкірою {leatherGen} кольору, корпус {frame}; річ виготовлено {madeInOnly}.`,
  ],
  inlayFirst: [
    `У центрі кожної із запонок ${name} — {inlay}; пару виготовлено {madeIn} {year} року.`,
    `У центрі кожної із запонок ${name} — {inlay}; пару виготовлено {madeInOnly}.`,
  ],
};

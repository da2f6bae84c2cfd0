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
    `{piece} ${name} — {materialOnly}; країна виготовлення — {madeInOnly}.`,
    `{piece} ${name} — {colouredOnly}; країна виготовлення — {madeInOnly}.`,
    `{piece} ${name} — {colouredName}; країна виготовлення — {madeInOnly}.`,
    `{piece} ${name} — {colouredName}; країна й рік виготовлення — {country}, {year}.`,
    `{piece} ${name} — {colouredOnly}; країна й рік виготовлення — {country}, {year}.`,
    `{piece} ${name} — {inlaid}; країна виготовлення — {madeInOnly}.`,
    `{piece} ${name} — у корпусі {frame}; країна виготовлення — {madeInOnly}.`,
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
  shapeFirst: [
    `{shape} {thisAcc} ${name} виготовлено {madeIn} {year} року.`,
    `{shape} {thisAcc} ${name} зробили {madeInOnly}.`,
  ],
  // Of bags and wallets alone, which have hardware.
  sewn: [
    `{pieceAcc} ${name} пошили {coloured}; фурнітура {hardwareOnly}. Річ виготовлено {madeIn} {year} року.`,
    `{pieceAcc} ${name} пошили {coloured}; фурнітура {hardwareOnly}. Річ виготовлено {madeInOnly}.`,
  ],
  panelFirst: [
    `Задня панель корпусу {frame} обтягнута шкірою {leatherGen} кольору. {thisAcc} ${name} виготовлено {madeIn} {year} року.`,
    `Задня панель корпусу {frame} обтягнута шкірою {leatherGen} кольору. {thisAcc} ${name} зробили {madeInOnly}.`,
  ],
  inlayFirst: [
    `У центрі кожної запонки — {inlay}. {thisAcc} ${name} виготовлено {madeIn} {year} року.`,
    `У центрі кожної запонки — {inlay}. {thisAcc} ${name} зробили {madeInOnly}.`,
  ],
  hardwareFirst: [
    `Фурнітура {hardwareOnly}. {thisAcc} ${name} виготовлено {madeIn} {year} року.`,
    `Фурнітура {hardwareOnly}. {thisAcc} ${name} виготовлено {madeInOnly}.`,
    `Оздоблення {trim}. {thisAcc} ${name} виготовлено {madeIn} {year} року.`,
    `Оздоблення {trim}. {thisAcc} ${name} виготовлено {madeInOnly}.`,
  ],
  ofYear: [`{piece} ${name} — {year} року випуску; країна виготовлення — {country}.`],
};

import { type Template } from '../language';

const name = '{maker} {model} {finish}';

/** Where and when a piece was made, or where alone, of one whose year is not known. */
const made = ['{madeIn} {year} року', '{madeInOnly}'] as const;
const ofEither = (opening: (made: string) => Template): readonly Template[] => made.map(opening);

/** What a piece is of, as one slot tells it of each kind; what has hardware is told of beside its leather. */
const materials = ['{materialOnly}', '{colouredOnly}', '{inlaid}'] as const;
const ofEach = (opening: (material: string, made: string) => Template): readonly Template[] =>
  materials.flatMap((material) => ofEither((place) => opening(material, place)));

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
    `${name} — {piece} {colouredName}, {madePart} {madeInOnly}.`,
    '{model} {finish} — {piece} {maker}, {madePart} {madeIn} {year} року.',
  ],
  pieceMade: [
    `{pieceAcc} ${name} виготовлено {madeIn} {year} року.`,
    ...ofEach((material, place) => `{pieceAcc} ${name} виготовлено ${place} ${material}.`),
  ],
  thisMade: [
    `{thisAcc} ${name} зробили {madeIn} {year} року.`,
    `{thisAcc} ${name} виготовлено {madeInOnly}.`,
  ],
  noteFirst: [
    ...ofEither((place) => `{thisAcc} ${name} виготовлено ${place}. {noteFirst}`),
    'Майстри {maker} зробили {thisAcc} {model} {finish} {madeIn} {year} року. {noteFirst}',
    '{pieceAcc} {model} {finish} марка {maker} виготовила {madeIn} {year} року. {noteFirst}',
    ...ofEach((material, place) => `{pieceAcc} ${name} зроблено ${place} ${material}. {noteFirst}`),
    ...ofEither(
      (place) =>
        `{pieceAcc} ${name} пошили ${place} {coloured}; фурнітура {hardwareOnly}. {noteFirst}`,
    ),
    ...ofEither((place) => `Пропонуємо {pieceAcc} ${name}, {madePartAcc} ${place}. {noteFirst}`),
    ...ofEither(
      (place) => `{piece} {model} {finish} {cameOut} з майстерень {maker} ${place}. {noteFirst}`,
    ),
    ...ofEither((place) => `Це {piece} ${name}, {madePart} ${place}. {noteFirst}`),
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
  thisNamed: ofEither((place) => `Це {piece} ${name}, {madePart} ${place}.`),
  offered: ofEither((place) => `Пропонуємо {pieceAcc} ${name}, {madePartAcc} ${place}.`),
  leftWorkshop: ofEither(
    (place) => `{piece} {model} {finish} {cameOut} з майстерень {maker} ${place}.`,
  ),
  // In the accusative (`partsHad`).
  thisHas: [
    ...ofEither((place) => `{piece} ${name} має оздоблення {trim}. Виготовлено {itAcc} ${place}.`),
    ...ofEither(
      (place) =>
        `{piece} ${name} має корпус {frame} та задню панель із {leatherOf} шкіри. Виготовлено {pieceAcc} ${place}.`,
    ),
  ],
  // What the shape is told of is named once (`shapeOfNamed`).
  ofShape: ofEither((place) => `{piece} ${name} {shape} Виготовлено {pieceAcc} ${place}.`),
  // Of bags and wallets alone, which have hardware.
  sewn: ofEither(
    (place) => `{pieceAcc} ${name} пошили ${place} {coloured}; фурнітура {hardwareOnly}.`,
  ),
  partOfThis: ofEither(
    (place) => `Корпус {pieceGen} ${name} — {frame}. Виготовлено {pieceAcc} ${place}.`,
  ),
  panelFirst: ofEither(
    (place) =>
      `Задня панель {pieceGen} ${name} обтягнута шкірою {leatherGen} кольору, корпус {frame}. Виготовлено {pieceAcc} ${place}.`,
  ),
  inlayFirst: ofEither(
    (place) => `У центрі кожної із запонок ${name} — {inlay}. Виготовлено {itAcc} ${place}.`,
  ),
};

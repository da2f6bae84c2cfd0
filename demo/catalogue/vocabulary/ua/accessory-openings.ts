import { type Template } from '../language';

const name = '{maker} {model} {finish}';

/** Where and when a piece was made, or where alone, of one whose year is not known. */
const made = ['{madeIn} {year} року', '{madeInOnly}'] as const;
const ofEither = (opening: (made: string) => Template): readonly Template[] => made.map(opening);

/** What a piece is of, as one slot tells it of each kind. */
const materials = ['{materialOnly}', '{colouredOnly}', '{colouredName}', '{inlaid}'] as const;
const ofEach = (opening: (material: string, made: string) => Template): readonly Template[] =>
  materials.flatMap((material) => ofEither((place) => opening(material, place)));
const ofPlain = materials.filter((material) => material !== '{colouredName}');

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
  pieceMade: [`{pieceAcc} ${name} виготовлено {madeIn} {year} року.`],
  ofWhatItIs: ofEach(
    (material, place) => `{piece} ${name} — ${material}; {itAcc} виготовлено ${place}.`,
  ),
  thisMade: [
    `{thisAcc} ${name} зробили {madeIn} {year} року.`,
    `{thisAcc} ${name} виготовлено {madeInOnly}.`,
  ],
  noteFirst: [
    ...ofEither((place) => `{thisAcc} ${name} виготовлено ${place}. {noteFirst}`),
    'Майстри {maker} зробили {thisAcc} {model} {finish} {madeIn} {year} року. {noteFirst}',
    ...ofEach(
      (material, place) => `{thisPiece} ${material}, {madePart} ${place}, — ${name}. {noteFirst}`,
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
  workOf: ofEither(
    (place) => `{piece} {model} {finish} — робота майстрів {maker}, виконана ${place}.`,
  ),
  thisNamed: ofEither((place) => `Це {piece} ${name}, {madePart} ${place}.`),
  offered: ofEither((place) => `Пропонуємо {pieceAcc} ${name}, {madePartAcc} ${place}.`),
  leftWorkshop: ofEither(
    (place) => `{piece} {model} {finish} {cameOut} з майстерень {maker} ${place}.`,
  ),
  // The piece is in the accusative, as what was made.
  apposition: [
    ...ofEach((material, place) => `${name}, {pieceAcc} ${material}, виготовлено ${place}.`),
    ...ofEither((place) => `${name}, {pieceAcc} у корпусі {frame}, виготовлено ${place}.`),
  ],
  nameLast: [
    ...ofEach((material, place) => `{thisPiece} ${material}, {madePart} ${place}, — ${name}.`),
    ...ofEither((place) => `{thisPiece} у корпусі {frame}, {madePart} ${place}, — ${name}.`),
  ],
  // The material stands in the accusative (`materialChosen`).
  forModel: ofEach(
    (material, place) =>
      `Для {pieceGen} {model} {finish} майстри {maker} вибрали ${material}. Виготовлено {pieceAcc} ${place}.`,
  ),
  // In the accusative (`partsHad`).
  thisHas: [
    ...ofEither(
      (place) => `{piece} ${name} має фурнітуру {hardwareOnly}. Виготовлено {pieceAcc} ${place}.`,
    ),
    ...ofEither((place) => `{piece} ${name} має оздоблення {trim}; {itAcc} виготовлено ${place}.`),
    ...ofEither(
      (place) =>
        `{piece} ${name} має корпус {frame} та задню панель із {leatherOf} шкіри. Виготовлено {pieceAcc} ${place}.`,
    ),
  ],
  // What the shape is told of is named once (`shapeOfNamed`).
  ofShape: [
    ...ofEither(
      (place) =>
        `{piece} ${name} {shape} Виготовлено {pieceAcc} ${place}; фурнітура {hardwareOnly}.`,
    ),
    ...ofEither(
      (place) => `{piece} ${name} {shape} Виготовлено {itAcc} ${place}; оздоблення {trim}.`,
    ),
  ],
  // The piece is named within its shape (`partOfNamed`).
  formOf: [
    ...ofPlain.flatMap((material) =>
      ofEither(
        (place) => `{shape}|{pieceGen} ${name}|{pieceAcc} ${material} виготовлено ${place}.`,
      ),
    ),
    ...ofEither(
      (place) => `{shape}|{pieceGen} ${name}|{pieceAcc} у корпусі {frame} виготовлено ${place}.`,
    ),
  ],
  // Of bags and wallets alone, which have hardware.
  sewn: ofEither(
    (place) =>
      `{pieceAcc} ${name} пошили {coloured}; фурнітура {hardwareOnly}. Виготовлено {pieceAcc} ${place}.`,
  ),
  partOfThis: [
    ...ofEither(
      (place) => `Фурнітура {pieceGen} ${name} {hardwareOnly}; {pieceAcc} виготовлено ${place}.`,
    ),
    ...ofEither(
      (place) => `Оздоблення {pieceGen} ${name} {trim}; {pieceAcc} виготовлено ${place}.`,
    ),
    ...ofEither((place) => `Корпус {pieceGen} ${name} — {frame}; {pieceAcc} виготовлено ${place}.`),
  ],
  panelFirst: ofEither(
    (place) =>
      `Задня панель {pieceGen} ${name} обтягнута шкірою {leatherGen} кольору, корпус {frame}; {pieceAcc} виготовлено ${place}.`,
  ),
  inlayFirst: ofEither(
    (place) => `У центрі кожної із запонок ${name} — {inlay}; пару виготовлено ${place}.`,
  ),
};

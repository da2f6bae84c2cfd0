import { type Template } from '../language';

const name = '{maker} {model} {finish}';

/** Where and when a piece was made, or where alone, of one whose year is not known. */
const made = ['{madeIn} {year} року', '{madeInOnly}'] as const;
const ofEither = (opening: (made: string) => Template): readonly Template[] => made.map(opening);

/** The name with where and when a piece was made, as in a sale's list (`openingsTold`). */
const ofEitherPlace = (openings: (listed: string) => readonly Template[]): readonly Template[] =>
  ['{country}, {year} рік', '{madeInOnly}'].flatMap((place) => openings(`${name} (${place})`));

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
  thisHas: ofEitherPlace((listed) => [
    `{piece} ${listed} має оздоблення {trim}.`,
    `{piece} ${listed} має корпус {frame} та задню панель із {leatherOf} шкіри.`,
  ]),
  // What the shape is told of is named once (`shapeOfNamed`).
  ofShape: ofEitherPlace((listed) => [`{piece} ${listed} {shape}`]),
  partOfThis: ofEitherPlace((listed) => [`Корпус {pieceGen} ${listed} — {frame}.`]),
  panelFirst: ofEitherPlace((listed) => [
    `Задня панель {pieceGen} ${listed} обтягнута шкірою {leatherGen} кольору, корпус {frame}.`,
  ]),
  inlayFirst: ofEitherPlace((listed) => [`У центрі кожної із запонок ${listed} — {inlay}.`]),
};

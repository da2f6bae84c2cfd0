import { type Template } from '../language';

/**
 * First sentences that tell one fact of a piece before when and where it was made, by the fact and how
 * it is told; to a reader two of one shape are alike, of whatever kind the piece is.
 */
type ByFact = Readonly<Record<string, readonly Template[]>>;

export const clocksByFact: ByFact = {
  'of what the case of this is': [
    'Bu {year}-yilgi {maker} {model} soatining korpusi {materialOnly}dan, diametri {mmOnly} mm, {bezel}. Soat {madeIn} yigʻilgan, referensi — {reference}.',
    'Bu {year}-yilgi {maker} {model} soatining {form} korpusi {materialOnly}dan, eni {mm} mm, {bezel}. Soat {madeIn} yigʻilgan, referensi — {reference}.',
  ],
  'what it is worn on': [
    '{maker} {model} soati {strap}da taqiladi; u {year}-yilda {madeIn} yigʻilgan. Referensi — {reference}.',
  ],
  'a part of X is': [
    '{maker} {model} soatining siferblati {face}; soat {year}-yilda {madeIn} yigʻilgan. Referensi — {reference}.',
    '{maker} {model} soatining {bezelOnly}, korpusi {materialOnly}dan, diametri {mmOnly} mm; soat {year}-yilda {madeIn} yigʻilgan. Referensi — {reference}.',
  ],
  'it goes for so long': [
    'Bu {year}-yilgi {maker} {model} bir marta toʻliq buralsa, {reserve} yuradi. U {madeIn} yigʻilgan, mexanizmi — {movement}. Referensi — {reference}.',
  ],
  'it has what it shows': [
    '{maker} {model} soatida {functions} bor; {year}-yilda {madeIn} yigʻilgan bu soatning referensi — {reference}.',
  ],
  'a movement drives this': [
    '{movement} bu {year}-yilgi {maker} {model} soatini yurgizadi, yurish zaxirasi {reserve}. Soat {madeIn} yigʻilgan, referensi — {reference}.',
    '{quartz} bu {year}-yilgi {maker} {model} soatini yurgizadi. Soat {madeIn} yigʻilgan, referensi — {reference}.',
  ],
  'whom it is for': [
    '{maker} {model} ({reference} referensi) {gender}ga moʻljallangan, u {year}-yilda {madeIn} yigʻilgan.',
  ],
  'which collection it is of': [
    '{maker} {model} soati {line} kolleksiyasiga kiradi, u {year}-yilda {madeIn} yigʻilgan. Referensi — {reference}.',
  ],
  'seen through the back': [
    'Shaffof orqa qopqogʻidan{openBack} bu {year}-yilgi {maker} {model} soatining mexanizmi koʻrinadi: {movement}, yurish zaxirasi {reserve}. Soat {madeIn} yigʻilgan, referensi — {reference}.',
  ],
};

const madeOf = '{year}-yilda {madeIn} {fineness}-probali {material}dan yasalgan';

export const jewelsByFact: ByFact = {
  'what it measures': [
    `{maker} {model} {pieceOf}ning ichki diametri {ringSize} mm, ogʻirligi {grams} gramm; u ${madeOf}.`,
    `{maker} {model} {pieceOf}ning ichki aylanasi {wrist} sm, ogʻirligi {grams} gramm; u ${madeOf}.`,
    `{maker} {model} {pieceOf}ning uzunligi {length} sm, ogʻirligi {grams} gramm; u ${madeOf}.`,
    `{maker} {model} {pieceOf}ning eni {across} sm, ogʻirligi {grams} gramm; u ${madeOf}.`,
    `{maker} {model} {pieceOf}ning zanjiri {chain} sm, zanjir bilan birga ogʻirligi {grams} gramm; u ${madeOf}.`,
  ],
  'a part of X is': [`{maker} {model} {pieceOf}ning asosiy motivi — {motif}; u ${madeOf}.`],
  'it has what it shows': [`{maker} {model} {pieceOf}da {stonesOnly} bor; u ${madeOf}.`],
  'of a material this X was made': [
    '{fineness}-probali {material}dan yasalgan bu {maker} {model} {pieceOf} {year}-yilda {madeIn} tayyorlangan.',
  ],
};

export const accessoriesByFact: ByFact = {
  'a part of X is': [
    '{maker} {model} {pieceOf}ning furniturasi {hardwareOnly}; u {year}-yilda {madeIn} {colour} {material}dan ({finish}) tikilgan.',
    '{maker} {model} {pieceOf}ning ({finish}) metall qismlari {trim}; u {year}-yilda {madeIn} {colour} {material}dan ishlangan.',
  ],
};

/** Works from 1950 on are dated exactly and come from a studio; older ones belong to a school. */
export const artByFact: ByFact = {
  'a part of X is': [
    '{maker}ga mansub “{work}” asarining {signature}; u {circa}-yil atrofida yaratilgan.',
    '{maker}da yaratilgan “{work}” asarining {signature}; u {exact}-yilga oid.',
  ],
  'of its size': [
    'Eni {width} sm, boʻyi {height} sm boʻlgan “{work}” {circa}-yil atrofida yaratilgan, u {maker}ga mansub.',
    'Eni {width} sm, boʻyi {height} sm boʻlgan “{work}” {exact}-yilda {maker}da yaratilgan.',
  ],
};

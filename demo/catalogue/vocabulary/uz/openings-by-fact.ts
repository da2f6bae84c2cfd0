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
  'how far it keeps water out': [
    '{maker} {model} soati {water}gacha suv oʻtkazmaydi, korpusining diametri {mmOnly} mm, {bezelOnly}; soat {year}-yilda {madeIn} {materialOnly}dan yasalgan. Referensi — {reference}.',
  ],
  'what it is worn on': [
    '{maker} {model} soatiga {strap} oʻrnatilgan; soat {year}-yilda {madeIn} yigʻilgan. Referensi — {reference}.',
  ],
  'a part of X is': [
    '{maker} {model} soatining siferblati {face}; soat {year}-yilda {madeIn} yigʻilgan. Referensi — {reference}.',
    '{maker} {model} soatining {bezelOnly}, korpusi {materialOnly}dan, diametri {mmOnly} mm; soat {year}-yilda {madeIn} yigʻilgan. Referensi — {reference}.',
  ],
  'it goes for so long': [
    'Bu {year}-yilgi {maker} {model} bir marta toʻliq buralsa, {reserve} yuradi. U {madeIn} yigʻilgan, mexanizmi — {movement}. Referensi — {reference}.',
  ],
  'it has what it shows': [
    '{maker} {model} soatida {functionsOnly} bor; u {year}-yilda {madeIn} yigʻilgan, referensi — {reference}.',
  ],
  'in X is a movement': [
    '{maker} {model} soatida {movement} ishlaydi; soat {year}-yilda {madeIn} yigʻilgan. Kalibrning yurish zaxirasi {reserve}. Referensi — {reference}.',
    '{maker} {model} soatida {quartz} ishlaydi; soat {year}-yilda {madeIn} yigʻilgan. Referensi — {reference}.',
  ],
  'which collection it is of': [
    '{maker} {model} soati {line} kolleksiyasiga kiradi, u {year}-yilda {madeIn} yigʻilgan. Referensi — {reference}.',
  ],
  'seen through the back': [
    'Bu {year}-yilgi {maker} {model} soatining mexanizmi shaffof orqa qopqogʻidan{openBack} koʻrinib turadi: {movement}, yurish zaxirasi {reserve}. {madeIn} yigʻilgan bu soatning referensi — {reference}.',
  ],
  'its model is': [
    'Bu soatni {maker} {year}-yilda {madeIn} yigʻgan, modeli — {model}, referensi — {reference}.',
    'Soat {year}-yilda {madeIn} yigʻilgan, modeli — {maker} {model}, referensi — {reference}.',
  ],
  'with something of its own this thing is X': [
    '{materialOnly} korpusli bu {gender} soati — {year}-yilda {madeIn} yigʻilgan {maker} {model}, referensi — {reference}.',
  ],
};

const madeOf = '{year}-yilda {madeIn} {fineness}-probali {material}dan yasalgan';

export const jewelsByFact: ByFact = {
  'what it measures': [
    `{maker} {model} {pieceOf}ning ichki diametri {ringSize} mm, ogʻirligi {grams} gramm; u ${madeOf}.`,
    `{maker} {model} {pieceOf}ning ichki aylanasi {wrist} sm, ogʻirligi {grams} gramm; u ${madeOf}.`,
    `{maker} {model} {pieceOf}ning uzunligi {length} sm, ogʻirligi {grams} gramm; u ${madeOf}.`,
    `{maker} {model} {pieceOf}ning eni {across} sm, ogʻirligi {grams} gramm; u ${madeOf}.`,
  ],
  'what it weighs': [
    `{maker} {model} {pieceOf} {grams} gramm keladi, ichki diametri {ringSize} mm; u ${madeOf}.`,
    `{maker} {model} {pieceOf} {grams} gramm keladi, ichki aylanasi {wrist} sm; u ${madeOf}.`,
    `{maker} {model} {pieceOf} {grams} gramm keladi, uzunligi {length} sm; u ${madeOf}.`,
    `{maker} {model} {pieceOf} {chain} santimetrli zanjiri bilan {grams} gramm keladi; u ${madeOf}.`,
  ],
  'its model is': [
    `Bu {piece}ni {maker} {year}-yilda {madeIn} {fineness}-probali {material}dan yasagan, modeli — {model}.`,
    `{piece} ${madeOf}, modeli — {maker} {model}.`,
  ],
  'with something of its own this thing is X': [
    `{motifPhrase} bu {piece} — ${madeOf} {maker} {model}.`,
  ],
  'a part of X is': [`{maker} {model} {pieceOf}ning asosiy motivi — {motif}; u ${madeOf}.`],
  'it has what it shows': [`{maker} {model} {pieceOf}da {stonesOnly} bor; u ${madeOf}.`],
};

export const accessoriesByFact: ByFact = {
  'a part of X is': [
    '{maker} {model} {pieceOf}ning furniturasi {hardwareOnly}; u {year}-yilda {madeIn} {colour} {material}dan ({finish}) tikilgan.',
    '{maker} {model} {pieceOf}ning ({finish}) metall qismlari {trim}; u {year}-yilda {madeIn} {colour} {material}dan ishlangan.',
  ],
  'its model is': [
    'Bu {piece}ni {maker} {year}-yilda {madeIn} tayyorlagan, modeli — {model} ({finish}).',
    '{piece} {year}-yilda {madeIn} tayyorlangan, modeli — {maker} {model} ({finish}).',
  ],
  'with something of its own this thing is X': [
    'Bu {piece} — {maker} {model}, u {year}-yilda {madeIn} {colour} {material}dan ({finish}) tikilgan, furniturasi {hardwareOnly}.',
    'Bu {piece} — {maker} {model} ({finish}), u {year}-yilda {madeIn} {colourOnly} {material}dan ishlangan.',
    'Bu {piece} — {maker} {model} ({finish}), u {year}-yilda {madeIn} {materialOnly}dan ishlangan.',
    'Orqasi {leather} charm bilan qoplangan bu {piece} — {year}-yilda {madeIn} yigʻilgan {maker} {model} ({finish}), korpusi {frame}dan.',
  ],
};

/** Works from 1950 on are dated exactly and come from a studio; older ones belong to a school. */
export const artByFact: ByFact = {
  'a part of X is': [
    '{maker}ga mansub “{work}” asarining {signature}; u {circa}-yil atrofida yaratilgan.',
    '{maker}da yaratilgan “{work}” asarining {signature}; u {exact}-yilga oid.',
  ],
};

import { type Template } from '../language';

/**
 * First sentences of watches alone, by what comes first and how: a case, a movement, a reserve, a bezel,
 * for whom it is. The country, the year where it is not told yet, and the reference follow in
 * a short sentence of their own.
 */
export const clocksByPart: Readonly<Record<string, readonly Template[]>> = {
  'the movement of X is': [
    '{maker} {model} soatining mexanizmi — {movement}, yurish zaxirasi {reserve}. Soat {year}-yilda{whereMade} yigʻilgan. Referensi — {reference}.',
  ],
  'the movement of X may be seen': [
    '{year}-yilgi{whereMade} bu {maker} {model} soatining mexanizmini shaffof orqa qopqogʻidan{openBack} koʻrish mumkin. Ichida {movement} ishlaydi, yurish zaxirasi {reserve}. Referensi — {reference}.',
  ],
  'X is of a metal': [
    '{year}-yilgi{whereMade} {maker} {model} soati {materialOnly}dan. Referensi — {reference}.',
  ],
  'it goes without being wound again': [
    '{maker} {model} soati {movement} bilan qayta buralmasdan {reserve} yuradi. Soat {year}-yilda{whereMade} yigʻilgan. Referensi — {reference}.',
  ],
  'the strap of X': [
    '{maker} {model} soatining {strapName}. Soat {year}-yilda{whereMade} yigʻilgan. Referensi — {reference}.',
  ],
  'a movement drives X': [
    '{year}-yilgi{whereMade} bu {maker} {model} soatini {movement} yuritadi, yurish zaxirasi {reserve}. Referensi — {reference}.',
    '{year}-yilgi{whereMade} bu {maker} {model} soatini {quartz} yuritadi. Referensi — {reference}.',
  ],
  'a movement is built into it': [
    '{year}-yilgi{whereMade} bu {maker} {model} soatiga {movement} oʻrnatilgan, yurish zaxirasi {reserve}. Referensi — {reference}.',
    '{year}-yilgi{whereMade} bu {maker} {model} soatiga {quartz} oʻrnatilgan. Referensi — {reference}.',
  ],
  'the dial of X': [
    '{maker} {model} soatining siferblati {face}. Soat {year}-yilda{whereMade} yigʻilgan. Referensi — {reference}.',
  ],
  'in its case is a movement': [
    '{year}-yilgi{whereMade} {maker} {model} soatining {materialOnly} korpusiga {movement} joylashtirilgan, yurish zaxirasi {reserve}. Referensi — {reference}.',
    '{year}-yilgi{whereMade} {maker} {model} soatining {materialOnly} korpusiga {quartz} joylashtirilgan. Referensi — {reference}.',
  ],
  'the bezel of X': [
    '{maker} {model} soatining {bezelOnly}. {year}-yilda{whereMade} yigʻilgan bu soatning korpusi {materialOnly}dan, diametri {mmOnly} mm. Referensi — {reference}.',
  ],
  'the case of X': [
    '{maker} {model} soatining korpusi {materialOnly}dan, diametri {mmOnly} mm, {bezel}. Soat {year}-yilda{whereMade} yigʻilgan. Referensi — {reference}.',
  ],
  'the case of X by its form': [
    '{maker} {model} soatining {form} korpusi {materialOnly}dan, eni {mm} mm, {bezel}. Soat {year}-yilda{whereMade} yigʻilgan. Referensi — {reference}.',
  ],
  'what goes in X': [
    '{maker} {model} soatida {movement} ishlaydi, yurish zaxirasi {reserve}. Soat {year}-yilda{whereMade} yigʻilgan. Referensi — {reference}.',
    '{maker} {model} soatida {quartz} ishlaydi. Soat {year}-yilda{whereMade} yigʻilgan. Referensi — {reference}.',
  ],
  'X has functions': [
    '{maker} {model} soatida {functionsOnly} bor. Soat {year}-yilda{whereMade} yigʻilgan. Referensi — {reference}.',
  ],
  'how deep X keeps out water': [
    '{maker} {model} soati {waterOnly}gacha suv oʻtkazmaydi. Soat {year}-yilda{whereMade} yigʻilgan. Referensi — {reference}.',
  ],
};

import { type Template } from '../language';

/**
 * First sentences of watches alone, by what comes first and how: a case, a movement, a reserve, for whom
 * it is, what it is called. The country, the year where it is not told yet, and the reference follow in
 * a short sentence of their own.
 */
export const clocksByPart: Readonly<Record<string, readonly Template[]>> = {
  'the movement of X is': [
    '{maker} {model} soatining mexanizmi — {movement}, yurish zaxirasi {reserve}. {year}-yilda{whereMade} yigʻilgan bu soatning referensi — {reference}.',
  ],
  'the movement of X may be seen': [
    '{year}-yilgi{whereMade} {maker} {model} soatining mexanizmini shaffof orqa qopqogʻidan{openBack} koʻrish mumkin. Bu — {movement}, yurish zaxirasi {reserve}. Referensi — {reference}.',
  ],
  'X is of a metal': [
    '{year}-yilgi{whereMade} {maker} {model} soati {materialOnly}dan. Referensi — {reference}.',
  ],
  'X was given a reference': [
    'Bu {maker} {model} soatiga {reference} referensi berilgan; soat {year}-yilda{whereMade} yigʻilgan.',
  ],
  'it goes without being wound again': [
    '{maker} {model} soati qayta buralmasdan {reserve} yuradi, unda {movement} ishlaydi. Soat {year}-yilda{whereMade} yigʻilgan. Referensi — {reference}.',
  ],
  'X of a year: its parts': [
    '{year}-yilgi {maker} {model}: {strapName}, siferblati {face}. Referensi — {reference}.',
  ],
  'a watch for somebody: X': [
    '{gender} soati: {year}-yilgi{whereMade} {maker} {model}. Referensi — {reference}.',
  ],
  'of a maker, such a watch': [
    '{maker} brendining {year}-yilgi{whereMade} {model} soati: siferblati {face}. Soatning referensi — {reference}.',
  ],
  'X is such a watch and was made': [
    '{maker} {model} {gender} soati boʻlib, {year}-yilda{whereMade} yigʻilgan. Referensi — {reference}.',
  ],
  'X is for somebody': [
    '{year}-yilgi {maker} {model} {gender}ga moʻljallangan, korpusi {materialOnly}dan. Referensi — {reference}.',
    '{year}-yilgi {maker} {model} {gender}ga moʻljallangan, siferblati {face}. Referensi — {reference}.',
  ],
  'X is worn on': [
    '{year}-yilgi{whereMade} {maker} {model} soati {strap} taqiladi. Soatning referensi — {reference}.',
  ],
  'X: such a watch': [
    '{maker} {model}: {strap} {gender} soati, {year}-yilda{whereMade} yigʻilgan. Referensi — {reference}.',
    '{maker} {model}: {materialOnly} korpusli {gender} soati, {year}-yilda{whereMade} yigʻilgan. Referensi — {reference}.',
  ],
  'on sale is X of a year': [
    'Sotuvda — {materialOnly} korpusli {year}-yilgi {maker} {model}. Referensi — {reference}.',
    'Sotuvda — {strap} {year}-yilgi{whereMade} {maker} {model}. Bu soatning referensi — {reference}.',
  ],
  'X has its number in a catalogue': [
    '{maker} katalogida bu {model} soati {reference} referensi bilan berilgan; soat {year}-yilda{whereMade} yigʻilgan.',
  ],
  'X has so long a reserve': [
    'Bu {year}-yilgi{whereMade} {maker} {model} soati {reserve}lik yurish zaxirasiga ega. Mexanizmi — {movement}. Soatning referensi — {reference}.',
  ],
  'X keeps water out': [
    '{maker} {model} soati {waterOnly}gacha suv oʻtkazmaydi. U {year}-yilda{whereMade} yigʻilgan; korpusi {materialOnly}dan, diametri {mmOnly} mm, {bezel}. Referensi — {reference}.',
    '{maker} {model} soati {waterOnly}gacha suv oʻtkazmaydi. U {year}-yilda{whereMade} yigʻilgan; korpusi {form}, {materialOnly}dan, eni {mm} mm, {bezel}. Referensi — {reference}.',
  ],
  'X is fitted with what it shows': [
    '{year}-yilgi{whereMade} {maker} {model} soati {functionsOnly} bilan jihozlangan. Referensi — {reference}.',
  ],
  'a movement drives X': [
    'Bu {year}-yilgi{whereMade} {maker} {model} soatini {movement} yuritadi; yurish zaxirasi {reserve}. Referensi — {reference}.',
    'Bu {year}-yilgi{whereMade} {maker} {model} soatini {quartz} yuritadi. Referensi — {reference}.',
  ],
  'a maker put a movement into it': [
    '{maker} {year}-yilgi{whereMade} bu {model} soatiga {movement}ni oʻrnatgan; yurish zaxirasi {reserve}. Bu soatning referensi — {reference}.',
    '{maker} {year}-yilgi{whereMade} bu {model} soatiga {quartz}ni oʻrnatgan. Soatning referensi — {reference}.',
  ],
  'X goes by a movement': [
    '{maker} {model} soati {movement} bilan ishlaydi, yurish zaxirasi {reserve}. Soat {year}-yilda{whereMade} yigʻilgan. Referensi — {reference}.',
    '{year}-yilgi{whereMade} {maker} {model} soati {movement} bilan ishlaydi; yurish zaxirasi {reserve}. Soatning referensi — {reference}.',
    '{year}-yilgi{whereMade} {maker} {model} soati {quartz} bilan ishlaydi. Soatning referensi — {reference}.',
  ],
  'its reserve: what is inside': [
    '{maker} {model} soatining yurish zaxirasi {reserve}: ichida {movement} ishlaydi. Soat {year}-yilda{whereMade} yigʻilgan. Referensi — {reference}.',
  ],
  'in its case is a movement': [
    '{year}-yilgi{whereMade} {maker} {model} soatining {materialOnly} korpusiga {movement} joylashtirilgan; yurish zaxirasi {reserve}. Bu soatning referensi — {reference}.',
    '{year}-yilgi{whereMade} {maker} {model} soatining {materialOnly} korpusiga {quartz} joylashtirilgan. Bu soatning referensi — {reference}.',
  ],
  'its figures, as its maker gives them': [
    'Yurish zaxirasi — {reserve}, suvga chidamliligi — {water}: {year}-yilgi{whereMade} bu {model} soati haqida {maker} shunday maʼlumot beradi. Referensi — {reference}.',
  ],
  'what its maker says of it': [
    '{maker} maʼlumotiga koʻra, {year}-yilgi{whereMade} bu {model} soatidagi {movement} toʻliq buralgach, {reserve} ishlaydi. Referensi — {reference}.',
  ],
  'once it is wound': [
    'Toʻliq buralganda bu {year}-yilgi{whereMade} {maker} {model} soati {reserve} yuradi. Mexanizmi — {movement}. Referensi — {reference}.',
  ],
};

import { type Template } from '../language';
import { clocksByPart } from './clock-openings-by-part';
import { clocksByFact } from './openings-by-fact';

/** The years in which a reference was made, as they follow it. */
const years = ['{since}-yilda taqdim etilgan', '{from}-yildan {to}-yilgacha ishlab chiqarilgan'];

/** Where a reference is told in a sentence of its own, its years. */
const withYears = (opening: Template): readonly Template[] =>
  opening.endsWith(' Referensi — {reference}.')
    ? [...years.map((told) => opening.replace(/\.$/u, `, u ${told}.`)), opening]
    : [opening];

/**
 * First sentences of watches by what a reader sees of them: two of one shape look alike. A year never
 * follows a model or a reference, many of which end in a number. A dial is told with its surface, and
 * a case with its metal, its size and its bezel, so that neither comes up again.
 */
const openings = {
  'a maker made this, its dial': [
    '{maker} bu {model} soatini {year}-yilda{whereMade} yigʻgan. Siferblati {face}. Referensi — {reference}.',
  ],
  'this a maker made of a material, its case': [
    'Bu {model} soatini {maker} {year}-yilda{whereMade} yigʻgan. Korpusi {materialOnly}dan, diametri {mmOnly} mm, suvdan himoyasi {water}, {bezel}. Referensi — {reference}.',
    'Bu {model} soatini {maker} {year}-yilda{whereMade} yigʻgan. Korpusi {form}, {materialOnly}dan, eni {mm} mm, suvdan himoyasi {water}, {bezel}. Referensi — {reference}.',
  ],
} as const;

/** After a sentence on the line. */
const ledByLine = {
  'first what it is known for': [
    'Bu {maker} {model} soati {year}-yilda{whereMade} yigʻilgan. Referensi — {reference}. {noteFirst}',
    '{maker} bu {model} soatini {year}-yilda{whereMade} yigʻgan. Referensi — {reference}. {noteFirst}',
    '{year}-yilda{whereMade} yigʻilgan bu {maker} {model} soatining {strapName}. Referensi — {reference}. {noteFirst}',
    '{year}-yilda{whereMade} yigʻilgan bu {maker} {model} soatining siferblati {face}. Referensi — {reference}. {noteFirst}',
    '{year}-yilda{whereMade} yigʻilgan bu {maker} {model} soatida {movement} ishlaydi, yurish zaxirasi {reserve}. Referensi — {reference}. {noteFirst}',
    'Bu {maker} {model} soati {year}-yilda{whereMade} yigʻilgan, siferblati {face}. Referensi — {reference}. {noteFirst}',
    'Bu {maker} {model} soati {year}-yilda{whereMade} yigʻilgan, {strapName}. Referensi — {reference}. {noteFirst}',
    'Bu — {year}-yilgi{whereMade} {maker} {model} soati, {strapName}. Referensi — {reference}. {noteFirst}',
    'Bu — {year}-yilgi{whereMade} {maker} {model} soati, siferblati {face}. Referensi — {reference}. {noteFirst}',
    '{maker} {year}-yilda{whereMade} yigʻgan bu {model} soatining siferblati {face}. Referensi — {reference}. {noteFirst}',
    '{maker} {year}-yilda{whereMade} yigʻgan bu {model} soatining {strapName}. Referensi — {reference}. {noteFirst}',
    '{maker} {year}-yilda{whereMade} yigʻgan bu {model} soatida {movement} ishlaydi, yurish zaxirasi {reserve}. Referensi — {reference}. {noteFirst}',
    '{year}-yilgi{whereMade} bu {maker} {model} soatining siferblati {face}. Referensi — {reference}. {noteFirst}',
    '{year}-yilgi{whereMade} bu {maker} {model} {strap}. Referensi — {reference}. {noteFirst}',
    '{year}-yilgi{whereMade} bu {maker} {model} soatining mexanizmini shaffof orqa qopqogʻidan{openBack} koʻrish mumkin. Ichida {movement} ishlaydi, yurish zaxirasi {reserve}. Referensi — {reference}. {noteFirst}',
    '{year}-yilgi{whereMade} bu {maker} {model} soatining korpusi {materialOnly}dan, diametri {mmOnly} mm, {bezel}. Referensi — {reference}. {noteFirst}',
    'Bu {maker} {model} soatining siferblati {face}. Soat {year}-yilda{whereMade} yigʻilgan. Referensi — {reference}. {noteFirst}',
    '{year}-yilgi{whereMade} bu {maker} {model} soatining {materialOnly} korpusiga {movement} joylashtirilgan, yurish zaxirasi {reserve}. Referensi — {reference}. {noteFirst}',
    'Bu {maker} {model} soati {year}-yilda{whereMade} yigʻilgan. Ichida {movement} ishlaydi, yurish zaxirasi {reserve}. Referensi — {reference}. {noteFirst}',
    'Bu {maker} {model} soatining {strapName}. Soat {year}-yilda{whereMade} yigʻilgan. Referensi — {reference}. {noteFirst}',
    'Bu {maker} {model} soatida {movement} ishlaydi, yurish zaxirasi {reserve}. Soat {year}-yilda{whereMade} yigʻilgan. Referensi — {reference}. {noteFirst}',
    'Bu {maker} {model} soati {year}-yilda{whereMade} yigʻilgan, korpusi {materialOnly}dan, diametri {mmOnly} mm, {bezel}. Referensi — {reference}. {noteFirst}',
    '{year}-yilgi{whereMade} bu {maker} {model} soatiga {movement} oʻrnatilgan, yurish zaxirasi {reserve}. Referensi — {reference}. {noteFirst}',
    '{year}-yilgi{whereMade} bu {maker} {model} soatining {strapName}. Referensi — {reference}. {noteFirst}',
  ],
} as const;

/** By their shape; the sentence that says most of a reference comes first. */
export const clockOpenings: Readonly<Record<string, readonly Template[]>> = Object.fromEntries(
  Object.entries<readonly Template[]>({
    ...openings,
    ...clocksByFact,
    ...clocksByPart,
    ...ledByLine,
  }).map(([shape, told]) => [shape, told.flatMap(withYears)]),
);

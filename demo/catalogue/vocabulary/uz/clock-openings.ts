import { type Template } from '../language';
import { clocksByFact } from './openings-by-fact';

/** Where a reference is told in a sentence of its own, the years in which it was made. */
const withYears = (opening: Template): readonly Template[] =>
  /\. .*[Rr]eferensi — \{reference\}\.$/u.test(opening) && !/\{(?:since|from)\}/u.test(opening)
    ? [
        opening.replace(/\.$/u, ', u {since}-yilda taqdim etilgan.'),
        opening.replace(/\.$/u, ', u {from}-yildan {to}-yilgacha ishlab chiqarilgan.'),
        opening.replace(/\.$/u, ', u oʻsha {ownSince}-yilda taqdim etilgan.'),
        opening.replace(/\.$/u, ', u {ownFrom}-yildan {ownTo}-yilgacha ishlab chiqarilgan.'),
        opening,
      ]
    : [opening];

/**
 * First sentences of watches by what a reader sees of them: two of one shape look alike. A year never
 * follows a model or a reference, many of which end in a number. A dial is told with its surface, and
 * a case with its metal, its size and its bezel, so that neither comes up again.
 */
const openings = {
  'of a line': [
    '{line} kolleksiyasidagi {maker} {model} soati ({reference} referensi) {madeIn} {year}-yilda yigʻilgan.',
  ],
  'X was made': [
    '{maker} {model} soati ({reference} referensi) {madeIn} {year}-yilda yigʻilgan, korpusi {materialOnly}dan.',
    '{maker} {model} ({reference} referensi) {madeIn} {year}-yilda yigʻilgan.',
  ],
  'X was made, inside is': [
    '{maker} {model} soati {year}-yilda {madeIn} yigʻilgan, ichida {movement} ishlaydi; yurish zaxirasi {reserve}. Referensi — {reference}.',
    '{maker} {model} soati {year}-yilda {madeIn} yigʻilgan, ichida {quartz} ishlaydi. Referensi — {reference}.',
  ],
  'this X was made': [
    'Bu {maker} {model} soati ({reference} referensi) {madeIn} {year}-yilda yigʻilgan; {form} {materialOnly} korpusining eni {mm} mm, {bezel}.',
    'Bu {maker} {model} soati {year}-yilda {madeIn} yigʻilgan, siferblati {face}. Referensi — {reference}.',
    'Bu {maker} {model} soati {year}-yilda {madeIn} yigʻilgan, referensi — {reference} ({from}-yildan {to}-yilgacha ishlab chiqarilgan).',
    'Bu {maker} {model} soati {year}-yilda {madeIn} yigʻilgan, referensi — {reference} ({since}-yilda taqdim etilgan).',
  ],
  'with something of its own this X was made': [
    '{materialOnly} korpusli bu {maker} {model} soati ({reference} referensi) {madeIn} {year}-yilda yigʻilgan.',
    '{functionsOnly} bor bu {maker} {model} soati {year}-yilda {madeIn} yigʻilgan. Referensi — {reference}.',
    '{materialOnly} korpusli bu {model} soatini {maker} {year}-yilda {madeIn} yigʻgan. Referensi — {reference}.',
    '{gender}ga moʻljallangan bu {maker} {model} soati ({reference} referensi) {madeIn} {year}-yilda yigʻilgan.',
    'Diametri {mmOf} mm boʻlgan bu {maker} {model} soati {year}-yilda {madeIn} yigʻilgan, korpusi {materialOnly}dan. Referensi — {reference}.',
  ],
  'in this X that a maker made is': [
    '{maker} {year}-yilda {madeIn} yigʻgan bu {model} soatida {movement} ishlaydi, yurish zaxirasi {reserve}. Referensi — {reference}.',
  ],
  'a maker made this, its dial': [
    '{maker} bu {model} soatini ({reference} referensi) {madeIn} {year}-yilda yigʻgan. Siferblati {face}.',
    'Bu {model} soatini {maker} {year}-yilda {madeIn} yigʻgan. Siferblati {face}. Referensi — {reference}.',
  ],
  'with quartz this X was made': [
    '{quartz} bilan ishlaydigan bu {maker} {model} soati ({reference} referensi) {madeIn} {year}-yilda yigʻilgan.',
  ],
  'in a year a maker made this': [
    '{year}-yilda {maker} bu {model} soatini ({reference} referensi) {madeIn} yigʻgan.',
  ],
  'a maker made this': [
    '{maker} bu {model} soatini {year}-yilda {madeIn} yigʻgan. Referensi — {reference}.',
    '{maker} bu {model} soatini {year}-yilda {madeIn} yigʻgan. Unga {movement} oʻrnatilgan, yurish zaxirasi {reserve}. Referensi — {reference}.',
    '{maker} bu {model} soatini {year}-yilda {madeIn} yigʻgan. Unga {quartz} oʻrnatilgan. Referensi — {reference}.',
  ],
  'this a maker made of a material, its case': [
    'Bu {model} soatini {maker} {year}-yilda {madeIn} yigʻgan. Korpusi {materialOnly}dan, diametri {mmOnly} mm, {bezel}; suvga chidamliligi — {water}. Referensi — {reference}.',
    'Bu {model} soatini {maker} {year}-yilda {madeIn} yigʻgan. Korpusi {form}, {materialOnly}dan, eni {mm} mm, {bezel}; suvga chidamliligi — {water}. Referensi — {reference}.',
  ],
  'X is a piece': [
    '{maker} {model} ({reference} referensi) — {madeIn} {year}-yilda yigʻilgan soat; siferblati {face}.',
    '{maker} {model} ({reference} referensi) — {madeIn} {year}-yilda yigʻilgan, {materialOnly} korpusli soat.',
    'Bu {model} ({reference} referensi) — {maker} {year}-yilda {madeIn} yigʻgan, {materialOnly} korpusli soat.',
    'Bu {model} ({reference} referensi) — {maker} {year}-yilda {madeIn} yigʻgan soat.',
  ],
  'X of a year is': [
    '{year}-yilgi {maker} {model} ({reference} referensi) — {madeIn} yigʻilgan, {materialOnly} korpusli soat.',
  ],
  'X of a year, in it is': [
    '{year}-yilgi {maker} {model} soati {madeIn} yigʻilgan, unda {movement} ishlaydi; yurish zaxirasi {reserve}. Referensi — {reference}.',
    '{year}-yilgi {maker} {model} soati {madeIn} yigʻilgan, unda {quartz} ishlaydi. Referensi — {reference}.',
  ],
  'this thing is X': [
    'Bu soat — {madeIn} {year}-yilda yigʻilgan {maker} {model} ({reference} referensi).',
    'Bu {gender} soati — {year}-yilda {madeIn} yigʻilgan {maker} {model}. Referensi — {reference}.',
  ],
  'this thing is X, its dial': [
    'Bu soat — {year}-yilda {madeIn} yigʻilgan {maker} {model}, siferblati {face}. Referensi — {reference}.',
  ],
  'this kind of thing is X': [
    'Bu {gender} soati — {year}-yilda {madeIn} yigʻilgan {maker} {model} ({reference} referensi).',
  ],
  'this is X of a year': [
    'Bu — {year}-yilgi {maker} {model}. Soat {madeIn} yigʻilgan, referensi — {reference}.',
  ],
  'a reference was shown': [
    'Bu {maker} {model} soati {year}-yilda {madeIn} yigʻilgan, uning {reference} referensi esa {since}-yilda taqdim etilgan.',
    'Bu {maker} {model} soati {year}-yilda {madeIn} yigʻilgan, uning {reference} referensi esa {from}-yildan {to}-yilgacha ishlab chiqarilgan.',
    '{maker} {model} soati {year}-yilda {madeIn} yigʻilgan, {reference} referensi esa {since}-yilda taqdim etilgan.',
    '{maker} {model} soati {year}-yilda {madeIn} yigʻilgan, {reference} referensi esa {from}-yildan {to}-yilgacha ishlab chiqarilgan.',
  ],
  'made, a part of X': [
    '{madeIn} {year}-yilda yigʻilgan bu {maker} {model} soatining siferblati {face}. Referensi — {reference}.',
    '{year}-yilda {madeIn} yigʻilgan {maker} {model} soatining siferblati {face}; {strapName}. Referensi — {reference}.',
    '{year}-yilda {madeIn} yigʻilgan bu {maker} {model} soatining ichida {movement} ishlaydi, yurish zaxirasi {reserve}. Referensi — {reference}.',
    '{year}-yilda {madeIn} yigʻilgan bu {maker} {model} soatining ichida {quartz} ishlaydi. Referensi — {reference}.',
  ],
  'this a maker made': [
    'Bu {model} soatini {maker} {year}-yilda {madeIn} yigʻgan. Referensi — {reference}.',
  ],
  'made, with a movement': [
    '{madeIn} {year}-yilda yigʻilgan bu {maker} {model} soatiga {movement} oʻrnatilgan; yurish zaxirasi {reserve}. Referensi — {reference}.',
    '{madeIn} {year}-yilda yigʻilgan bu {maker} {model} soatiga {quartz} oʻrnatilgan. Referensi — {reference}.',
  ],
  'X was made, a part of it': [
    'Bu {maker} {model} soati {madeIn} {year}-yilda yigʻilgan, {strapName}. Referensi — {reference}.',
    '{maker} {model} soati {year}-yilda {madeIn} yigʻilgan, {strapName}. Referensi — {reference}.',
    '{maker} {model} soati {year}-yilda {madeIn} yigʻilgan, siferblati {face}. Referensi — {reference}.',
  ],
  'X of a year was made': [
    '{year}-yilgi {maker} {model} soati ({reference} referensi) {madeIn} yigʻilgan.',
    '{year}-yilgi {maker} {model} soati {madeIn} yigʻilgan, {strapName}. Referensi — {reference}.',
  ],
  'that a maker made, is': [
    '{maker} {year}-yilda {madeIn} yigʻgan {model} soatining korpusi {materialOnly}dan, diametri {mmOnly} mm, {bezel}. Referensi — {reference}.',
    '{maker} {year}-yilda {madeIn} yigʻgan {model} soatining {strapName}. Referensi — {reference}.',
    '{maker} {year}-yilda {madeIn} yigʻgan {model} soatining siferblati {face}. Referensi — {reference}.',
    '{maker} {year}-yilda {madeIn} yigʻgan {model} soatida {functionsOnly} bor. Referensi — {reference}.',
  ],
  'X was made, its reference': [
    '{maker} {model} soati {year}-yilda {madeIn} yigʻilgan, referensi — {reference}.',
  ],
  'X is a watch for somebody': [
    '{maker} {model} ({reference} referensi) — {madeIn} {year}-yilda yigʻilgan {gender} soati.',
  ],
  'a model is of a maker': [
    '{model} ({reference} referensi) — {maker} brendining {year}-yilda {madeIn} yigʻilgan {gender} soati.',
  ],
  'this X for whom was made': [
    'Bu {maker} {model} {gender} soati ({reference} referensi) {madeIn} {year}-yilda yigʻilgan.',
  ],
  'made, the model of this': [
    '{year}-yilda {madeIn} yigʻilgan bu {maker} soatining modeli — {model}, referensi — {reference}.',
  ],
  'X of a metal was made': [
    '{maker} {model} {materialOnly} soati ({reference} referensi) {madeIn} {year}-yilda yigʻilgan.',
  ],
  'X of a year has what it shows': [
    '{year}-yilgi {maker} {model} soatida {functionsOnly} bor. {madeIn} yigʻilgan bu soatning referensi — {reference}.',
  ],
  'a reference was shown, and this was made': [
    '{maker} {model} soatining {reference} referensi {since}-yilda taqdim etilgan, bu soat esa {year}-yilda {madeIn} yigʻilgan.',
    '{maker} {model} soatining {reference} referensi {from}-yildan {to}-yilgacha ishlab chiqarilgan, bu soat esa {year}-yilda {madeIn} yigʻilgan.',
  ],
  'made, it keeps water out': [
    '{year}-yilda {madeIn} yigʻilgan bu {maker} {model} soati {waterOnly}gacha suv oʻtkazmaydi. Korpusi {materialOnly}dan, diametri {mmOnly} mm, {bezel}. Referensi — {reference}.',
    '{maker} {year}-yilda {madeIn} yigʻgan bu {model} soati {waterOnly}gacha suv oʻtkazmaydi. Korpusi {materialOnly}dan, diametri {mmOnly} mm, {bezel}. Referensi — {reference}.',
  ],
  'first what it is known for': [
    '{noteFirst} {year}-yilda {madeIn} yigʻilgan bu soat — {maker} {model} ({reference} referensi).',
    '{noteFirst} Bu {maker} {model} soati ({reference} referensi) {madeIn} {year}-yilda yigʻilgan.',
    '{noteFirst} {maker} bu {model} soatini {year}-yilda {madeIn} yigʻgan. Referensi — {reference}.',
    '{noteFirst} {year}-yilda {madeIn} yigʻilgan bu {maker} {model} soatining {strapName}. Referensi — {reference}.',
    '{noteFirst} {year}-yilda {madeIn} yigʻilgan bu {maker} {model} soatining siferblati {face}. Referensi — {reference}.',
    '{noteFirst} {year}-yilda {madeIn} yigʻilgan bu {maker} {model} soatida {movement} ishlaydi, yurish zaxirasi {reserve}. Referensi — {reference}.',
    '{noteFirst} Bu {maker} {model} soati {year}-yilda {madeIn} yigʻilgan, siferblati {face}. Referensi — {reference}.',
    '{noteFirst} Bu {maker} {model} soati {year}-yilda {madeIn} yigʻilgan, {strapName}. Referensi — {reference}.',
    '{noteFirst} Bu {maker} {model} soati {year}-yilda {madeIn} yigʻilgan, ichida {movement} ishlaydi; yurish zaxirasi {reserve}. Referensi — {reference}.',
    '{noteFirst} {maker} {year}-yilda {madeIn} yigʻgan bu {model} soatining siferblati {face}. Referensi — {reference}.',
    '{noteFirst} {maker} {year}-yilda {madeIn} yigʻgan bu {model} soatining {strapName}. Referensi — {reference}.',
    '{noteFirst} {maker} {year}-yilda {madeIn} yigʻgan bu {model} soatida {movement} ishlaydi, yurish zaxirasi {reserve}. Referensi — {reference}.',
  ],
} as const;

/** By their shape; the sentence that says most of a reference comes first. */
export const clockOpenings: Readonly<Record<string, readonly Template[]>> = Object.fromEntries(
  Object.entries<readonly Template[]>({ ...openings, ...clocksByFact }).map(([shape, told]) => [
    shape,
    told.flatMap(withYears),
  ]),
);

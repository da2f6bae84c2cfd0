import { type Template } from '../language';
import { clocksByPart } from './clock-openings-by-part';
import { clocksByFact } from './openings-by-fact';

/** The years in which a reference was made, as they follow it. */
const years = [
  '{since}-yilda taqdim etilgan',
  '{from}-yildan {to}-yilgacha ishlab chiqarilgan',
  'oʻsha {ownSince}-yilda taqdim etilgan',
  '{ownFrom}-yildan {ownTo}-yilgacha ishlab chiqarilgan',
];

/** Where a reference is told in a sentence of its own, its years; in brackets where it is "its". */
const withYears = (opening: Template): readonly Template[] =>
  /\. .*[Rr]eferensi — \{reference\}\.$/u.test(opening) && !/\{(?:since|from)\}/u.test(opening)
    ? [
        ...years.map((told) =>
          opening.replace(/\.$/u, opening.includes(' uning ') ? ` (${told}).` : `, u ${told}.`),
        ),
        opening,
      ]
    : [opening];

/**
 * First sentences of watches by what a reader sees of them: two of one shape look alike. A year never
 * follows a model or a reference, many of which end in a number. A dial is told with its surface, and
 * a case with its metal, its size and its bezel, so that neither comes up again.
 */
const openings = {
  'a maker made this, its dial': [
    '{maker} bu {model} soatini ({reference} referensi) {madeIn} {year}-yilda yigʻgan. Siferblati {face}.',
  ],
  'this a maker made of a material, its case': [
    'Bu {model} soatini {maker} {year}-yilda {madeIn} yigʻgan. Korpusi {materialOnly}dan, diametri {mmOnly} mm, {bezel}; suvga chidamliligi — {water}. Referensi — {reference}.',
    'Bu {model} soatini {maker} {year}-yilda {madeIn} yigʻgan. Korpusi {form}, {materialOnly}dan, eni {mm} mm, {bezel}; suvga chidamliligi — {water}. Referensi — {reference}.',
  ],
  'X of a year has what it shows': [
    '{year}-yilgi {maker} {model} soatida {functionsOnly} bor. U {madeIn} yigʻilgan. Referensi — {reference}.',
  ],
  'a reference was shown, and this was made': [
    '{maker} {model} soatining {reference} referensi {since}-yilda taqdim etilgan, bu soat esa {year}-yilda {madeIn} yigʻilgan.',
    '{maker} {model} soatining {reference} referensi {from}-yildan {to}-yilgacha ishlab chiqarilgan, bu soat esa {year}-yilda {madeIn} yigʻilgan.',
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
    '{noteFirst} {year}-yilgi bu {maker} {model} soati {madeIn} yigʻilgan, siferblati {face}. Referensi — {reference}.',
    '{noteFirst} {year}-yilgi bu {maker} {model} soati {madeIn} yigʻilgan, {strapName}. Referensi — {reference}.',
    '{noteFirst} {maker} brendining {year}-yilgi bu {model} soati {madeIn} yigʻilgan, {strapName}. Referensi — {reference}.',
    '{noteFirst} {maker} brendining {year}-yilgi bu {model} soati {madeIn} yigʻilgan, siferblati {face}. Referensi — {reference}.',
  ],
} as const;

/** By their shape; the sentence that says most of a reference comes first. */
export const clockOpenings: Readonly<Record<string, readonly Template[]>> = Object.fromEntries(
  Object.entries<readonly Template[]>({ ...openings, ...clocksByFact, ...clocksByPart }).map(
    ([shape, told]) => [shape, told.flatMap(withYears)],
  ),
);

import { type Template } from '../language';

/**
 * First sentences that tell one fact of a piece before when and where it was made, by the fact and how
 * it is told; to a reader two of one shape are alike, of whatever kind the piece is.
 */
type ByFact = Readonly<Record<string, readonly Template[]>>;

export const clocksByFact: ByFact = {
  'of what the case of this is': [
    '{year}-yilgi{whereMade} bu {maker} {model} soatining korpusi {materialOnly}dan, diametri {mmOnly} mm, {bezel}. Referensi — {reference}.',
    '{year}-yilgi{whereMade} bu {maker} {model} soatining {form} korpusi {materialOnly}dan, eni {mm} mm, {bezel}. Referensi — {reference}.',
  ],
  'which collection it is of': [
    '{line} kolleksiyasiga kiradigan bu {maker} {model} soati {year}-yilda{whereMade} yigʻilgan. Referensi — {reference}.',
  ],
};

const madeOf = '{year}-yilda {madeIn} {fineness}-probali {material}dan yasalgan';

export const jewelsByFact: ByFact = {
  'of what stones this has': [`${madeOf} {maker} {model} {pieceOf}da {stonesOnly} bor.`],
  'made, of what this X is, of no year': [
    '{madeInOnly} yasalgan bu {maker} {model} {pieceOf} {fineness}-probali {material}dan, yili nomaʼlum.',
  ],
};

export const accessoriesByFact: ByFact = {
  'with something of its own this is X': [
    'Bu — {year}-yilda {madeIn} yigʻilgan, orqasi {leather} charm bilan qoplangan {maker} {model} telefoni ({finish}).',
  ],
};

/**
 * First sentences of jewels by their shape: the metal with its fineness, the country and the year, or
 * that the year is not known.
 */
export const jewelryOpenings = {
  'X was made': [
    '{maker} {model} {pieceOf} {year}-yilda {madeIn} {fineness}-probali {material}dan yasalgan.',
  ],
  'this X was made': [
    'Bu {maker} {model} {pieceOf} {year}-yilda {madeIn} {fineness}-probali {material}dan yasalgan.',
  ],
  'X of a year was made': [
    '{year}-yilgi {maker} {model} {pieceOf} {madeIn} {fineness}-probali {material}dan yasalgan.',
  ],
  'X of a year is': [
    '{year}-yilgi {maker} {model} — {madeIn} yasalgan, {motifPhrase} {fineness}-probali {material} {piece}.',
  ],
  'a maker made this': [
    '{maker} bu {model} {pieceOf}ni {year}-yilda {madeIn} {fineness}-probali {material}dan yasagan.',
  ],
  'in a year a maker made this': [
    '{year}-yilda {maker} bu {model} {pieceOf}ni {madeIn} {fineness}-probali {material}dan yasagan.',
  ],
  'this a maker made': [
    'Bu {model} {pieceOf}ni {maker} {year}-yilda {madeIn} {fineness}-probali {material}dan yasagan.',
  ],
  'this kind of thing is X': [
    'Bu {fineness}-probali {material} {piece} — {year}-yilda {madeIn} yasalgan {maker} {model}.',
  ],
  'with a motif this X was made': [
    '{motifPhrase} bu {maker} {model} {pieceOf} {year}-yilda {madeIn} {fineness}-probali {material}dan yasalgan.',
    '{motifPhrase} bu {model} {pieceOf}ni {maker} {year}-yilda {madeIn} {fineness}-probali {material}dan yasagan.',
  ],
  'this thing is X, of a year': [
    'Bu {fineness}-probali {material} {piece} — {year}-yilda {madeIn} yasalgan {maker} {model}.',
  ],
  'a model is of a maker': [
    '{model} — {maker} brendining {year}-yilda {madeIn} {fineness}-probali {material}dan yasalgan {pieceOf}.',
  ],
  'the motif of X': [
    '{year}-yilda {madeIn} {fineness}-probali {material}dan yasalgan {maker} {model} {pieceOf}ning asosiy motivi — {motif}.',
  ],
  'made, of what this X is': [
    '{year}-yilda {madeIn} yasalgan bu {maker} {model} {pieceOf} {fineness}-probali {material}dan.',
  ],
  'that a maker made, is': [
    '{maker} {year}-yilda {madeIn} yasagan {model} — {fineness}-probali {material} {piece}.',
  ],
  'that a maker made this, is': [
    '{maker} {year}-yilda {madeIn} yasagan bu {model} {pieceOf} {fineness}-probali {material}dan.',
  ],
  'this is X of a year': [
    'Bu — {year}-yilda {madeIn} {fineness}-probali {material}dan yasalgan {maker} {model} {pieceOf}.',
  ],
  'first what it is known for': [
    'Bu {maker} {model} {pieceOf} {year}-yilda {madeIn} {fineness}-probali {material}dan yasalgan. {noteFirst}',
    '{maker} bu {model} {pieceOf}ni {year}-yilda {madeIn} {fineness}-probali {material}dan yasagan. {noteFirst}',
    'Bu {fineness}-probali {material} {piece} — {year}-yilda {madeIn} yasalgan {maker} {model}. {noteFirst}',
    '{year}-yilda {madeIn} yasalgan bu {maker} {model} {pieceOf} {fineness}-probali {material}dan. {noteFirst}',
    '{maker} {year}-yilda {madeIn} yasagan bu {model} {pieceOf} {fineness}-probali {material}dan. {noteFirst}',
    '{maker} ustaxonalaridan {year}-yilda chiqqan bu {model} {pieceOf} {madeIn} {fineness}-probali {material}dan yasalgan. {noteFirst}',
    '{year}-yilda {madeIn} yasalgan bu {model} {pieceOf} uchun {maker} {fineness}-probali {material}ni tanlagan. {noteFirst}',
    '{fineness}-probali {material}dan ishlangan bu {maker} {model} {pieceOf} {year}-yilda {madeIn} yasalgan. {noteFirst}',
    'Bu {maker} {model} {pieceOf} {fineness}-probali {material}dan, u {year}-yilda {madeIn} yasalgan. {noteFirst}',
    'Bu {model} {pieceOf}ni {maker} {year}-yilda {madeIn} {fineness}-probali {material}dan yasagan. {noteFirst}',
    'Bu {maker} {model} {pieceOf} {madeInOnly} {fineness}-probali {material}dan yasalgan, yili nomaʼlum. {noteFirst}',
    '{maker} bu {model} {pieceOf}ni {madeInOnly} {fineness}-probali {material}dan yasagan, yili nomaʼlum. {noteFirst}',
    '{madeInOnly} yasalgan bu {model} {pieceOf} uchun {maker} {fineness}-probali {material}ni tanlagan, yili nomaʼlum. {noteFirst}',
  ],
  'X is a work of masters': [
    '{model} {pieceOf}ni {maker} ustalari {year}-yilda {madeIn} {fineness}-probali {material}dan yasagan.',
    '{model} {pieceOf}ni {maker} ustalari {madeInOnly} {fineness}-probali {material}dan yasagan, yili nomaʼlum.',
  ],
  'it left the workshops': [
    '{maker} ustaxonalaridan {year}-yilda chiqqan bu {model} {pieceOf} {madeIn} {fineness}-probali {material}dan yasalgan.',
    '{maker} ustaxonalaridan chiqqan bu {model} {pieceOf} {madeInOnly} {fineness}-probali {material}dan yasalgan, yili nomaʼlum.',
  ],
  'X is a piece of no year': [
    '{maker} {model} — {madeInOnly} {fineness}-probali {material}dan yasalgan {piece}, yili nomaʼlum.',
  ],
  'a maker made this, of no year': [
    '{maker} bu {model} {pieceOf}ni {madeInOnly} {fineness}-probali {material}dan yasagan, yili nomaʼlum.',
  ],
  'X was made, of no year': [
    '{maker} {model} {pieceOf} {madeInOnly} {fineness}-probali {material}dan yasalgan, yili nomaʼlum.',
  ],
  'this X was made, of no year': [
    'Bu {maker} {model} {pieceOf} {madeInOnly} {fineness}-probali {material}dan yasalgan, yili nomaʼlum.',
  ],
  'this kind of thing is X, of no year': [
    'Bu {fineness}-probali {material} {piece} — {madeInOnly} yasalgan {maker} {model}, yili nomaʼlum.',
  ],
  'that a maker made, of no year': [
    '{maker} {madeInOnly} yasagan bu {model} {pieceOf} {fineness}-probali {material}dan, yili nomaʼlum.',
  ],
  'with a motif, of no year': [
    '{motifPhrase} bu {model} {pieceOf}ni {maker} {madeInOnly} {fineness}-probali {material}dan yasagan, yili nomaʼlum.',
  ],
} as const;

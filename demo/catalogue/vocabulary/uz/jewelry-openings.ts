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
  'a maker made this': [
    '{maker} bu {model} {pieceOf}ni {year}-yilda {madeIn} {fineness}-probali {material}dan yasagan.',
  ],
  'in a year a maker made this': [
    '{year}-yilda {maker} bu {model} {pieceOf}ni {madeIn} {fineness}-probali {material}dan yasagan.',
  ],
  'this a maker made': [
    'Bu {model} {pieceOf}ni {maker} {year}-yilda {madeIn} {fineness}-probali {material}dan yasagan.',
  ],
  'with a motif this X was made': [
    '{motifPhrase} bu {maker} {model} {pieceOf} {year}-yilda {madeIn} {fineness}-probali {material}dan yasalgan.',
    '{motifPhrase} bu {model} {pieceOf}ni {maker} {year}-yilda {madeIn} {fineness}-probali {material}dan yasagan.',
  ],
  'a model is of a maker': [
    '{model} — {maker} brendining {year}-yilda {madeIn} {fineness}-probali {material}dan yasalgan {pieceOf}.',
  ],
  'the motif of X': [
    '{year}-yilda {madeIn} {fineness}-probali {material}dan yasalgan {maker} {model} {pieceOf} {motif}.',
  ],
  'made, of what this X is': [
    '{year}-yilda {madeIn} yasalgan bu {maker} {model} {pieceOf} {fineness}-probali {material}dan.',
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
    '{year}-yilda {madeIn} yasalgan bu {maker} {model} {pieceOf} {fineness}-probali {material}dan. {noteFirst}',
    '{maker} {year}-yilda {madeIn} yasagan bu {model} {pieceOf} {fineness}-probali {material}dan. {noteFirst}',
    '{maker} brendining {madeIn}gi ustaxonasida {year}-yilda yasalgan bu {model} {pieceOf} {fineness}-probali {material}dan. {noteFirst}',
    '{year}-yilgi bu {maker} {model} {pieceOf} {madeIn} {fineness}-probali {material}dan yasalgan. {noteFirst}',
    'Bu {model} {pieceOf}ni {maker} {year}-yilda {madeIn} {fineness}-probali {material}dan yasagan. {noteFirst}',
    'Bu {maker} {model} {pieceOf} {madeInOnly} {fineness}-probali {material}dan yasalgan, yili nomaʼlum. {noteFirst}',
    '{maker} bu {model} {pieceOf}ni {madeInOnly} {fineness}-probali {material}dan yasagan, yili nomaʼlum. {noteFirst}',
  ],
  'X is a work of masters': [
    '{maker} ustalari {year}-yilda {madeIn} yasagan bu {model} {pieceOf} {fineness}-probali {material}dan.',
    '{maker} ustalari {madeInOnly} yasagan bu {model} {pieceOf} {fineness}-probali {material}dan, yili nomaʼlum.',
  ],
  'in a workshop this was made': [
    '{maker} brendining {madeIn}gi ustaxonasida {year}-yilda yasalgan bu {model} {pieceOf} {fineness}-probali {material}dan.',
    '{maker} brendining {madeInOnly}gi ustaxonasida yasalgan bu {model} {pieceOf} {fineness}-probali {material}dan, yili nomaʼlum.',
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
  'that a maker made, of no year': [
    '{maker} {madeInOnly} yasagan bu {model} {pieceOf} {fineness}-probali {material}dan, yili nomaʼlum.',
  ],
  'with a motif, of no year': [
    '{motifPhrase} bu {model} {pieceOf}ni {maker} {madeInOnly} {fineness}-probali {material}dan yasagan, yili nomaʼlum.',
  ],
} as const;

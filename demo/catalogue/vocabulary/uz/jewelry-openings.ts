/**
 * First sentences of jewels by their shape: the metal, the country and the year, or that the year is
 * not known.
 */
export const jewelryOpenings = {
  'this X was made': ['Bu {maker} {model} {pieceOf} {year}-yilda {madeIn} {material}dan yasalgan.'],
  'X of a year is': [
    '{year}-yilgi {maker} {model} — {motifPhrase} {material} {piece}, {madeIn} yasalgan.',
  ],
  'a maker made this': [
    '{maker} bu {model} {pieceOf}ni {year}-yilda {madeIn} {fineness}-probali {material}dan yasagan.',
  ],
  'this thing is X': [
    'Bu {material} {piece} — {maker} brendining {model} modeli, {year}-yilda {madeIn} yasalgan.',
    '{year}-yilda {madeIn} {material}dan yasalgan bu {piece} — {maker} {model}.',
  ],
  'X of a year was made': [
    '{year}-yilgi {maker} {model} {pieceOf} {madeIn} {fineness}-probali {material}dan yasalgan.',
  ],
  'that a maker made, its part': [
    '{maker} {year}-yilda {madeIn} yasagan bu {model} {pieceOf} {fineness}-probali {material}dan.',
  ],
  'X is a piece': [
    '{maker} {model} ({country}, {year}-yil) — {fineness}-probali {material}dan yasalgan {piece}.',
  ],
  'this a maker made': [
    'Bu {model} {pieceOf}ni {maker} {year}-yilda {madeIn} {material}dan yasagan.',
    'Bu {piece}ni {maker} {year}-yilda {madeIn} {material}dan yasagan, modeli — {model}.',
  ],
  'of a maker': [
    '{maker} brendining {model} {pieceOf} ({country}, {year}-yil) {material}dan yasalgan.',
  ],
  'made in a country, of a year': [
    '{madeIn} {material}dan yasalgan bu {maker} {model} {pieceOf} {year}-yilda chiqarilgan.',
  ],
  'of a material this X was made': [
    '{fineness}-probali {material}dan yasalgan bu {maker} {model} {pieceOf} {year}-yilda {madeIn} tayyorlangan.',
  ],
  'with a motif this X was made': [
    '{motifPhrase} bu {maker} {model} {pieceOf} {year}-yilda {madeIn} {material}dan yasalgan.',
  ],
  'a model is of a maker': [
    '{model} — {maker} brendining {year}-yilda {madeIn} {material}dan yasalgan {pieceOf}.',
  ],
  'in a year a maker made this': [
    '{year}-yilda {maker} bu {model} {pieceOf}ni {madeIn} {fineness}-probali {material}dan yasagan.',
  ],
  'the motif of X': [
    '{year}-yilda {madeIn} {material}dan yasalgan {maker} {model} {pieceOf}ning asosiy motivi — {motif}.',
  ],
  'the weight of X': [
    '{maker} {model} {pieceOf}ning ichki diametri {ringSize} mm, ogʻirligi {grams} gramm; taqinchoq {year}-yilda {madeIn} {fineness}-probali {material}dan yasalgan.',
    '{maker} {model} {pieceOf}ning ichki aylanasi {wrist} sm, ogʻirligi {grams} gramm; taqinchoq {year}-yilda {madeIn} {fineness}-probali {material}dan yasalgan.',
    '{maker} {model} {pieceOf}ning uzunligi {length} sm, ogʻirligi {grams} gramm; taqinchoq {year}-yilda {madeIn} {fineness}-probali {material}dan yasalgan.',
  ],
  'X is of a material': [
    '{maker} {model} {pieceOf} {fineness}-probali {material}dan, u {year}-yilda {madeIn} yasalgan.',
  ],
  'the thing was made, its model': [
    '{piece} {year}-yilda {madeIn} {material}dan yasalgan, modeli — {maker} {model}.',
  ],
  'X was made': ['{maker} {model} {pieceOf} {year}-yilda {madeIn} {material}dan yasalgan.'],
  'a piece of no year': [
    '{model} modelidagi bu {material} {piece}ni {maker} {madeInOnly} yasagan, yili nomaʼlum.',
  ],
  'X is a piece of no year': [
    '{maker} {model} — {madeInOnly} {material}dan yasalgan {piece}, yili nomaʼlum.',
  ],
  'a maker made this, of no year': [
    '{maker} bu {model} {pieceOf}ni {madeInOnly} {fineness}-probali {material}dan yasagan, yili nomaʼlum.',
  ],
  'of a maker, of no year': [
    '{maker} brendining {model} {pieceOf} {madeInOnly} {fineness}-probali {material}dan yasalgan, yili nomaʼlum.',
  ],
  'this X was made, of no year': [
    'Bu {maker} {model} {pieceOf} {madeInOnly} {material}dan yasalgan, yili nomaʼlum.',
  ],
} as const;

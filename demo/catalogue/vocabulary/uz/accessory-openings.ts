/**
 * First sentences of accessories by their shape. The finish, as the house calls it, stands in brackets
 * after what it is a finish of.
 */
export const accessoryOpenings = {
  'X was made': [
    '{maker} {model} {pieceOf} {year}-yilda {madeIn} {colour} {material}dan ({finish}) tikilgan, furniturasi {hardwareOnly}.',
    '{maker} {model} {pieceOf} ({finish}) {year}-yilda {madeIn} {colour} {material}dan ishlangan, metall qismlari {trim}.',
    '{maker} {model} {pieceOf} ({finish}) {year}-yilda {madeIn} {materialOnly}dan ishlangan.',
  ],
  'X of a year was made': [
    '{year}-yilgi {maker} {model} {pieceOf} ({finish}) {madeIn} tayyorlangan.',
    '{year}-yilgi {maker} {model} {pieceOf} ({finish}) {madeIn} yigʻilgan, korpusi {frame}dan, orqasi {leather} charm bilan qoplangan.',
  ],
  'of a material this X was made': [
    'Bu {maker} {model} {pieceOf} ({finish}) {year}-yilda {madeIn} {materialOnly}dan ishlangan.',
    'Bu {maker} {model} {pieceOf} ({finish}) {year}-yilda {madeIn} {colourOnly} {material}dan ishlangan.',
    'Bu {maker} {model} {pieceOf} {year}-yilda {madeIn} {colour} {material}dan ({finish}) tikilgan, furniturasi {hardwareOnly}.',
    'Orqasi {leather} charm bilan qoplangan bu {maker} {model} {pieceOf} ({finish}) {year}-yilda {madeIn} yigʻilgan, korpusi {frame}dan.',
    'Bu {model} {pieceOf}ni {maker} {year}-yilda {madeIn} {colour} {material}dan ({finish}) tikkan. Furniturasi {hardwareOnly}.',
  ],
  'a maker made this': [
    '{maker} bu {model} {pieceOf}ni {year}-yilda {madeIn} {colour} {material}dan ({finish}) tikkan. Furniturasi {hardwareOnly}.',
    '{maker} bu {model} {pieceOf}ni ({finish}) {year}-yilda {madeIn} tayyorlagan.',
  ],
  'in a year a maker made this': [
    '{year}-yilda {maker} bu {model} {pieceOf}ni ({finish}) {madeIn} tayyorlagan.',
  ],
  'this X was made': [
    'Bu {maker} {model} {pieceOf} ({finish}) {year}-yilda {madeIn} tayyorlangan.',
  ],
  'this a maker made': [
    'Bu {model} {pieceOf}ni ({finish}) {maker} {year}-yilda {madeIn} tayyorlagan.',
  ],
  'X is a piece': ['{maker} {model} ({finish}) — {year}-yilda {madeIn} tayyorlangan {piece}.'],
  'X of a year is': ['{year}-yilgi {maker} {model} ({finish}) — {madeIn} tayyorlangan {piece}.'],
  'a model is of a maker': [
    '{model} ({finish}) — {maker} brendining {year}-yilda {madeIn} tayyorlangan {pieceOf}.',
  ],
  'that a maker made, its part': [
    '{maker} {year}-yilda {madeIn} tikkan bu {model} {pieceOf} {colour} {material}dan ({finish}), furniturasi {hardwareOnly}.',
    '{maker} {year}-yilda {madeIn} tayyorlagan bu {model} {pieceOf} ({finish}) {colour} {material}dan, metall qismlari {trim}.',
    '{maker} {year}-yilda {madeIn} tayyorlagan bu {model} {pieceOf} ({finish}) {materialOnly}dan.',
    '{maker} {year}-yilda {madeIn} tayyorlagan bu {model} {pieceOf} ({finish}) {colourOnly} {material}dan.',
    '{maker} {year}-yilda {madeIn} tayyorlagan bu {model} {pieceOf} ({finish}) {inlaid}dan, oʻrtasiga {inlay} qoʻyilgan.',
    '{maker} {year}-yilda {madeIn} yigʻgan bu {model} telefonining ({finish}) korpusi {frame}dan, orqasi {leather} charm bilan qoplangan.',
  ],
  'made, of what this X is': [
    '{year}-yilda {madeIn} tikilgan bu {maker} {model} {pieceOf} {colour} {material}dan ({finish}), furniturasi {hardwareOnly}.',
    '{year}-yilda {madeIn} tayyorlangan bu {maker} {model} {pieceOf} ({finish}) {colour} {material}dan, metall qismlari {trim}.',
    '{year}-yilda {madeIn} tayyorlangan bu {maker} {model} {pieceOf} ({finish}) {materialOnly}dan.',
    '{year}-yilda {madeIn} tayyorlangan bu {maker} {model} {pieceOf} ({finish}) {colourOnly} {material}dan.',
    '{year}-yilda {madeIn} tayyorlangan bu {maker} {model} {pieceOf} ({finish}) {inlaid}dan, oʻrtasiga {inlay} qoʻyilgan.',
    '{year}-yilda {madeIn} yigʻilgan bu {maker} {model} telefonining ({finish}) korpusi {frame}dan, orqasi {leather} charm bilan qoplangan.',
    '{madeInOnly} tikilgan bu {maker} {model} {pieceOf} {colour} {material}dan ({finish}), furniturasi {hardwareOnly}; yili nomaʼlum.',
    '{madeInOnly} tayyorlangan bu {maker} {model} {pieceOf} ({finish}) {colour} {material}dan, metall qismlari {trim}; yili nomaʼlum.',
    '{madeInOnly} tayyorlangan bu {maker} {model} {pieceOf} ({finish}) {materialOnly}dan, yili nomaʼlum.',
    '{madeInOnly} tayyorlangan bu {maker} {model} {pieceOf} ({finish}) {colourOnly} {material}dan, yili nomaʼlum.',
    '{madeInOnly} tayyorlangan bu {maker} {model} {pieceOf} ({finish}) {inlaid}dan, oʻrtasiga {inlay} qoʻyilgan; yili nomaʼlum.',
    '{madeInOnly} yigʻilgan bu {maker} {model} telefonining ({finish}) korpusi {frame}dan, orqasi {leather} charm bilan qoplangan; yili nomaʼlum.',
  ],
  'this is X of a year': [
    'Bu — {year}-yilda {madeIn} tayyorlangan {maker} {model} {pieceOf} ({finish}).',
  ],
  'first what it is known for': [
    'Bu {maker} {model} {pieceOf} ({finish}) {year}-yilda {madeIn} tayyorlangan. {noteFirst}',
    '{maker} bu {model} {pieceOf}ni ({finish}) {year}-yilda {madeIn} tayyorlagan. {noteFirst}',
    'Bu — {year}-yilda {madeIn} tayyorlangan {maker} {model} {pieceOf} ({finish}). {noteFirst}',
    'Bu {model} {pieceOf} ({finish}) {year}-yilda {maker} brendining {madeIn}gi ustaxonasida tayyorlangan. {noteFirst}',
    'Bu {maker} {model} {pieceOf} {year}-yilda {madeIn} {colour} {material}dan ({finish}) tikilgan, furniturasi {hardwareOnly}. {noteFirst}',
    'Bu {model} {pieceOf}ni ({finish}) {maker} {year}-yilda {madeIn} tayyorlagan. {noteFirst}',
    'Bu {maker} {model} {pieceOf} {year}-yilda {madeIn} {colour} {material}dan ({finish}) tikilgan, furniturasi {hardwareOnly}. {noteFirst}',
    '{year}-yilda {madeIn} tikilgan bu {maker} {model} {pieceOf} {colour} {material}dan ({finish}), furniturasi {hardwareOnly}. {noteFirst}',
    'Bu {maker} {model} {pieceOf} ({finish}) {madeInOnly} tayyorlangan, yili nomaʼlum. {noteFirst}',
    '{maker} bu {model} {pieceOf}ni ({finish}) {madeInOnly} tayyorlagan, yili nomaʼlum. {noteFirst}',
    '{madeInOnly} tikilgan bu {maker} {model} {pieceOf} {colour} {material}dan ({finish}), furniturasi {hardwareOnly}; yili nomaʼlum. {noteFirst}',
  ],
  'its year is not known': [
    '{maker} {model} {pieceOf} {madeInOnly} {colour} {material}dan ({finish}) tikilgan, furniturasi {hardwareOnly}; yili nomaʼlum.',
  ],
  'this X was made, of no year': [
    'Bu {maker} {model} {pieceOf} ({finish}) {madeInOnly} tayyorlangan, yili nomaʼlum.',
  ],
  'X is a work of masters': [
    'Bu {model} {pieceOf}ni ({finish}) {maker} ustalari {year}-yilda {madeIn} tayyorlagan.',
    'Bu {model} {pieceOf}ni ({finish}) {maker} ustalari {madeInOnly} tayyorlagan, yili nomaʼlum.',
  ],
  'in a workshop this was made': [
    'Bu {model} {pieceOf} ({finish}) {year}-yilda {maker} brendining {madeIn}gi ustaxonasida tayyorlangan.',
    'Bu {model} {pieceOf} ({finish}) {maker} brendining {madeInOnly}gi ustaxonasida tayyorlangan, yili nomaʼlum.',
  ],
  'X is a piece of no year': [
    '{maker} {model} ({finish}) — {madeInOnly} tayyorlangan {piece}, yili nomaʼlum.',
  ],
  'a maker made this, of no year': [
    '{maker} bu {model} {pieceOf}ni {madeInOnly} {colour} {material}dan ({finish}) tikkan, yili nomaʼlum. Furniturasi {hardwareOnly}.',
  ],
  'that a maker made, of no year': [
    '{maker} {madeInOnly} tikkan bu {model} {pieceOf} {colour} {material}dan ({finish}), furniturasi {hardwareOnly}; yili nomaʼlum.',
    '{maker} {madeInOnly} tayyorlagan bu {model} {pieceOf} ({finish}) {colour} {material}dan, metall qismlari {trim}; yili nomaʼlum.',
    '{maker} {madeInOnly} tayyorlagan bu {model} {pieceOf} ({finish}) {materialOnly}dan, yili nomaʼlum.',
    '{maker} {madeInOnly} tayyorlagan bu {model} {pieceOf} ({finish}) {colourOnly} {material}dan, yili nomaʼlum.',
    '{maker} {madeInOnly} tayyorlagan bu {model} {pieceOf} ({finish}) {inlaid}dan, oʻrtasiga {inlay} qoʻyilgan; yili nomaʼlum.',
    '{maker} {madeInOnly} yigʻgan bu {model} telefonining ({finish}) korpusi {frame}dan, orqasi {leather} charm bilan qoplangan; yili nomaʼlum.',
  ],
  'this a maker made, of no year': [
    'Bu {model} {pieceOf}ni ({finish}) {maker} {madeInOnly} tayyorlagan, yili nomaʼlum.',
  ],
} as const;

/**
 * First sentences of watches by what a reader sees of them: two of one shape look alike. A year never
 * follows a model or a reference, many of which end in a number. A dial is told with its surface, and
 * a case with its metal, its size and its bezel, so that neither comes up again.
 */
export const clockOpenings = {
  'X was made': [
    '{maker} {model} ({reference} referensi) {year}-yilda {madeIn} yigʻilgan.',
    '{line} kolleksiyasidagi {maker} {model} soati ({reference} referensi) {year}-yilda {madeIn} yigʻilgan.',
  ],
  'this X was made': [
    '{materialOnly} korpusli bu {maker} {model} soati {year}-yilda {madeIn} yigʻilgan. Referensi — {reference}.',
    '{strap} bu {maker} {model} soati ({reference} referensi) {year}-yilda {madeIn} yigʻilgan; siferblati {face}.',
    '{faceIns} siferblatli bu {maker} {model} soati ({reference} referensi) {year}-yilda {madeIn} {materialOnly}dan yasalgan.',
    '{madeIn} yigʻilgan bu {maker} {model} soati ({reference} referensi) {year}-yilda chiqarilgan; siferblati {face}.',
    'Bu {maker} {model} soati ({reference} referensi) {year}-yilda {madeIn} yigʻilgan. {form} {materialOnly} korpusining eni {mm} mm, {bezel}.',
    '{quartz} bilan ishlaydigan bu {maker} {model} soati ({reference} referensi) {year}-yilda {madeIn} yigʻilgan.',
  ],
  'a case of this X': [
    'Korpusi {materialOnly}dan, diametri {mmOnly} mm boʻlgan bu {maker} {model} soati {year}-yilda {madeIn} yigʻilgan; {bezel}, suvga chidamliligi — {water}. Referensi — {reference}.',
    'Diametri {mmOnly} mm boʻlgan bu {year}-yilgi {maker} {model} soatining korpusi {materialOnly}dan, {bezel}. Referensi — {reference}.',
  ],
  'of a year, its dial': [
    '{year}-yilgi {maker} {model} soatining siferblati {face}; soat {madeIn} yigʻilgan. Referensi — {reference}.',
  ],
  'of a year, its case': [
    '{year}-yilgi {maker} {model} soatining korpusi {materialOnly}dan, diametri {mmOnly} mm, {bezel}; suvga chidamliligi — {water}. Referensi — {reference}.',
    '{year}-yilgi {maker} {model} soatining {form} korpusi {materialOnly}dan, eni {mm} mm, {bezel}; suvga chidamliligi — {water}. Referensi — {reference}.',
  ],
  'of a year for men or women': [
    '{gender} uchun moʻljallangan {year}-yilgi {maker} {model} soatining {strapName}. Referensi — {reference}.',
  ],
  'a maker made this': [
    '{maker} bu {model} soatini ({reference} referensi) {year}-yilda {madeIn} {materialOnly}dan yasagan.',
  ],
  'in a year a maker made this': [
    '{year}-yilda {maker} bu {model} soatini {madeIn} yigʻgan. Referensi — {reference}.',
  ],
  'a maker built a movement into this': [
    '{maker} {year}-yilda {madeIn} bu {model} soatini yigʻib, unga {movement}ni oʻrnatgan; yurish zaxirasi {reserve}. Referensi — {reference}.',
    'Bu {model} soatiga {maker} {quartz}ni oʻrnatgan, soat {year}-yilda {madeIn} yigʻilgan. Referensi — {reference}.',
  ],
  'X was made, inside is': [
    '{maker} {model} soati {year}-yilda {madeIn} yigʻilgan, ichida {movement} ishlaydi; yurish zaxirasi {reserve}. Referensi — {reference}.',
  ],
  'which is so, a maker made it': [
    '{faceIns} siferblatli bu {model} soatini {maker} {year}-yilda {madeIn} yigʻgan. Referensi — {reference}.',
    'Referensi {reference} boʻlgan bu {model} soatini {maker} {year}-yilda {madeIn} yigʻgan; siferblati {face}.',
  ],
  'that a maker made, its part': [
    '{maker} {year}-yilda {madeIn} yigʻgan bu {model} soatining siferblati {face}; {strapName}. Referensi — {reference}.',
  ],
  'X is a watch': [
    '{maker} {model} ({reference} referensi) — {year}-yilda {madeIn} yigʻilgan {gender} soati; siferblati {face}.',
    '{maker} {model} — {faceIns} siferblatli soat, {year}-yilda {madeIn} yigʻilgan. Referensi — {reference}.',
  ],
  'X of a year is': [
    '{year}-yilgi {maker} {model} ({reference} referensi) — {form} {materialOnly} korpusli soat, eni {mm} mm, {bezel}.',
    '{year}-yilgi {maker} {model} — {madeIn} yigʻilgan {materialOnly} korpusli {gender} soati. Referensi — {reference}.',
    '{year}-yilgi {maker} {model} ({reference} referensi) — {strap} soat; siferblati {face}.',
  ],
  'this X was made, its reference': [
    'Bu {maker} {model} soati {year}-yilda {madeIn} yigʻilgan, referensi — {reference} ({from}-yildan {to}-yilgacha ishlab chiqarilgan).',
  ],
  'a reference was shown': [
    '{maker} {model} soatining {reference} referensi {since}-yilda taqdim etilgan, bu soat esa {year}-yilda {madeIn} yigʻilgan.',
  ],
  'a maker made a reference': [
    '{maker} {reference} referensini {from}-yildan {to}-yilgacha ishlab chiqargan, bu {model} soati esa {year}-yilda {madeIn} yigʻilgan.',
  ],
  'made, the strap of X': [
    '{year}-yilda {madeIn} yigʻilgan {maker} {model} soatining {strapName}. Referensi — {reference}.',
  ],
  'this thing is X': [
    '{year}-yilda {madeIn} yigʻilgan bu soat — {maker} {model}; {form} {materialOnly} korpusining eni {mm} mm, {bezel}. Referensi — {reference}.',
    '{year}-yilda {madeIn} yigʻilgan bu soat — {maker} {model} ({reference} referensi); siferblati {face}.',
  ],
  'this a maker made': [
    'Bu {model} soatini {maker} {year}-yilda {madeIn} yigʻgan, referensi — {reference}.',
    'Bu soatni {maker} {year}-yilda {madeIn} yigʻgan: modeli — {model}, referensi — {reference}.',
  ],
  'X of a year is driven by': [
    '{year}-yilgi {maker} {model} soatini {movement} yurgizadi, yurish zaxirasi {reserve}. Referensi — {reference}.',
    'Bu {year}-yilgi {maker} {model} soatida {movement} ishlaydi, yurish zaxirasi {reserve}. Referensi — {reference}.',
  ],
  'this model is what a maker made': [
    'Bu {model} ({reference} referensi) — {maker} {year}-yilda {madeIn} yigʻgan soat.',
  ],
  'made of a metal, its reference': [
    '{madeIn} {year}-yilda {materialOnly}dan yasalgan bu {maker} {model} soatining referensi — {reference}.',
  ],
  'the strap of this X of a year': [
    'Bu {year}-yilgi {maker} {model} soatining ({reference} referensi) {strapName}; siferblati {face}.',
  ],
  'this watch for men or women is X': [
    'Bu {gender} soati — {maker} {model} ({reference} referensi), {year}-yilda {madeIn} yigʻilgan.',
  ],
  'a model is of a maker': [
    '{model} — {maker} brendining {gender} soati, {year}-yilda {madeIn} yigʻilgan. Referensi — {reference}.',
  ],
  'made, with a movement': [
    '{madeIn} {year}-yilda yigʻilgan bu {maker} {model} soatiga {movement} oʻrnatilgan; yurish zaxirasi {reserve}. Referensi — {reference}.',
  ],
  'in X there works': [
    '{maker} {model} soatida {movement} ishlaydi, yurish zaxirasi {reserve}; chiqarilgan yili — {year}, referensi — {reference}.',
  ],
  'the strap of X': [
    '{maker} {model} soatining {strapName}; soat {year}-yilda {madeIn} yigʻilgan. Referensi — {reference}.',
  ],
  'the case of X': [
    '{maker} {model} soatining korpusi {materialOnly}dan, diametri {mmOnly} mm, {bezel}; soat {year}-yilda {madeIn} yigʻilgan. Referensi — {reference}.',
    '{maker} {model} soatining {form} korpusi {materialOnly}dan, eni {mm} mm, {bezel}; soat {year}-yilda {madeIn} yigʻilgan. Referensi — {reference}.',
  ],
  'a reference is of X': [
    '{reference} — {maker} {model} soatining referensi; soat {year}-yilda {madeIn} yigʻilgan.',
  ],
  'a movement is of X': [
    '{movement} — {year}-yilgi {maker} {model} soatining mexanizmi, yurish zaxirasi {reserve}. Referensi — {reference}.',
  ],
  'the thing was made, its model': [
    'Soat {year}-yilda {madeIn} yigʻilgan, modeli — {maker} {model} ({reference} referensi).',
  ],
  'the model of this thing': [
    'Bu soatning modeli — {maker} {model}, referensi — {reference}; u {year}-yilda {madeIn} yigʻilgan.',
  ],
  'this X has functions': [
    'Bu {maker} {model} soatida {functionsOnly} bor, u {year}-yilda {madeIn} yigʻilgan. Referensi — {reference}.',
  ],
} as const;

import { type Template } from '../language';

/**
 * First sentences that tell one fact of a piece before when and where it was made, by the fact and how
 * it is told; to a reader two of one shape are alike, of whatever kind the piece is.
 */
type ByFact = Readonly<Record<string, readonly Template[]>>;

export const clocksByFact: ByFact = {
  'of what the case of this is': [
    'Bu {year}-yilgi{whereMade} {maker} {model} soatining korpusi {materialOnly}dan, diametri {mmOnly} mm, {bezel}. Referensi — {reference}.',
    'Bu {year}-yilgi{whereMade} {maker} {model} soatining {form} korpusi {materialOnly}dan, eni {mm} mm, {bezel}. Referensi — {reference}.',
  ],
  'which collection it is of': [
    '{maker} {model} soati {line} kolleksiyasiga kiradi, u {year}-yilda{whereMade} yigʻilgan. Referensi — {reference}.',
  ],
};

const madeOf = '{year}-yilda {madeIn} {fineness}-probali {material}dan yasalgan';
const madeSometime = '{madeInOnly} {fineness}-probali {material}dan yasalgan, yili nomaʼlum';

export const jewelsByFact: ByFact = {
  'of what stones this has': [
    'Bu {year}-yilgi {maker} {model} {pieceOf}da {stonesOnly} bor; {piece} {madeIn} {fineness}-probali {material}dan yasalgan.',
    `${madeOf} {maker} {model} {pieceOf}da {stonesOnly} bor.`,
  ],
  'its model is': [
    `{piece} ${madeOf}, modeli — {maker} {model}.`,
    'Bu {fineness}-probali {material} {piece} {year}-yilda {madeIn} yasalgan, modeli — {maker} {model}.',
    'Bu {fineness}-probali {material} {piece} {madeInOnly} yasalgan, modeli — {maker} {model}, yili nomaʼlum.',
  ],
  'with something of its own this thing is X': [
    `{motifPhrase} bu {piece} — ${madeOf} {maker} {model}.`,
  ],
  'it has what it shows': [
    `{maker} {model} {pieceOf}da {stonesOnly} bor; {piece} ${madeOf}.`,
    `{maker} {model} {pieceOf}da {stonesOnly} bor; {piece} ${madeSometime}.`,
  ],
  'made, of what this X is, of no year': [
    '{madeInOnly} yasalgan bu {maker} {model} {pieceOf} {fineness}-probali {material}dan, yili nomaʼlum.',
  ],
};

export const accessoriesByFact: ByFact = {
  'of what the hardware of this is': [
    'Bu {year}-yilgi {maker} {model} {pieceOf}ning furniturasi {hardwareOnly}; {piece} {madeIn} {colour} {material}dan ({finish}) tikilgan.',
    'Bu {year}-yilgi {maker} {model} {pieceOf}ning ({finish}) metall qismlari {trim}; {piece} {madeIn} {colour} {material}dan ishlangan.',
    'Bu {year}-yilgi {maker} {model} {pieceOf}ning ({finish}) korpusi {frame}dan; {piece} {madeIn} yigʻilgan, orqasi {leather} charm bilan qoplangan.',
  ],
  'a part of X is': [
    '{maker} {model} {pieceOf}ning furniturasi {hardwareOnly}; {piece} {year}-yilda {madeIn} {colour} {material}dan ({finish}) tikilgan.',
    '{maker} {model} {pieceOf}ning furniturasi {hardwareOnly}; {piece} {madeInOnly} {colour} {material}dan ({finish}) tikilgan, yili nomaʼlum.',
    '{maker} {model} {pieceOf}ning ({finish}) metall qismlari {trim}; {piece} {year}-yilda {madeIn} {colour} {material}dan ishlangan.',
    '{maker} {model} {pieceOf}ning ({finish}) metall qismlari {trim}; {piece} {madeInOnly} {colour} {material}dan ishlangan, yili nomaʼlum.',
    '{maker} {model} {pieceOf}ning ({finish}) korpusi {frame}dan; {piece} {year}-yilda {madeIn} yigʻilgan, orqasi {leather} charm bilan qoplangan.',
    '{maker} {model} {pieceOf}ning ({finish}) korpusi {frame}dan; {piece} {madeInOnly} yigʻilgan, orqasi {leather} charm bilan qoplangan; yili nomaʼlum.',
    '{maker} {model} {pieceOf} ({finish}) {materialOnly}dan; {piece} {year}-yilda {madeIn} ishlangan.',
    '{maker} {model} {pieceOf} ({finish}) {materialOnly}dan; {piece} {madeInOnly} ishlangan, yili nomaʼlum.',
    '{maker} {model} {pieceOf} ({finish}) {colourOnly} {material}dan; {piece} {year}-yilda {madeIn} ishlangan.',
    '{maker} {model} {pieceOf} ({finish}) {colourOnly} {material}dan; {piece} {madeInOnly} ishlangan, yili nomaʼlum.',
    '{maker} {model} {pieceOf}ning ({finish}) oʻrtasiga {inlay} qoʻyilgan; {piece} {year}-yilda {madeIn} {inlaid}dan ishlangan.',
    '{maker} {model} {pieceOf}ning ({finish}) oʻrtasiga {inlay} qoʻyilgan; {piece} {madeInOnly} {inlaid}dan ishlangan, yili nomaʼlum.',
  ],
  'its model is': [
    '{piece} {year}-yilda {madeIn} tayyorlangan, modeli — {maker} {model} ({finish}).',
    'Bu {piece} {year}-yilda {madeIn} tayyorlangan, modeli — {maker} {model} ({finish}).',
    'Bu {piece} {madeInOnly} tayyorlangan, modeli — {maker} {model} ({finish}), yili nomaʼlum.',
  ],
  'this X was made': [
    'Bu {maker} {model} {pieceOf} {year}-yilda {madeIn} {colour} {material}dan ({finish}) tikilgan, furniturasi {hardwareOnly}.',
    'Bu {maker} {model} {pieceOf} ({finish}) {year}-yilda {madeIn} {colourOnly} {material}dan ishlangan.',
    'Bu {maker} {model} {pieceOf} ({finish}) {year}-yilda {madeIn} {materialOnly}dan ishlangan.',
  ],
  'with something of its own this thing is X': [
    'Orqasi {leather} charm bilan qoplangan bu {piece} — {year}-yilda {madeIn} yigʻilgan {maker} {model} ({finish}), korpusi {frame}dan.',
  ],
};

/** Works from 1950 on are dated exactly and come from a studio; older ones belong to a school. */
export const artByFact: ByFact = {
  'a part of X is': [
    '{circa}-yil atrofida yaratilgan “{work}” asarining {signature}. Asar {maker}ga mansub.',
    '{exact}-yilda {maker}da yaratilgan “{work}” asarining {signature}.',
  ],
};

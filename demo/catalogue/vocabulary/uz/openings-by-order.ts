import { type Template } from '../language';

/**
 * First sentences whose order is their own: a list before the name or after it, an apposition, a name
 * told as a name, a figure first. Two of one build are alike, of whatever kind the piece is.
 */
type ByOrder = Readonly<Record<string, readonly Template[]>>;

export const jewelsByOrder: ByOrder = {
  'it weighs so much': [
    '{year}-yilgi {maker} {model} {pieceOf} {grams} gramm keladi, ichki diametri {ringSize} mm; u {madeIn} {fineness}-probali {material}dan yasalgan.',
    '{year}-yilgi {maker} {model} {pieceOf} {grams} gramm keladi, ichki aylanasi {wrist} sm; u {madeIn} {fineness}-probali {material}dan yasalgan.',
    '{year}-yilgi {maker} {model} {pieceOf} {grams} gramm keladi, uzunligi {length} sm; u {madeIn} {fineness}-probali {material}dan yasalgan.',
    '{maker} {model} {pieceOf} {grams} gramm keladi, ichki diametri {ringSize} mm; u {madeInOnly} {fineness}-probali {material}dan yasalgan, yili nomaʼlum.',
    '{maker} {model} {pieceOf} {grams} gramm keladi, ichki aylanasi {wrist} sm; u {madeInOnly} {fineness}-probali {material}dan yasalgan, yili nomaʼlum.',
    '{maker} {model} {pieceOf} {grams} gramm keladi, uzunligi {length} sm; u {madeInOnly} {fineness}-probali {material}dan yasalgan, yili nomaʼlum.',
  ],
  'for it a maker chose a metal': [
    'Bu {model} {pieceOf} uchun {maker} {fineness}-probali {material} tanlagan; {piece} {year}-yilda {madeIn} yasalgan.',
    'Bu {model} {pieceOf} uchun {maker} {fineness}-probali {material} tanlagan; {piece} {madeInOnly} yasalgan, yili nomaʼlum.',
  ],
  'X, a country and a year, is of a metal': [
    '{maker} {model} {pieceOf} ({country}, {year}-yil) {fineness}-probali {material}dan.',
  ],
};

export const accessoriesByOrder: ByOrder = {
  'for it a maker chose a leather': [
    'Bu {model} {pieceOf} uchun {maker} {colour} {material}ni ({finish}) tanlagan; {piece} {year}-yilda {madeIn} tikilgan, furniturasi {hardwareOnly}.',
    'Bu {model} {pieceOf} uchun {maker} {colour} {material}ni ({finish}) tanlagan; {piece} {madeInOnly} tikilgan, furniturasi {hardwareOnly}; yili nomaʼlum.',
    'Bu {model} {pieceOf} ({finish}) uchun {maker} {colour} {material} tanlagan; {piece} {year}-yilda {madeIn} ishlangan, metall qismlari {trim}.',
    'Bu {model} {pieceOf} ({finish}) uchun {maker} {colour} {material} tanlagan; {piece} {madeInOnly} ishlangan, metall qismlari {trim}; yili nomaʼlum.',
    'Bu {model} {pieceOf} ({finish}) uchun {maker} {materialOnly} tanlagan; {piece} {year}-yilda {madeIn} ishlangan.',
    'Bu {model} {pieceOf} ({finish}) uchun {maker} {materialOnly} tanlagan; {piece} {madeInOnly} ishlangan, yili nomaʼlum.',
    'Bu {model} {pieceOf} ({finish}) uchun {maker} {inlaid} va {inlay} tanlagan; {piece} {year}-yilda {madeIn} ishlangan.',
    'Bu {model} {pieceOf} ({finish}) uchun {maker} {inlaid} va {inlay} tanlagan; {piece} {madeInOnly} ishlangan, yili nomaʼlum.',
  ],
  'X, a country and a year, is of a material': [
    '{maker} {model} {pieceOf} ({country}, {year}-yil) {colour} {material}dan ({finish}), furniturasi {hardwareOnly}.',
    '{maker} {model} {pieceOf} ({finish}; {country}, {year}-yil) {colour} {material}dan, metall qismlari {trim}.',
    '{maker} {model} {pieceOf} ({finish}; {country}, {year}-yil) {materialOnly}dan.',
    '{maker} {model} {pieceOf} ({finish}; {country}, {year}-yil) {colourOnly} {material}dan.',
  ],
};

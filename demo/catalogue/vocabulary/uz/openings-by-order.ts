import { type Template } from '../language';

/**
 * First sentences whose order is their own: a list before the name or after it, an apposition, a name
 * told as a name, a figure first. Two of one build are alike, of whatever kind the piece is.
 */
type ByOrder = Readonly<Record<string, readonly Template[]>>;

export const jewelsByOrder: ByOrder = {
  'it weighs so much': [
    '{madeIn} {fineness}-probali {material}dan yasalgan {year}-yilgi bu {maker} {model} {pieceOf} {grams} gramm keladi, ichki diametri {ringSize} mm.',
    '{madeIn} {fineness}-probali {material}dan yasalgan {year}-yilgi bu {maker} {model} {pieceOf} {grams} gramm keladi, ichki aylanasi {wrist} sm.',
    '{madeIn} {fineness}-probali {material}dan yasalgan {year}-yilgi bu {maker} {model} {pieceOf} {grams} gramm keladi, uzunligi {length} sm.',
    '{madeInOnly} {fineness}-probali {material}dan yasalgan bu {maker} {model} {pieceOf} {grams} gramm keladi, ichki diametri {ringSize} mm; yili nomaʼlum.',
    '{madeInOnly} {fineness}-probali {material}dan yasalgan bu {maker} {model} {pieceOf} {grams} gramm keladi, ichki aylanasi {wrist} sm; yili nomaʼlum.',
    '{madeInOnly} {fineness}-probali {material}dan yasalgan bu {maker} {model} {pieceOf} {grams} gramm keladi, uzunligi {length} sm; yili nomaʼlum.',
  ],
  'for it a maker chose a metal': [
    '{year}-yilda {madeIn} yasalgan bu {model} {pieceOf} uchun {maker} {fineness}-probali {material}ni tanlagan.',
    '{madeInOnly} yasalgan bu {model} {pieceOf} uchun {maker} {fineness}-probali {material}ni tanlagan, yili nomaʼlum.',
  ],
  'X, a country and a year, is of a metal': [
    '{maker} {model} {pieceOf} ({country}, {year}-yil) {fineness}-probali {material}dan.',
  ],
};

export const accessoriesByOrder: ByOrder = {
  'for it a maker chose a leather': [
    '{year}-yilda {madeIn} tikilgan bu {model} {pieceOf} uchun {maker} {colour} {material}ni ({finish}) tanlagan. Furniturasi {hardwareOnly}.',
    '{madeInOnly} tikilgan bu {model} {pieceOf} uchun {maker} {colour} {material}ni ({finish}) tanlagan, yili nomaʼlum. Furniturasi {hardwareOnly}.',
    '{year}-yilda {madeIn} ishlangan bu {model} {pieceOf} ({finish}) uchun {maker} {colour} {material}ni tanlagan. Metall qismlari {trim}.',
    '{madeInOnly} ishlangan bu {model} {pieceOf} ({finish}) uchun {maker} {colour} {material}ni tanlagan, yili nomaʼlum. Metall qismlari {trim}.',
    '{year}-yilda {madeIn} ishlangan bu {model} {pieceOf} ({finish}) uchun {maker} {materialOnly}ni tanlagan.',
    '{madeInOnly} ishlangan bu {model} {pieceOf} ({finish}) uchun {maker} {materialOnly}ni tanlagan, yili nomaʼlum.',
    '{year}-yilda {madeIn} ishlangan bu {model} {pieceOf} ({finish}) uchun {maker} {inlaid} va {inlay}ni tanlagan.',
    '{madeInOnly} ishlangan bu {model} {pieceOf} ({finish}) uchun {maker} {inlaid} va {inlay}ni tanlagan, yili nomaʼlum.',
  ],
  'X, a country and a year, is of a material': [
    '{maker} {model} {pieceOf} ({country}, {year}-yil) {colour} {material}dan ({finish}), furniturasi {hardwareOnly}.',
    '{maker} {model} {pieceOf} ({finish}; {country}, {year}-yil) {colour} {material}dan, metall qismlari {trim}.',
    '{maker} {model} {pieceOf} ({finish}; {country}, {year}-yil) {materialOnly}dan.',
    '{maker} {model} {pieceOf} ({finish}; {country}, {year}-yil) {colourOnly} {material}dan.',
  ],
};

/** «Форма каблучки X нагадує краплю»: the piece stands in its motif, where both follow each other. */
export const motifOfNamed = (text: string): string =>
  text
    .replace(/^([^|]*)\|([^|]*)\|([^|]*)\|/u, '$1$3$2')
    .replace(/(?<=^Від центра )сережок/u, 'кожної із сережок')
    .replace(/(?<=^Мотив .*Two Butterfly.* — )метелик/u, 'два метелики');

/**
 * The shape of a bag or wallet as a part of the sentence that names it: «Сумка Birkin 35 має дві
 * ручки», where it would follow the name as a sentence of its own.
 */
export const shapeOfNamed = (text: string): string =>
  text
    .replace(/^Сумка ([^.;]*?) Вигнутий клапан/u, 'У сумки $1 вигнутий клапан')
    .replace(/^(Сумка [^.;]*?) Сумка у формі/u, '$1 має форму')
    .replace(/^(Сумка [^.;]*?) Сумка (?=\p{L}+на, )/u, '$1 ')
    .replace(/^(Портмоне [^.;]*?) Модель (довг|тонк)а,/u, '$1 $2е,')
    .replace(/^((?:Сумка|Портмоне) [^.;]*?) Модель (?=\p{Ll}|—)/u, '$1 ');

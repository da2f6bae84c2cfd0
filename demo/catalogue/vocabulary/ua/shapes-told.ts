import { asSentence } from '../fill';

/** «Форма каблучки X нагадує краплю»: the piece stands in its motif, where both follow each other. */
export const motifOfNamed = (text: string): string =>
  text
    .replace(/^([^|]*)\|([^|]*)\|([^|]*)\|/u, '$1$3$2')
    .replace(/(?<=^Від центра )сережок/u, 'кожної із сережок')
    .replace(/(?<=^Мотив .*Two Butterfly.* — )метелик/u, 'два метелики');

/** «Запонки з металу, вкритого паладієм, виготовлено …» */
const coated = /(?<=, вкритого \p{L}+)(?= виготовлено)/u;

const parts = 'Лицьовий бік|Клавіші|Екран|Корпус|Висоту полумʼя';

/** «Лицьовий бік запонок X круглий»: the piece stands in its shape, and what it is of follows. */
export const partOfNamed = (text: string): string =>
  text.replace(
    new RegExp(`^(${parts})([^|]*)\\|([^|]*)\\|([^|]*)$`, 'su'),
    (_, part: string, shape: string, named: string, rest: string) =>
      `${part} ${named}${shape} ${asSentence(rest.replace(coated, ','))}`,
  );

/** A name, with the full stops of «2.55» and «S.T. Dupont». */
const name = String.raw`(?:[^.;]|\.(?=\S)|(?<=S\.T)\.)*?`;
const named = (pieces: string, rest: string) => new RegExp(`^((?:${pieces}) ${name})${rest}`, 'u');

/**
 * The shape of a bag, wallet or pen as a part of the sentence that names it: «Сумка Birkin 35 має дві
 * ручки», where it would follow the name as a sentence of its own.
 */
export const shapeOfNamed = (text: string): string =>
  text
    .replace(new RegExp(`^Сумка (${name}) Вигнутий клапан`, 'u'), 'У сумки $1 вигнутий клапан')
    .replace(named('Сумка', ' Сумка у формі'), '$1 має форму')
    .replace(named('Сумка', ' Сумка (?=\\p{L}+на, )'), '$1 ')
    .replace(named('Ручка', ' Ручка (?=\\p{L}+а, )'), '$1 ')
    .replace(named('Ручка', ' Ролер має знімний ковпачок'), '$1 — ролер зі знімним ковпачком')
    .replace(named('Портмоне', ' Модель (довг|тонк)а,'), '$1 $2е,')
    .replace(named('Сумка|Портмоне', ' Модель (?=\\p{Ll}|—)'), '$1 ');

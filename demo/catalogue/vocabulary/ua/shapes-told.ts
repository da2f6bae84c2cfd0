/** «Форма каблучки X нагадує краплю»: the piece stands in its motif, where both follow each other. */
export const motifOfNamed = (text: string): string =>
  text
    .replace(/^([^|]*)\|([^|]*)\|([^|]*)\|/u, '$1$3$2')
    .replace(/^Ланцюг браслета(?= .* складається з великих ланок)/u, 'Браслет')
    .replace(/(?<=^Мотив .*Two Butterfly.* — )метелик/u, 'два метелики');

/** A name, with the full stops of «2.55» and «S.T. Dupont». */
const name = String.raw`(?:[^.;]|\.(?=\S)|(?<=S\.T)\.)*?`;
const named = (pieces: string, rest: string) => new RegExp(`^((?:${pieces}) ${name})${rest}`, 'u');

/**
 * The shape of a piece as a part of the sentence that names it: «Сумка Birkin 35 має дві
 * ручки», where it would follow the name as a sentence of its own.
 */
export const shapeOfNamed = (text: string): string =>
  text
    .replace(new RegExp(`^Сумка (${name}) Вигнутий клапан`, 'u'), 'У сумки $1 вигнутий клапан')
    .replace(named('Портмоне', ' Модель тонка,'), '$1 тонке,')
    .replace(named('Сумка|Портмоне|Ручка', ' Модель (?=\\p{Ll}|—)'), '$1 ')
    .replace(
      named('Запонки', ' Лицьовий бік (\\p{L}+ий), (\\p{L}+ \\d+ мм), застібка поворотна'),
      '$1 мають $2 лицьовий бік $3 і поворотну застібку',
    )
    .replace(
      named('Запонки', ' Лицьовий бік має форму (\\p{L}+ завширшки \\d+ мм), застібка поворотна'),
      '$1 мають лицьовий бік у формі $2 і поворотну застібку',
    )
    .replace(
      named('Запальничка', ' Корпус високий, класичних пропорцій, кришка на шарнірі'),
      '$1 має високий корпус класичних пропорцій і кришку на шарнірі',
    )
    .replace(named('Запальничка', ' Корпус невеликий, кришку'), '$1 невелика, її кришку')
    .replace(new RegExp(`^Запальничка (${name}) Висоту`, 'u'), 'У запальнички $1 висоту')
    .replace(new RegExp(`^Телефон (${name}) Клавіші`, 'u'), 'У телефона $1 клавіші')
    .replace(new RegExp(`^Телефон (${name}) Екран`, 'u'), 'У телефона $1 екран');

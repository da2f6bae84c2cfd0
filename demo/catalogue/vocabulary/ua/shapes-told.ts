/** «Форма каблучки X нагадує краплю»: the piece stands in its motif, where both follow each other. */
export const motifOfNamed = (text: string): string =>
  text
    .replace(/^([^|]*)\|([^|]*)\|([^|]*)\|/u, '$1$3$2')
    .replace(/^Ланцюг браслета(?= .* складається з великих ланок)/u, 'Браслет')
    .replace(/(?<=^Мотив .*Two Butterfly.* — )метелик/u, 'два метелики');

/** A name, with the full stops of «2.55» and «S.T. Dupont». */
const name = String.raw`(?:[^.;]|\.(?=\S)|(?<=S\.T)\.)*?`;
const named = (pieces: string, rest: string) => new RegExp(`^((?:${pieces}) ${name})${rest}`, 'u');

/** «X (Франція) — чорнильна ручка із золотим пером»: no adjective is left behind the name. */
function suchPiece(
  _: string,
  piece: string,
  named: string,
  first: string,
  second: string | undefined,
  having: string,
  flap: string | undefined,
): string {
  const kind = [first, second ?? '', piece.toLowerCase()].filter((word) => word !== '').join(' ');
  const told = piece === 'Портмоне' ? kind.replace(/а(?= )/u, 'е') : kind;
  return `${named} — ${told}${having}${flap === undefined ? '' : '; клапан'}`;
}

/**
 * The shape of a piece as a part of the sentence that names it: «Сумка Birkin 35 має дві
 * ручки», where it would follow the name as a sentence of its own.
 */
export const shapeOfNamed = (text: string): string =>
  text
    .replace(new RegExp(`^Сумка (${name}) Вигнутий клапан`, 'u'), 'У сумки $1 вигнутий клапан')
    .replace(
      new RegExp(`^Сумка (${name}) Модель прямокутна, як портфель,[^.]*`, 'u'),
      '$1 — сумка у формі портфеля з ручкою вгорі й замком',
    )
    .replace(
      new RegExp(
        `^(Сумка|Ручка|Портмоне) (${name}) Модель (\\p{L}+а)(?:, (\\p{L}+а))?,( (?:зі?|із|лише) [^,.]*)(, клапан)?`,
        'u',
      ),
      suchPiece,
    )
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
    .replace(
      new RegExp(`^Запальничка (${name}) Корпус невеликий, кришку`, 'u'),
      '$1 — невелика запальничка, кришку якої',
    )
    .replace(new RegExp(`^Запальничка (${name}) Висоту`, 'u'), 'У запальнички $1 висоту')
    .replace(new RegExp(`^Телефон (${name}) Клавіші`, 'u'), 'У телефона $1 клавіші')
    .replace(new RegExp(`^Телефон (${name}) Екран`, 'u'), 'У телефона $1 екран');

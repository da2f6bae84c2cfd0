/** A metal in the genitive («розового золота») as a metal is named. */
const named = (metal: string): string =>
  metal
    .replace(/ого(?=[ ,])/g, 'ое')
    .replace('золота', 'золото')
    .replace('серебра', 'серебро')
    .replace('платины', 'платина')
    .replace('стали', 'сталь')
    .replace('титана', 'титан');

/** Of those who made a work, as they stand before «написал» or «создала». */
const authorEndings: Readonly<Record<string, string>> = {
  Художник: '',
  Мастерск: 'ая',
  Печатн: 'я',
};

/** Words in the form that their place in the first sentence asks for. */
export const inForm = (text: string): string =>
  text
    .replace(
      /^(Металл эт(?:(?!\. [А-ЯЁ])[^—])* — )([^.]*)\./,
      (_, before: string, metal: string) => {
        return `${before}${named(metal)}.`;
      },
    )
    // What a piece is with belongs to it, not to its making.
    .replace(
      /^(Металл эт[^,]*), (сделанн(?:(?! в (?:виде|форме) )[^—])*?) (с [^—]*), — /,
      '$1 $3, $2, — ',
    )
    // Who painted a work, and what was painted.
    .replace(
      /^(Около \d+ года [^.]*? )?([Хх]удожник|Мастерск|Печатн)(?:а|ой|и) ([^.]*? (?:написал|создала) )(картина|акварель|литография) /,
      (_, when = '', who: string, name: string, what: string) =>
        `${when}${who}${authorEndings[who] ?? ''} ${name}${what.replace('картина', 'картину').replace('литография', 'литографию')} `,
    )
    .replace(
      /^Картина («[^»]*» )?(написал [^.]*)/,
      (_, work: string, rest: string) => `Картину ${work}${rest}`,
    )
    .replace(/^((?:Картин[ау]|Акварель) «[^»]*» написал [^.]* года художник)а /, '$1 ')
    // Of cufflinks, each of which has one.
    .replace(/ с вставка (?=из )/, ' со вставками ')
    // A case behind a dash: of steel it is told by its adjective, and without a bezel before its size.
    .replace(/^([^.]*орпус этих [^—]* — )из стали, /, '$1стальной, ')
    .replace(/^([^.]*орпус этих [^—]* — [^;]*?, )(диаметром [\d,]+ мм), (без безеля)/, '$1$3, $2')
    .replace(/(?<=муж|жен)ские (?=час(?:ов|ах) )/g, 'ских ')
    .replace(/( часы (?:(?!\. [А-ЯЁ])[^])*?) — из стали, (?=на )/, '$1 — стальные, ')
    .replace(/((?:^| )[Зз]апонки [^—]*?) — из стали(?=[.;])/, '$1 — стальные')
    // Behind a dash a metal is that of the watch and of its bracelet.
    .replace(
      / — из ((?:\S+ и )?\S+(?: золота)?), (на [^;.]*?браслете[^;.]*?) из \1(?=[;.])/,
      ' — из $1, $2',
    );

/** A metal in the genitive («розового золота») as it follows «выбрал». */
const chosen = (metal: string): string =>
  metal
    .replace(/ого(?=[ ,])/g, 'ое')
    .replace('золота', 'золото')
    .replace('серебра', 'серебро')
    .replace('платины', 'платину')
    .replace('стали', 'сталь')
    .replace('титана', 'титан')
    .replace('керамики', 'керамику');

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
      /^(Для (?:(?!\. [А-ЯЁ])[^])* выбрал )([^.]*)\./,
      (_, before: string, metal: string) => {
        return `${before}${chosen(metal)}.`;
      },
    )
    .replace(/( выбрал )фурнитуру (\S+)ая\./, '$1$2ую фурнитуру.')
    // Who painted a work, and what was painted.
    .replace(
      /^(Художник|Мастерск|Печатн)(?:а|ой|и) ([^.]*? (?:написал|создала) )(картина|акварель|литография) /,
      (_, who: string, name: string, what: string) =>
        `${who}${authorEndings[who] ?? ''} ${name}${what.replace('картина', 'картину').replace('литография', 'литографию')} `,
    )
    // What is shown on a dial is told of by what points at it.
    .replace(/^[^;]* оснащены [^;]*(?=; механизм)/, (first) =>
      first
        .replace('датой и вторым часовым поясом', 'указателями даты и второго часового пояса')
        .replace('датой и указателем запаса хода', 'указателями даты и запаса хода')
        .replace('оснащены датой', 'оснащены указателем даты')
        .replace('оснащены вторым часовым поясом', 'оснащены указателем второго часового пояса')
        .replace('оснащены отсчётом', 'оснащены функцией отсчёта'),
    )
    .replace(
      /^([^;]* оснащены [^;]*запаса хода; механизм — [^;]*?), запас хода — /,
      '$1, полного завода хватает на ',
    )
    // A case behind a dash: of steel it is told by its adjective, and without a bezel before its size.
    .replace(/^([^.]*орпус этих [^—]* — )из стали, /, '$1стальной, ')
    .replace(/^([^.]*орпус этих [^—]* — [^;]*?, )(диаметром [\d,]+ мм), (без безеля)/, '$1$3, $2')
    .replace(/(?<=муж|жен)ские (?=час(?:ов|ах) )/g, 'ских ')
    .replace(/^([^—]* — так )марка (?=(?:Cartier|Chanel|Bvlgari|Chopard|Hermès) назвала)/, '$1дом ')
    .replace(/^([^—]* — так дом \S+ назвал)а/, '$1')
    .replace(/( часы (?:(?!\. [А-ЯЁ])[^])*?) — из стали, (?=на )/, '$1 — стальные, ')
    .replace(/( запонки [^—]*?) — из стали(?=[.;])/, '$1 — стальные')
    // Behind a dash a metal is that of the watch and of its bracelet.
    .replace(
      / — из ((?:\S+ и )?\S+(?: золота)?), (на [^;.]*?браслете[^;.]*?) из \1(?=[;.])/,
      ' — из $1, $2',
    );

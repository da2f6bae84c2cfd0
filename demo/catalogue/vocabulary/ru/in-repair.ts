/** Conditions in which a movement is not said to run. */
const waits =
  /останавлива[её]тся|останавливаются|головка не держится|выходит за пределы допуска|вышла за пределы допуска/;

/** Watches as they follow «в»: «эти мужские часы …, сделанные» is told of as «этих мужских часах …, сделанных». */
const inThese = (whose = '', name: string, made: string): string =>
  `этих ${whose.replace('ие ', 'их ')}часах ${name}, ${made}ых`;

type Told = string | ((whole: string, ...parts: (string | undefined)[]) => string);

/** The movement as it is told of a watch that runs, and of one that waits for its repair. */
const movements: readonly (readonly [runs: RegExp, built: Told])[] = [
  [/ работают на кварцевом калибре /, ' оснащены кварцевым калибром '],
  [/ работают на калибре /, ' оснащены калибром '],
  [
    /^(К[^.]*?калибр|Калибр) ((?:(?!\. [А-ЯЁ])[^])*?) приводит в движение эти (мужские |женские )?часы ((?:(?!\. [А-ЯЁ])[^])*?), (сделанн)ые /,
    (_, calibre = '', which = '', whose, name = '', made = '') =>
      `${calibre} ${which} установлен в ${inThese(whose, name, made)} `,
  ],
  [
    /^За ход этих ((?:мужских |женских )?)часов ((?:(?!\. [А-ЯЁ])[^])*?) отвечает /,
    'В этих $1часах $2 установлен ',
  ],
  [
    /^После полного завода эти ((?:мужск|женск)ие )?часы ((?:(?!\. [А-ЯЁ])[^])*?), (сделанн)ые ([^.]*?), идут /,
    (_, whose = '', name = '', made = '', where = '') =>
      `Запас хода этих ${whose.replace('ие ', 'их ')}часов ${name}, ${made}ых ${where}, — `,
  ],
  [
    /^Эти ((?:мужск|женск)ие )?часы ((?:(?!\. [А-ЯЁ])[^])*?), (собранн)ые ([^.:]*?), идут без подзавода ([^:]*): внутри ((?:(?!\. [А-ЯЁ])[^])*?)(?=\.(?: [А-ЯЁ]|$))/,
    (_, whose, name = '', made = '', where = '', reserve = '', calibre = '') =>
      `В ${inThese(whose, name, made)} ${where}, установлен ${calibre}; запас хода — ${reserve}`,
  ],
  [
    /^Заводить эти ((?:мужск|женск)ие )?часы ((?:(?!\. [А-ЯЁ])[^])*?), (сделанн)ые ([^.:]*?), не нужно: внутри /,
    (_, whose, name = '', made = '', where = '') =>
      `В ${inThese(whose, name, made)} ${where}, установлен `,
  ],
  [/(^|\. )Часы приводит в движение /, '$1Установлен '],
  [/ запаса хода хватает на /, ' запас хода — '],
  [/ полного завода хватает на /, ' полный завод рассчитан на '],
];

/** A watch that stops or needs its repair is not said to run: «В этих часах … установлен калибр 3235». */
export function inRepairTold(text: string): string {
  if (!waits.test(text)) return text;
  return movements.reduce(
    (told, [runs, built]) =>
      typeof built === 'string' ? told.replace(runs, built) : told.replace(runs, built),
    text,
  );
}

/** Conditions in which a movement is not said to run. */
const waits =
  /останавлива[её]тся|останавливаются|головка не держится|ход вне допуска|вышла за пределы допуска/;

/** A watch and its movement; no other opening is built so, since a watch that runs goes by its movement. */
const fitted = (whose: string, watch: string, movement: string): string =>
  `Эти ${whose.replace('их ', 'ие ')}часы ${watch} оснащены ${movement.replace(/^(кварцев)ый /, '$1ым ').replace(/(?<=^(?:кварцевым )?)калибр /, 'калибром ')}`;

/** A movement that may show how long it will go, and for how long it would. */
const withReserve = (movement: string, reserve: string): string =>
  `${movement}; ${movement.includes('запаса хода') ? 'полный завод рассчитан на' : 'запас хода —'} ${reserve}`;

/** A name, with its reference in brackets or without. */
const name = '((?:(?!\\. [А-ЯЁ])[^])*?)';

type Told = string | ((whole: string, ...parts: (string | undefined)[]) => string);

/** The movement as it is told of a watch that runs, and of one that waits for its repair. */
const movements: readonly (readonly [runs: RegExp, built: Told])[] = [
  [/ работают на кварцевом калибре /, ' оснащены кварцевым калибром '],
  [/ работают на калибре /, ' оснащены калибром '],
  [
    new RegExp(
      `^За ход этих ((?:мужских |женских )?)часов ${name} отвечает ((?:кварцевый )?калибр )`,
    ),
    (_, whose = '', watch = '', movement = '') => fitted(whose, watch, movement),
  ],
  [
    new RegExp(`^После полного завода эти ((?:мужск|женск)ие )?часы ${name} идут `),
    (_, whose = '', watch = '') =>
      `Запас хода этих ${whose.replace('ие ', 'их ')}часов ${watch} — `,
  ],
  [
    new RegExp(
      `^Эти ((?:мужск|женск)ие )?часы ${name} не нужно заводить: внутри (кварцевый калибр )`,
    ),
    (_, whose = '', watch = '', movement = '') => fitted(whose, watch, movement),
  ],
  [/(^|\. )Часы приводит в движение /, '$1Установлен '],
  [/(?<!полного) завода хватает на /, ' запас хода — '],
  [/ полного завода хватает на /, ' полный завод рассчитан на '],
  // What is inside before how long it would go, whether the same sentence tells it or a later one.
  [
    new RegExp(
      `^Запас хода этих ((?:мужских |женских )?)часов ${name} — ([^.;]*)\\.((?: [^]*?)?) (Внутри|Установлен|Механизм —|Через прозрачную заднюю крышку виден|Под \\S+ой задней крышкой|Задняя крышка прозрачная, под ней) (калибр [^;]*?)\\.(?= |$)`,
    ),
    (_, whose = '', watch = '', reserve = '', others = '', where = '', movement = '') =>
      /прозрачн|сапфиров/.test(where)
        ? `Через прозрачную заднюю крышку этих ${whose}часов ${watch} виден ${withReserve(movement, reserve)}.${others}`
        : `${fitted(whose, watch, withReserve(movement, reserve))}.${others}`,
  ],
];

/** A watch that stops or needs its repair is not said to run: «Эти часы … оснащены калибром 3235». */
export function inRepairTold(text: string): string {
  if (!waits.test(text)) return text;
  return movements.reduce(
    (told, [runs, built]) =>
      typeof built === 'string' ? told.replace(runs, built) : told.replace(runs, built),
    text,
  );
}

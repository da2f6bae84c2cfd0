import { behindNote } from './note-first';

type Body = readonly [of: string, fittings?: string, more?: string];

/** What a thing is made of, its fittings, and what closes the sentence. */
const bodies: readonly Body[] = [
  ['из {colouredName}', ' {hardwarePhrase}'],
  ['из {colouredOnly}'],
  ['из {materialOnly}'],
  ['в корпусе из {frame} с отделкой из {leatherOf} кожи'],
  ['из {inlaid}', '', '; в центре каждой — {inlay}'],
];

/** Where a thing was made and when; of some the year is not known. */
const dates = ['{madeIn} в {year} году', '{madeInOnly}'] as const;

/** Every opening tells the country and the year, first of what is dated. */
const ways: readonly ((date: string, ...body: Body) => string)[] = [
  (date, of, fittings = '', more = '') =>
    `{piece} {maker} {model} {finish} ${of}${fittings} {made} ${date}${more}.`,
  (date, of, fittings = '', more = '') =>
    `{maker} {model} {finish} — {piece} ${of}${fittings}, {madePart} ${date}${more}.`,
  (date, of, fittings = '', more = '') =>
    `дом {maker} сделал ${date} {thisAcc} {pieceAcc} {model} {finish} ${of}${fittings}${more}.`,
  (date, of, fittings = '', more = '') =>
    `{this} {piece} {maker} {model} {finish} ${of}${fittings} {crafted} ${date}${more}.`,
  (date, of, fittings = '', more = '') =>
    `{model} {finish} — {piece} {maker} ${of}${fittings}, {madePart} ${date}${more}.`,
  (date, of, fittings = '', more = '') =>
    `{this} {piece} {maker} {model} {finish} ${of}${fittings} {made} ${date}${more}.${behindNote}`,
  (date, of, fittings = '', more = '') =>
    `{piece} {model} {finish} ${of}${fittings} {made} домом {maker} ${date}${more}.`,
  (date, of, fittings = '', more = '') =>
    `{this} {piece} {maker} {model} {finish}${fittings} {made} ${date} ${of}${more}.`,
  (date, of, fittings = '', more = '') =>
    `{this} {piece} {model} {finish} дома {maker} ${of}${fittings} {crafted} ${date}${more}.`,
  (date, of, fittings = '', more = '') =>
    `{piece} {maker} {model} {finish}${fittings} {made} ${date} ${of}${more}.`,
  (date, of, fittings = '', more = '') =>
    `{piece} {model} {finish} дома {maker}${fittings} {crafted} ${date} ${of}${more}.`,
  // What its maker called it.
  (date, of, fittings = '', more = '') =>
    `{model} — так дом {maker} назвал {thisAcc} {pieceAcc} {finish} ${of}${fittings}, {madePartAcc} ${date}${more}.`,
  // Whose work it is, behind a dash.
  (date, of, fittings = '', more = '') =>
    `{piece} {model} {finish} ${of}${fittings} — работа дома {maker}; {made} ${date}${more}.`,
  // The house in which it was made.
  (date, of, fittings = '', more = '') =>
    `в доме {maker} ${date} {made} {this} {piece} {model} {finish} ${of}${fittings}${more}.`,
];

/** With what the fittings of a bag are. */
const ofFittings = dates.flatMap((date) => [
  `у {thisGen} {pieceGen} {maker} {model} {finish} из {colouredName}, {madePartGen} ${date}, фурнитура {hardwareOnly}.`,
  // What its house chose for it; `in-form.ts` gives that its form.
  `для {thisGen} {pieceGen} {model} {finish} из {colouredName}, {madePartGen} ${date}, дом {maker} выбрал фурнитуру {hardwareOnly}.`,
  `на {thisPrep} {piecePrep} {maker} {model} {finish} из {colouredName}, {madePartPrep} ${date}, фурнитура {hardwareOnly}.`,
  `у {thisGen} {pieceGen} {maker} {model} {finish} из {colouredName}, {madePartGen} ${date}, фурнитура {hardwareOnly}.${behindNote}`,
]);

/** Of what it is, behind a dash. */
const behindDash: typeof ways = [
  (date, of, fittings = '') =>
    `{this} {piece} {maker} {model} {finish}${fittings} — ${of}; {made} ${date}.`,
  (date, of, fittings = '') =>
    `{piece} {maker} {model} {finish}${fittings}, {madePart} ${date}, — ${of}.`,
];

/** Ways of what is dated. */
const datedWays: readonly ((...body: Body) => string)[] = [
  (of, fittings = '') =>
    `{madePart} {madeIn} в {year} году {piece} {maker} {model} {finish}${fittings} — ${of}.`,
  (of, fittings = '', more = '') =>
    `в {year} году {madeIn} {made} {this} {piece} {maker} {model} {finish} ${of}${fittings}${more}.`,
  (of, fittings = '', more = '') =>
    `в {year} году дом {maker} сделал {madeIn} {thisAcc} {pieceAcc} {model} {finish} ${of}${fittings}${more}.`,
  (of, fittings = '', more = '') =>
    `{maker} {model} {finish} — {madeIn} {piece} {year} года ${of}${fittings}${more}.`,
];

export const openings: readonly string[] = [
  ...ways.flatMap((tell) => dates.flatMap((date) => bodies.map((body) => tell(date, ...body)))),
  ...ofFittings,
  ...behindDash.flatMap((tell) =>
    dates.flatMap((date) => bodies.slice(0, 4).map((body) => tell(date, ...body))),
  ),
  ...datedWays.flatMap((tell) => bodies.map((body) => tell(...body))),
]
  // Nothing is made in a country "in a case".
  .filter((one) => !/(?:году|\{madeInOnly\}) в корпусе/.test(one))
  // Nor does one sentence take two semicolons.
  .filter((one) => !/;.*;/.test(one));

import { behindNote } from './note-first';

type Body = readonly [of: string, fittings?: string];

/** What a thing is made of, and its fittings. */
const bodies: readonly Body[] = [
  ['из {colouredName}', ' {hardwarePhrase}'],
  ['из {colouredOnly}'],
  ['из {materialOnly}'],
  ['в корпусе из {frame} с отделкой из {leatherOf} кожи'],
  // Of cufflinks; `in-form.ts` gives these words their form.
  ['из {inlaid}', ' с {inlay}'],
];

/** Where a thing was made and when; of some the year is not known. */
const dates = ['{madeIn} в {year} году', '{madeInOnly}'] as const;

type Way = (date: string, ...body: Body) => string;

/** Every opening tells the country and the year, first of what is dated. */
const ways: readonly Way[] = [
  (date, of, fittings = '') => `{piece} {maker} {model} {finish} ${of}${fittings} {made} ${date}.`,
  (date, of, fittings = '') =>
    `{maker} {model} {finish} — {piece} ${of}${fittings}, {madePart} ${date}.`,
  (date, of, fittings = '') =>
    `{this} {piece} {maker} {model} {finish} ${of}${fittings} {crafted} ${date}.`,
  (date, of, fittings = '') =>
    `{model} {finish} — {piece} {maker} ${of}${fittings}, {madePart} ${date}.`,
  (date, of, fittings = '') =>
    `{this} {piece} {maker} {model} {finish} ${of}${fittings} {made} ${date}.${behindNote}`,
  (date, of, fittings = '') =>
    `{piece} {model} {finish} ${of}${fittings} {made} домом {maker} ${date}.`,
  ...['', behindNote].map(
    (line): Way =>
      (date, of, fittings = '') =>
        `{this} {piece} {maker} {model} {finish}${fittings} {made} ${date} ${of}.${line}`,
  ),
  (date, of, fittings = '') =>
    `{this} {piece} {model} {finish} дома {maker} ${of}${fittings} {crafted} ${date}.`,
  (date, of, fittings = '') => `{piece} {maker} {model} {finish}${fittings} {made} ${date} ${of}.`,
  (date, of, fittings = '') =>
    `{piece} {model} {finish} дома {maker}${fittings} {crafted} ${date} ${of}.`,
  ...['', behindNote].map(
    (line): Way =>
      (date, of, fittings = '') =>
        `дом {maker} сделал {thisAcc} {pieceAcc} {model} {finish} ${date} ${of}${fittings}.${line}`,
  ),
  ...['', behindNote].map(
    (line): Way =>
      (date, of, fittings = '') =>
        `продаём {pieceAcc} {maker} {model} {finish} ${of}${fittings}, {madePartAcc} ${date}.${line}`,
  ),
  ...['', behindNote].map(
    (line): Way =>
      (date, of, fittings = '') =>
        `предлагаем {pieceAcc} {maker} {model} {finish} ${of}${fittings}, {madePartAcc} ${date}.${line}`,
  ),
  (date, of, fittings = '') =>
    `в наличии — {piece} {maker} {model} {finish} ${of}${fittings}, {madePart} ${date}.`,
  // What is on sale, behind its line or without it.
  ...['', behindNote].map(
    (line): Way =>
      (date, of, fittings = '') =>
        `в продаже — {piece} {maker} {model} {finish} ${of}${fittings}, {madePart} ${date}.${line}`,
  ),
];

/** Ways of what is dated, and of what is not. */
const datedWays: readonly ((...body: Body) => string)[] = [
  (of, fittings = '') =>
    `в {year} году {madeIn} {made} {this} {piece} {maker} {model} {finish} ${of}${fittings}.`,
  (of, fittings = '') =>
    `{maker} {model} {finish} — {madeIn} {piece} {year} года ${of}${fittings}.`,
  (of, fittings = '') => `{maker} {model} {finish} — {madeInOnly} {piece} ${of}${fittings}.`,
  (of, fittings = '') =>
    `{piece} {maker} {model} {finish} ({country}, {year} год) — ${of}${fittings}.`,
  (of, fittings = '') =>
    `{this} {piece} {maker} {model} {finish} ({country}, {year} год) — ${of}${fittings}.${behindNote}`,
  // Country and year as a catalogue gives them, and the thing.
  (of, fittings = '') =>
    `{country}, {year} год: {piece} {maker} {model} {finish} ${of}${fittings}.`,
];

export const openings: readonly string[] = [
  ...ways.flatMap((tell) => dates.flatMap((date) => bodies.map((body) => tell(date, ...body)))),
  ...datedWays.flatMap((tell) => bodies.map((body) => tell(...body))),
]
  // Nothing is made in a country "in a case".
  .filter((one) => !/(?:году|\{madeInOnly\}) в корпусе|^в корпусе/.test(one));

import { type Template } from '../language';
import { point } from './names';

/** What an opening leaves to be told: it counts as many words as it may be told in. */
const left = / ⟦it was (made [^⟧]+)⟧/u;

/** An opening that says where the watch was made, itself or in a sentence that follows. */
export const withCountry = (opening: Template): Template =>
  opening.includes('{madeIn}')
    ? opening
    : opening.replace(/\.(?= |$)/u, ' ⟦it was made {madeIn}⟧.');

const reference = String.raw`, reference (?:[^,.\s]|\.(?=\S))+`;
const year = String.raw`((?:19|20)\d\d)`;

/** The watch that a first sentence names with its year; not one that is given something, nor its case. */
const dated = new RegExp(
  String.raw`^(?!${point}*? (?:(?:gives|gave|fitted|built) this|made the (?:[^,]*? )?case of this) )(${point}*?\b[Tt]his )${year} (?!from\b)([^,]+?${reference})(?=[,.](?! which has ))`,
  'u',
);

/** The same of one whose reference a sentence of its own tells next, which then names it. */
const datedBeforeReference = (next: string) =>
  new RegExp(
    String.raw`^(?=This |Cased in |Fitted with |Fully wound, )(${point}*?\b[Tt]his )${year} (?!from\b)([^,]+?), reference ((?:[^,.]|\.(?=\S))+)(?=[,.])(${point}*\.) ${next}`,
    'u',
  );

/** Where a text has room for the country, each place told in a way of its own; `@` is `made in …`. */
const places: readonly (readonly [place: RegExp, told: string])[] = [
  [dated, '$1$3, @ in $2'],
  [
    datedBeforeReference(String.raw`The reference (?=was |first )`),
    '$1$3, @ in $2$5 Its reference, $4, ',
  ],
  [
    /([.›]) The watch (?=(?:has an? (?!power reserve|[\p{L}-]+ display\.)|runs on |is powered by ))/u,
    '$1 The watch, @, ',
  ],
  [
    /([.›]) It ((?:has an?|runs on|comes on) [^.]*?) and (?=(?:has|comes) )/u,
    '$1 Made@, it $2 and ',
  ],
  [/([.›]) It (?=(?:has an?|comes on) (?![^.]* and (?:has|comes|is) ))/u, '$1 Made@, it '],
  [
    /([.›]) The watch (?=(?:has an? (?!power reserve|[\p{L}-]+ display\.)|runs on |is powered by ))/u,
    '$1 Made@, the watch ',
  ],
  [/([.›]) It (?=is powered by )/u, '$1 It was @ and '],
  [
    new RegExp(
      String.raw`^(.*?\b[Tt]his )${year} (?!from\b)([^,]+?${reference}[,.].*?[.›] The reference (?:was|first) [^.]*?)(?<! to \2)\.(?= )`,
      'u',
    ),
    '$1$3, and this example was @ in $2.',
  ],
];

/** Where nothing else has room. */
const lastPlaces: typeof places = [
  [/([.›]) Inside is (?=(?:the|a) )/u, '$1 The watch, @, runs on '],
  // Of a watch whose year stands after its name.
  [
    new RegExp(String.raw`^(This ${point}*?) from ((?:19|20)\d\d)(${reference}), (?=has )`, 'u'),
    '$1$3, @ in $2, ',
  ],
  // A dial and its strap are told of the watch.
  [/([.›]) The ([^.,]*? dial) is paired with (?=an? )/u, '$1 The watch, @, has a $2 and '],
  [
    /([.›]) The ([^.,]*? dial (?:with|set|engraved with) [^.,]*?) is paired with (?=an? )/u,
    '$1 The watch, @, has a $2 and comes on ',
  ],
  [
    /([.›]) The ((?:self-winding|hand-wound|Spring Drive) [Cc]alibre (?:[^.,]|\.(?=\S))*?) gives the watch /u,
    '$1 The watch, @, runs on the $2 and has ',
  ],
  [
    /([.›]) A ((?:self-winding|hand-wound) movement) gives the watch /u,
    '$1 The watch, @, runs on a $2 and has ',
  ],
  [/([.›]) Behind the dial is (?=(?:the|a) )/u, '$1 The watch, @, is powered by '],
  [
    /([.›]) The ((?:self-winding|hand-wound) [Cc]alibre (?:[^.,]|\.(?=\S))*?) has (?=a power reserve )/u,
    '$1 The watch, @, runs on the $2 and has ',
  ],
  [/([.›]) (?:It|The watch) (?=(?:has|comes|runs|is powered) )/u, '$1 The watch, @, '],
  [new RegExp(String.raw`^(${point}*\.)(?=\s|$)`, 'u'), '$1 The watch was @.'],
];

/** When each place was taken last, by the rows of one catalogue. */
const taken = {
  row: 0,
  last: new Map<string, number>(),
  before: new Map<string, number>(),
  /** The last row that begins as `This Rolex Explorer, reference 124270, made in …`, and the one before it. */
  named: 0,
  namedBefore: 0,
  /** The same of one whose first sentence tells the reference, the country and the year together. */
  chained: 0,
  chainedBefore: 0,
  /** The same of a row of whatever piece that begins as `This bag was made in …`. */
  made: 0,
  madeBefore: 0,
  /** The same of one whose country comes with the years of its reference. */
  example: 0,
  exampleBefore: 0,
  /** The same of one that begins with `Made in …`. */
  start: 0,
  startBefore: 0,
};

/** In how many rows only one begins so; beside those of other pieces, in fewer. */
const rowsOfNamed = 20;
const rowsOfChained = 14;
const rowsOfMade = 3;
const rowsOfExample = 9;
const rowsOfStart = 12;
const madeFirst = new RegExp(String.raw`^Th(?:is|ese) ${point}*? made (?:in|by) `, 'u');
const named = new RegExp(String.raw`^This ${point}*?, made in `, 'u');
const example = /, and this example was made in /u;
const chained = new RegExp(String.raw`^${point}*?, reference (?:[^,.]|\.(?=\S))+, made in `, 'u');

/** The country of another piece before its name, where a watch near it has told its own after. */
const madeAfter = new RegExp(
  String.raw`^Th(is|ese) (${point}*?), made (in [\p{L} ]+?(?: in \d{4})?), (?=is |are |has |have |measures? |folds )`,
  'u',
);
const madeStart = /^Made (?:in|by) /u;

/** Not in this row: a text is finished more than once until it has a length to its liking. */
function lastOf(told: string): number {
  return taken.before.get(told) ?? 0;
}

/** The rows of a catalogue only grow: a row that does not begins another catalogue. */
function begin(row: number): void {
  if (row < taken.row) {
    taken.last.clear();
    taken.named = 0;
    taken.chained = 0;
    taken.made = 0;
    taken.start = 0;
    taken.example = 0;
  }
  if (row !== taken.row) {
    taken.before = new Map(taken.last);
    taken.namedBefore = taken.named;
    taken.chainedBefore = taken.chained;
    taken.startBefore = taken.start;
    taken.exampleBefore = taken.example;
    taken.madeBefore = taken.made;
  }
  taken.row = row;
}

/** Whether the country would be told as in a row nearby, in the first words of both. */
const isNear = (text: string, row: number) =>
  (named.test(text) &&
    (isWithin(rowsOfNamed, taken.namedBefore, row) ||
      isWithin(rowsOfMade, taken.madeBefore, row))) ||
  (chained.test(text) && isWithin(rowsOfChained, taken.chainedBefore, row)) ||
  (example.test(text) && isWithin(rowsOfExample, taken.exampleBefore, row));

const isWithin = (rows: number, before: number, row: number) => before > 0 && row - before < rows;

/** A text of another piece than a watch, which says itself where it was made. */
function otherTold(text: string, row: number): string {
  if (example.test(text)) {
    begin(row);
    taken.example = row;
  }
  if (!madeFirst.test(text) && !madeStart.test(text)) return text;
  // Not of any text: a title has no row, and would begin another catalogue.
  begin(row);
  const told =
    isWithin(rowsOfMade, taken.namedBefore, row) && !isWithin(rowsOfStart, taken.startBefore, row)
      ? text.replace(madeAfter, 'Made $3, th$1 $2 ')
      : text;
  if (madeFirst.test(told)) taken.made = row;
  else taken.start = row;
  if (chained.test(told)) taken.chained = row;
  return told;
}

/** A text apart from what is left to tell of its country. */
export function countryApart(text: string): readonly [text: string, made: string | undefined] {
  return [text.replace(left, ''), left.exec(text)?.[1]];
}

/** The country in that of the places which was taken longest ago in the rows before. */
export function countryTold(text: string, made: string | undefined, row = 1): string {
  if (made === undefined) return otherTold(text, row);
  begin(row);
  const tellings = (some: typeof places) =>
    some
      .filter(([place]) => place.test(text))
      .map(([place, told]) => ({
        told,
        text: text.replace(place, told.replace('Made@', made.replace('m', 'M')).replace('@', made)),
      }));
  const isApart = (one: { text: string }) => !isNear(one.text, row);
  const free = tellings(places).toSorted((one, other) => lastOf(one.told) - lastOf(other.told));
  const last = tellings(lastPlaces);
  const chosen = free.find(isApart) ?? last.find(isApart) ?? free[0] ?? last[0];
  if (chosen === undefined) return text;
  taken.last.set(chosen.told, row);
  if (named.test(chosen.text)) taken.named = row;
  if (chained.test(chosen.text)) taken.chained = row;
  if (madeFirst.test(chosen.text)) taken.made = row;
  if (example.test(chosen.text)) taken.example = row;
  return chosen.text;
}

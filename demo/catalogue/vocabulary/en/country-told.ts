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

/** The watch that a first sentence names with its year; not one that is given something. */
const dated = new RegExp(
  String.raw`^(?!${point}*? (?:gives|gave|fitted) this )(${point}*?\b[Tt]his )${year} (?!from\b)([^,]+?${reference})(?=[,.])`,
  'u',
);

/** Where a text has room for the country, each place told in a way of its own; `@` is `made in …`. */
const places: readonly (readonly [place: RegExp, told: string])[] = [
  [dated, '$1$3, @ in $2'],
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
  [/([.›]) (It|The watch) is from (?=the final year of the reference\b)/u, '$1 $2 was @ in '],
  [
    new RegExp(
      String.raw`^(.*?\b[Tt]his )${year} (?!from\b)([^,]+?${reference}[,.].*?[.›] The reference (?:was|first) [^.]*?)\.(?= )`,
      'u',
    ),
    '$1$3, and this example was @ in $2.',
  ],
];

/** Where nothing else has room. */
const lastPlaces: typeof places = [
  [/\. Inside is the /u, '. The watch, @, runs on the '],
  // Of a watch whose year stands after its name.
  [
    new RegExp(String.raw`^(This ${point}*?) from ((?:19|20)\d\d)(${reference}), (?=has )`, 'u'),
    '$1$3, @ in $2, ',
  ],
  // A dial and its strap are told of the watch.
  [/\. The ([^.,]*? dial) is paired with (?=an? )/u, '. The watch, @, has a $1 and '],
  [
    /\. The ([^.,]*? dial (?:with|set|engraved with) [^.,]*?) is paired with (?=an? )/u,
    '. The watch, @, has a $1 and comes on ',
  ],
  [
    /\. The ((?:self-winding|hand-wound) [Cc]alibre (?:[^.,]|\.(?=\S))*?) gives the watch /u,
    '. The watch, @, runs on the $1 and has ',
  ],
  [/\. Behind the dial is the /u, '. The watch, @, is powered by the '],
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
  /** The same of a row of whatever piece that begins as `This bag was made in …`. */
  made: 0,
  madeBefore: 0,
};

/** In how many rows only one begins so; beside those of other pieces, in fewer. */
const rowsOfNamed = 10;
const rowsOfMade = 3;
const madeFirst = new RegExp(String.raw`^Th(?:is|ese) ${point}*? made (?:in|by) `, 'u');
const named = new RegExp(String.raw`^This ${point}*?${reference}, made in `, 'u');

/** Not in this row: a text is finished more than once until it has a length to its liking. */
function lastOf(told: string): number {
  return taken.before.get(told) ?? 0;
}

/** The rows of a catalogue only grow: a row that does not begins another catalogue. */
function begin(row: number): void {
  if (row < taken.row) {
    taken.last.clear();
    taken.named = 0;
    taken.made = 0;
  }
  if (row !== taken.row) {
    taken.before = new Map(taken.last);
    taken.namedBefore = taken.named;
    taken.madeBefore = taken.made;
  }
  taken.row = row;
}

/** Whether the country would be told as in a row nearby, in the first words of both. */
const isNear = (text: string, row: number) =>
  named.test(text) &&
  ((taken.namedBefore > 0 && row - taken.namedBefore < rowsOfNamed) ||
    (taken.madeBefore > 0 && row - taken.madeBefore < rowsOfMade));

/** A text apart from what is left to tell of its country. */
export function countryApart(text: string): readonly [text: string, made: string | undefined] {
  return [text.replace(left, ''), left.exec(text)?.[1]];
}

/** The country in that of the places which was taken longest ago in the rows before. */
export function countryTold(text: string, made: string | undefined, row = 1): string {
  if (made === undefined) {
    // Not of any text: a title has no row, and would begin another catalogue.
    if (madeFirst.test(text)) {
      begin(row);
      taken.made = row;
    }
    return text;
  }
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
  if (madeFirst.test(chosen.text)) taken.made = row;
  return chosen.text;
}

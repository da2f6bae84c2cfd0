import { type Template } from '../language';
import { RowsTold } from '../rows-told';
import { point } from './names';

/** Where a watch was made, which an opening leaves to be told; nothing of a Swiss one. */
const left = / ⟦([^⟧]*)⟧/u;

/** An opening that says where the watch was made, itself or in a sentence that follows. */
export const withCountry = (opening: Template): Template =>
  /\{(?:madeIn|whereMade)\}/u.test(opening)
    ? opening
    : opening.replace(/\.(?= |$)/u, ' ⟦{whereMade}⟧.');

const reference = String.raw`, reference (?:[^,.\s]|\.(?=\S))+`;
const year = String.raw`((?:19|20)\d\d)`;

/** The watch that a first sentence names with its year; not one that is given something, nor its case. */
const dated = new RegExp(
  String.raw`^(?!The [^,]* dial of |${point}*? (?:(?:gives|fitted) this|made the (?:[^,]*? )?case of this) )(${point}*?\b[Tt]his )${year} (?!from\b)([^,]+?${reference})(?=[,.](?! which has ))`,
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
  // One `and` is enough for a sentence.
  [
    /([.›]) (The watch|It) (?=(?:has an? (?![\p{L}-]+ display\.)|comes on |runs on |is powered by )(?!(?:[^.]|\.(?=\S))* and ))/u,
    '$1 $2 was @ and ',
  ],
  [
    /([.›]) (?:The watch|It) (?=(?:has an? (?!power reserve|[\p{L}-]+ display\.)|comes on |runs on |is powered by ))/u,
    '$1 The watch, @, ',
  ],
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

/** What a reader notices of how a row tells its country. */
type Noticed =
  /** It begins as `This Rolex Explorer, reference 124270, made in …`. */
  | 'named'
  /** Its first sentence tells the reference, the country and the year together. */
  | 'chained'
  /** It begins as `This bag was made in …`. */
  | 'made'
  /** The country comes with the years of its reference. */
  | 'example'
  /** It begins with `Made in …`. */
  | 'start';

/** In how many rows only one begins so; beside those of other pieces, in fewer. */
const rowsOf: Readonly<Record<Noticed, number>> = {
  named: 20,
  chained: 14,
  made: 3,
  example: 9,
  start: 12,
};
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

const nameOf = (noticed: Noticed) => `country: ${noticed}`;
const nameOfPlace = (told: string) => `country: ${told}`;

/** Whether a row nearby tells its country so, of a number of rows that is its own. */
const isNear = (noticed: Noticed, rows: RowsTold, within = rowsOf[noticed]) =>
  rows.since(nameOf(noticed)) < within;

/** Whether the country would be told as in a row nearby, in the first words of both. */
const isAlike = (text: string, rows: RowsTold) =>
  (named.test(text) && (isNear('named', rows) || isNear('made', rows))) ||
  (chained.test(text) && isNear('chained', rows)) ||
  (example.test(text) && isNear('example', rows));

/** A text of another piece than a watch, which says itself where it was made. */
function otherTold(text: string, rows: RowsTold): string {
  if (example.test(text)) rows.tell(nameOf('example'));
  if (!madeFirst.test(text) && !madeStart.test(text)) return text;
  const told =
    isNear('named', rows, rowsOf.made) && !isNear('start', rows)
      ? text.replace(madeAfter, 'Made $3, th$1 $2 ')
      : text;
  rows.tell(nameOf(madeFirst.test(told) ? 'made' : 'start'));
  if (chained.test(told)) rows.tell(nameOf('chained'));
  return told;
}

/** A text apart from what is left to tell of its country. */
export function countryApart(text: string): readonly [text: string, made: string | undefined] {
  const where = left.exec(text)?.[1];
  return [text.replace(left, ''), where ? `made${where}` : undefined];
}

/** The country in that of the places which was taken longest ago in the rows before. */
export function countryTold(
  text: string,
  made: string | undefined,
  rows: RowsTold = new RowsTold(),
): string {
  if (made === undefined) return otherTold(text, rows);
  const tellings = (some: typeof places) =>
    some
      .filter(([place]) => place.test(text))
      .map(([place, told]) => ({
        told,
        text: text.replace(place, told.replace('@', made)),
      }));
  const ago = (one: { told: string }) => Math.min(rows.row, rows.since(nameOfPlace(one.told)));
  const isApart = (one: { text: string }) => !isAlike(one.text, rows);
  const free = tellings(places).toSorted((one, other) => ago(other) - ago(one));
  const last = tellings(lastPlaces);
  const chosen = free.find(isApart) ?? last.find(isApart) ?? free[0] ?? last[0];
  if (chosen === undefined) return text;
  rows.tell(nameOfPlace(chosen.told));
  if (named.test(chosen.text)) rows.tell(nameOf('named'));
  if (chained.test(chosen.text)) rows.tell(nameOf('chained'));
  if (madeFirst.test(chosen.text)) rows.tell(nameOf('made'));
  if (example.test(chosen.text)) rows.tell(nameOf('example'));
  return chosen.text;
}

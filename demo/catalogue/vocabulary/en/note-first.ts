import { makers } from '../../makers/all';
import { ofPiece } from './maker-named';

/** A line that comes first, as it is written before `noteFirst` has put it there. */
export const lineMarked = (line: string): string => `‹${line}›`;

/**
 * What a line is known for before the piece, which an opening names in front of a note in `‹ ›`; the
 * piece and its maker are named once then.
 */
export function noteFirst(text: string): string {
  return text.replace(
    /^(.*?) ‹([^›]*)›(?: The (\p{Ll}+) (?=(is|are|has|have|comes|folds|measures?|takes?|weighs?)))?/u,
    (_, whole: string, note: string, piece?: string, verb?: string) => {
      const named = lineOnce(makerOnce(whole, note), note);
      if (piece === undefined) return `${note} ${named}`;
      const isNamed = new RegExp(`^(?!The ).* ${piece}\\b`, 'u').test(named);
      // “This is a pair of …”, of which more is told in the plural.
      const areMany =
        named.startsWith('These') ||
        ['are', 'have', 'measure', 'take', 'weigh'].includes(verb ?? '');
      const pronoun = areMany ? ' They ' : ' It ';
      return `${note} ${named}${isNamed ? pronoun : ` The ${piece} `}`;
    },
  );
}

/** A maker whom a note calls by less than the whole name. */
const inShort: Readonly<Record<string, string>> = {
  'H. Moser & Cie.': 'Moser',
  'IWC Schaffhausen': 'IWC',
  'Nomos Glashütte': 'Nomos',
  'Parmigiani Fleurier': 'Parmigiani',
  'Tiffany & Co.': 'Tiffany',
};

/** After a first name it is the name of a person, but not in that of a bag. */
const isPerson = (note: string, maker: string) =>
  new RegExp(String.raw`\b(?!(?:Every|Lady|Many) )\p{Lu}\p{Ll}+ ${maker}`, 'u').test(note);

/** Where the name of a piece begins, behind its year or its metal: `this 2019 Rolex`, `this steel and rose gold Rolex`. */
const nameOfPiece =
  /(?<=\b(?:[Tt]h(?:is|ese)|is an?|pair of) (?:\d{4} )?(?:(?:steel|titanium|ceramic|platinum|(?:yellow|white|rose) gold) (?:and (?:(?:yellow|white|rose) gold|platinum|titanium) )?)?)\p{Lu}/u;

/** `This ring` behind a note of ‘The One’: `This ‘The One’ ring` would stumble. */
const lineOnce = (named: string, note: string) =>
  note.includes('‘The One’') ? named.replace('‘The One’ ring', 'ring') : named;

/** `This 2000 Lange 1` behind a note that says whose it is. */
function makerOnce(named: string, note: string): string {
  const calledIn = (title: string) => inShort[title] ?? title;
  const told = makers
    .map(({ title }) => title.en)
    .filter((title) => note.includes(calledIn(title)));
  const maker = told.find((title) => named.includes(title)) ?? told[0];
  if (maker === undefined) return named;
  const before = named.search(nameOfPiece);
  if (before < 0 || !named.startsWith(`${maker} `, before)) {
    return isPerson(note, calledIn(maker)) ? named : ofPiece(named, maker);
  }
  const once = named.slice(0, before) + named.slice(before + maker.length + 1);
  // A year next to a name that begins with a number: `this 2023 1966 40 mm`.
  return once.replace(/\b(\d{4}) (\d[^,]*)(?=, reference\b)/u, '$2 from $1');
}

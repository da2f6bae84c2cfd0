/** What a dial `patterned in relief` bears, by the watch: the first that is found in its description. */
const reliefs: readonly (readonly [RegExp, string])[] = [
  [/Royal Oak Offshore/u, '~ Méga Tapisserie dial'],
  [/Jumbo/u, '~ Petite Tapisserie dial'],
  [/Royal Oak/u, '~ Grande Tapisserie dial'],
  [/Aquanaut/u, '~ embossed dial'],
  [/Defy Skyline/u, '~ dial engraved with four-pointed stars'],
];

/** What stands for the plain word of a bezel, by the watch. */
const bezels: readonly (readonly [watch: RegExp, plain: RegExp, own: string])[] = [
  [/\bBreguet\b/u, /\ba coin-edge bezel/u, 'a fluted band'],
  [/\bParmigiani\b/u, /\ba fluted bezel/u, 'a knurled bezel'],
  [/\bCalatrava\b/u, /\ba bezel worked in relief/u, 'a Clous de Paris bezel'],
  [/\bConstellation\b/u, /\ba bezel worked in relief/u, 'a bezel engraved with Roman numerals'],
  [/\bOverseas\b/u, /\ba bezel worked in relief/u, 'a notched bezel'],
  [/\bReverso\b/u, /\ba stepped bezel/u, 'gadroons at top and bottom'],
  [/\bDefy Skyline\b/u, /\ba stepped bezel/u, 'a twelve-sided bezel'],
  [
    /\bChronomaster Sport\b/u,
    /\ba bezel graduated in tenths of a second with a (\p{L}+) insert/u,
    'a bezel with a $1 insert graduated in tenths of a second',
  ],
  [/\bTank\b/u, /\ba slim bezel/u, 'vertical brancards'],
];

/** Up to the end of a sentence; a point between figures ends none. */
const point = String.raw`(?:[^.]|\.(?=\d))`;
const onwards = `${point}*`;

/** The octagon belongs to the bezel: the case of such a watch is a tonneau that follows it. */
const octagonTwice = new RegExp(
  String.raw` octagonal (?=${onwards}case ${onwards}\b(?:an|a rounded) octagonal bezel)`,
  'gu',
);

/** A dial as the story writes it: `a matt ~ dial(black)`. */
const dial = /~( [^().]*)\(([^()]+)\)/gu;

/** Metres that need a comma. */
const thousands = /\b(\d)(?=\d{3} metres\b)/gu;

/** One sentence of the watch, its case or the work after another. */
const again = new RegExp(
  String.raw`(?<=(?:^|\. )The (watch|case|work) ${onwards}\. )The \1 (?=has|comes|is|runs|was|measures|needs)`,
  'gu',
);

/** One thing about a case, up to a word after which `and a dial` would seem to belong to it. */
const ofCase = `(?:(?! insert| screws| tenths| numerals| bottom)${point})*`;

/** A dial by itself after a case that has nothing which would seem to be the dial's. */
const dialAfterCase = new RegExp(
  String.raw`(?<=The ${ofCase} case ${ofCase})\. The watch has (?=an? ${onwards}\bdial)(?!${onwards} comes )`,
  'gu',
);

/** Functions straight before the dial or the strap: one sentence tells both. */
const functionsBefore =
  /The watch has ((?:(?!\bdial\b)[^.])+)\. The watch (?:has ([^.]+?\bdial\b[^.]*?)(?: and comes (on [^.]+))?|comes (on [^.]+?)(?: and has ([^.]+))?)\./gu;

const waterAfterFunctions =
  /(?<=The watch has (?:(?!\bdial\b)[^.])+)\. The watch (?=is water-resistant)/u;

/** A calibre that `has` between other sentences that say `has`. */
const reserve = String.raw`The (${point}*?calibre ${point}*?) has (a power reserve of \d+ hours?)\. `;
const reserveBefore = new RegExp(String.raw`${reserve}(?=The watch has )`, 'gu');
const reserveAfter = new RegExp(
  String.raw`(?<=\b(?:case|watch) has ${onwards}\. |\band has ${onwards}\. )${reserve}`,
  'gu',
);

/** Words for a dial, a bezel or a case that one watch has and its neighbours have not. */
export function patternsTold(text: string): string {
  const relief = reliefs.find(([watch]) => watch.test(text))?.[1] ?? 'textured ~ dial';
  return (
    bezels
      .filter(([watch]) => watch.test(text))
      .reduce((told, [, plain, own]) => told.replace(plain, own), text)
      .replace(/A ladies’ (?=Rolex Lady-|Patek Philippe Nautilus Ladies)/u, 'A ')
      // Only Rolex calls its bracelet an Oyster.
      .replace(/(?<!Rolex.*)on a (\p{L}+) Oyster bracelet/u, 'on a three-link $1 bracelet')
      .replace('~ dial patterned in relief', relief)
      .replace(dial, (_, words: string, colour: string) => `${colour}${words}`)
      .replace(/\ba (?=ice-|olive-)/gu, 'an ')
      .replace('a chronograph, a flyback function', 'a flyback chronograph')
      .replace(functionsBefore, withFunctions)
      .replace(waterAfterFunctions, ' and ')
      .replace(reserveBefore, 'Inside is the $1, with $2. ')
      .replace(reserveAfter, 'Inside is the $1, with $2. ')
      .replace(/(?<=^This .*\. )This reference/u, 'The reference')
      .replace(octagonTwice, ' ')
      .replace(thousands, '$1,')
      .replace(dialAfterCase, ' and ')
      .replace(again, 'It ')
  );
}

function withFunctions(
  _: string,
  functions: string,
  dialFirst?: string,
  strapAfter?: string,
  strapFirst?: string,
  dialAfter?: string,
): string {
  const dialTold = dialFirst ?? dialAfter;
  const strap = strapFirst ?? strapAfter;
  const isList = functions.includes(' and ') && !functions.startsWith('a day and date');
  const told = dialTold ? `${dialTold}${isList ? ',' : ' and'} ${functions}` : functions;
  return strap ? `The watch comes ${strap} and has ${told}.` : `The watch has ${told}.`;
}

import { metalOnce } from './metal-once';
import { nameOnce } from './name-once';
import { point } from './names';
import { lines, ownWords, reliefs } from './own-words';

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
  String.raw`(?<=(?:^|\. )The (watch|case|work) ${onwards}\. )The \1 (?=has|comes|is|runs|pairs|was|measures|(?<!watch )needs|bears)`,
  'gu',
);

/**
 * The watch after a sentence that names it and tells of it, as `This …` or `Cased in steel, this …`;
 * not after a calibre, of which `It` would seem to speak.
 */
const againAfterThis = new RegExp(
  String.raw`(?=The watch )(?<=^(?:This|Cased in|Made|Dating|Presented|Measuring) (?!${point}*(?:which has a power|\bcase of this))${point}*\. )(?<!\b[Cc]alibre (?:[^.,]|\.(?=\S))+\. |\bmovement\. )The watch (?=has|comes|is|runs|pairs)`,
  'u',
);

/** A bezel with its insert, which `with` never joins to its case: one `with` is enough. */
const inserted = String.raw`(an? [^.,;]*?bezel with an? [\p{Ll}-]+ insert(?: graduated in tenths of a second)?)`;
const caseWithInsert = new RegExp(
  String.raw`\b([Tt]he (?:[^.,;]|\.(?=\d))*? case) with ${inserted} is `,
  'u',
);
const caseAndInsert = new RegExp(
  String.raw`(\bcase(?: [\d.]+ mm (?:wide|across))?) with ${inserted} and is `,
  'u',
);

/** What the watch `is` after a bezel with words of its own, as one `held by eight screws`. */
const caseWithWords =
  /(\bcase(?: [\d.]+ mm (?:wide|across))? with (?:an? [^.,;]*?bezel (?!with an? [\p{Ll}-]+ insert)|visible screws |four visible |gadroons )[^.,;]*?) and is /u;

/** A strap of the same colour as the dial before it. */
const strapOfDial =
  /(?=a [\p{Ll} -]*strap\b)(?<=(?<!-|\band |\bdark )\b(?<colour>black|blue|dark blue|brown|grey|green|white|burgundy) (?:[\p{L}-]+ ){0,3}dial\b(?:[^.]|\.(?=\S))*?)\ba \k<colour> (?=[\p{Ll} -]*strap\b)/u;

/** A dial of a watch that `has` already, or has after what a calibre `gives the watch`: it is told by itself. */
const dialAgain =
  /(?=The watch has )(?<=\b(?:The watch has|gives the watch|It has an?)\b.*)The watch has an? ([^.,]* dial\b[^.,]*?) and (?:comes on )?(?=an? )/u;

/** Functions and the reserve in one list, as the story writes them. */
const both = /\[([^[\];]+); ([^[\];]+)\]/gu;

/** Words for a dial, a bezel or a case that one watch has and its neighbours have not. */
export function patternsTold(text: string): string {
  const relief = reliefs.find(([watch]) => watch.test(text))?.[1] ?? 'textured ~ dial';
  const isRolex = /\bRolex\b/u.test(text);
  const told = [...ownWords, ...lines]
    .filter(([watch]) => watch.test(text))
    .reduce((own, [, plain, better]) => own.replace(plain, better), text)
    // Only Rolex calls its bracelet an Oyster.
    .replace(/\ba ([\p{Ll} ]+) Oyster bracelet/u, isRolex ? '$&' : 'a $1 bracelet')
    // A title whose model says its reference.
    .replace(/^(Richard Mille RM [^,.]+?) RM [\d-]+ \p{L}+$/u, '$1')
    .replace('~ dial patterned in relief', relief)
    .replace(dial, (_, words: string, colour: string) => `${colour}${words}`)
    // Dials that these models are known by.
    .replace(
      /grained white dial(?=.*\bWhite Birch\b|(?<=\bWhite Birch\b.*))/u,
      'white dial with a birch-bark pattern',
    )
    .replace(
      /grained white dial(?=.*\bSnowflake\b|(?<=\bSnowflake\b.*))/u,
      'white dial with a snow-like texture',
    )
    .replace(
      /grained pink dial(?=.*\bShunbun\b|(?<=\bShunbun\b.*))/u,
      'pale pink dial with a fine, silky texture',
    )
    .replace(/a chronograph(?:,| and) a flyback function/u, 'a flyback chronograph')
    .replace(both, withReserve)
    .replace('Fully wound, the hand-wound', 'The hand-wound')
    .replace(
      / and pairs (an? [^,.]* dial (?:with|set|engraved with) [^,.]*?) with (?=an? )/u,
      '. It has $1 and comes on ',
    )
    .replace(
      /\bpairs (an? [^,.]* dial (?:with|set|engraved with) [^,.]*?) with (?=an? )/u,
      'has $1 and comes on ',
    )
    .replace(
      /^The ([^,]* dial (?:with|set|engraved with) [^,]*?) of this (.*?), is paired with /u,
      'This $2, has a $1 and comes on ',
    )
    .replace(
      /\b(has an? [^,.]* dial (?:with|set|engraved with) [^,.]*?) and (?=an? [^,.]*(?:bracelet|strap)\.)/u,
      '$1 and comes on ',
    )
    .replace(
      /, with (an? [^,.]* dial (?:with|set|engraved with) [^,.]*?) and (?=an? [^,.]*(?:bracelet|strap)\.)/u,
      '. It has $1 and comes on ',
    )
    // A strap of the colour of its dial.
    .replace(strapOfDial, 'a matching ')
    .replace(
      /\b(?:(?<capital>B)|b)ehind the dial (?:is|(?<of>of this)) (?=(?:[^.]|\.(?=\S))*, shown on the dial\.)/u,
      (_, capital: string | undefined, of: string | undefined) =>
        `${capital ? 'Inside' : 'inside'} ${of ? 'this' : 'is'} `,
    )
    .replace(/(?<=\. )This reference\b/u, 'The reference')
    // A year next to a name that begins with a number: `fitted this 2013 1815`.
    .replace(
      /\b(\d{4}) (\d[^,]*)(?=, reference\b)(?<=^[^.]*\b(?:fitted|cased|built|[Ii]n|for|of) this \1 \2)/u,
      '$2 from $1',
    )
    .replace(/^Made by (.*?) (in [^,]* in \d{4}, this )(?=\d)/u, 'Made $2$1 ')
    .replace(/^This (\d[^,]*?) by ([^,]+), (?=reference\b)/u, 'This $2 $1, ')
    .replace(
      /\b(\p{Ll}+) and (\p{Ll}+) (?=insert\b|gradient dial\b|‘D-Blue’ dial\b)/gu,
      '$1-and-$2 ',
    )
    .replace(octagonTwice, ' ')
    // Ceramic and carbon are never polished.
    .replace(
      /(?<=[.›] )[^.]*\bpolish[^.]*\.(?<=\b(?:[Ii]n|mm|[Tt]he|square|[\p{Ll}]+-shaped) (?:black |white |blue )?(?<material>ceramic|carbon)\b(?! tachymeter| bezel).*)/u,
      'In excellent condition, with no damage to the $<material>.',
    )
    // Ceramic is never dented.
    .replace(/(?<=\b[Aa] )noticeable dent(?<=\bceramic(?: and| case| \p{Lu}|[,.]).*)/u, 'chip')
    .replace(thousands, '$1,');
  return nameOnce(
    metalOnce(told)
      .replace(againAfterThis, 'It ')
      .replace(again, 'It ')
      .replace(dialAgain, 'The $1 is paired with ')
      .replace(caseWithInsert, '$1 has $2 and is ')
      .replace(caseAndInsert, '$1 and $2, and is ')
      .replace(caseWithWords, '$1, and is ')
      .replace(
        /^(Cased in [^,]*, this .*?), has a case ([\d.]+ mm wide) with (an? (?:rounded )?octagonal bezel) and is\b/u,
        '$1, is $2, has $3 and is',
      )
      // After all that stands before a noun is known.
      .replace(
        /\b([Aa]) (?=ice-|olive-|o(?:val|ctagonal)\b|A\. |Audemars|Omega|IWC|H\. )/gu,
        '$1n ',
      ),
  );
}

/** A reserve that the dial shows, among the functions of the watch. */
const reserveShown = /(?:,| and|^) ?a power-reserve display/u;

/** Functions before the reserve, with one `and` before the last of all. */
function withReserve(_: string, functions: string, reserve: string): string {
  const list = functions
    .replace(reserveShown, '')
    .replace(/^(?:,| and) /u, '')
    .replace(/ and (?!date display)/u, ', ');
  const told = list === '' ? reserve : `${list} and ${reserve}`;
  return `${told}${reserveShown.test(functions) ? ', shown on the dial' : ''}`;
}

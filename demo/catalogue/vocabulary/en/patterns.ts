import { lines, ownWords, reliefs } from './own-words';

/** Up to the end of a sentence; a point in a number or after an initial ends none. */
const point = String.raw`(?:[^.]|\.(?=\S)|(?<=\b(?:\p{Lu}|Cie))\.)`;
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

/** The watch after a sentence of `This …` that names it. */
const againAfterThis = new RegExp(
  String.raw`(?<=^This ${point}*\. )The watch (?=has|comes|is|runs)`,
  'u',
);

/** A fault after a sentence of `It …`: the watch is named before a third. */
const faultAfterIt = new RegExp(String.raw`(?<=\. It ${onwards}\. )It (?=needs)`, 'u');

/** How far under water: told of the case, wherever it stands. */
const water = / The watch is water-resistant to (\d[\d,]* metres)\./u;
const caseUpToItsEnd = new RegExp(
  String.raw`(?<=(?:^|\. )The (?:${point}*? )?case )(has|is|measures)( ${onwards})\.`,
  'u',
);

const gold = '(?:yellow|rose|white) gold';
const metal = String.raw`(?:(?:steel|titanium) and ${gold}|blackened steel|(?:(?:black|white|blue) )?ceramic|${gold}|steel|platinum|titanium|bronze|carbon|silver)`;

/** A bracelet and its metal, and a case or a watch and its own. */
const bracelet = new RegExp(
  String.raw`\bon an? ((?:three-link|five-link|seven-row|integrated) )?(${metal}) ((?:Oyster|Jubilee|President|H-link|Milanese|Rouleaux|Tubogas) )?bracelet\b`,
  'u',
);
const body = new RegExp(
  String.raw`(?<before>\bThe (?:[\d.]+ mm |[a-z-]+ )?|^(?:[^.]|\.(?=\d)|(?<=\b(?:\p{Lu}|Cie))\.)*? in )(?<metal>${metal})(?= case\b|, reference)`,
  'u',
);

/** Functions straight before the dial or the strap: one sentence tells both. */
const functionsBefore =
  /The watch has ((?:(?!\bdial\b)[^.])+)\. The watch (?:has ([^.]+?\bdial\b[^.]*?)(?: and comes (on [^.]+))?|comes (on [^.]+?)(?: and has ([^.]+))?)\./gu;

/** Functions by themselves straight after the movement: one sentence tells both. */
const functionsAfter = new RegExp(
  String.raw`\b((?:Inside is|(?:The watch|It) is powered by) the ${point}*?)(, with (?=a power reserve of \d+ hours?\. ))(a power reserve of \d+ hours?)\. The watch has (?!${onwards}\bdial\b)(${point}+)\.`,
  'u',
);
const functionsAfterQuartz = new RegExp(
  String.raw`\b(Inside is|The watch runs on) the (quartz calibre ${point}*?)\. The watch has (?!${onwards}\bdial\b)(${point}+)\.`,
  'u',
);

/** Words for a dial, a bezel or a case that one watch has and its neighbours have not. */
export function patternsTold(text: string): string {
  const relief = reliefs.find(([watch]) => watch.test(text))?.[1] ?? 'textured ~ dial';
  const told = [...ownWords, ...lines]
    .filter(([watch]) => watch.test(text))
    .reduce((own, [, plain, better]) => own.replace(plain, better), waterOfCase(text))
    .replace(/A ladies’ (?=Rolex Lady-|Patek Philippe Nautilus Ladies)/u, 'A ')
    // Only Rolex calls its bracelet an Oyster.
    .replace(/(?<!Rolex.*)on a (\p{L}+) Oyster bracelet/u, 'on a three-link $1 bracelet')
    .replace('~ dial patterned in relief', relief)
    .replace(dial, (_, words: string, colour: string) => `${colour}${words}`)
    // Dials that these models are known by.
    .replace(/grained white dial(?<=\bWhite Birch\b.*)/u, 'white dial with a birch-bark pattern')
    .replace(/grained white dial(?<=\bSnowflake\b.*)/u, 'white dial with a texture like snow')
    .replace(/grained pink dial(?<=\bShunbun\b.*)/u, 'pink dial with a pattern of cherry petals')
    .replace(/\ba (?=ice-|olive-)/gu, 'an ')
    .replace('a chronograph, a flyback function', 'a flyback chronograph')
    .replace(functionsAfter, withReserve)
    .replace(functionsAfterQuartz, (_, verb: string, calibre: string, functions: string) =>
      verb === 'Inside is'
        ? `${verb} the ${calibre}, with ${functions}.`
        : `${verb} the ${calibre} and has ${functions}.`,
    )
    .replace(functionsBefore, withFunctions)
    .replace(/(?<=\. )This reference(?<=^This .*)/u, 'The reference')
    .replace(octagonTwice, ' ')
    // Ceramic is never dented.
    .replace(
      /a noticeable dent(?<=\bceramic (?:and|case).*|\bin (?:\p{Ll}+ )?ceramic,.*)/u,
      'a chip',
    )
    .replace(thousands, '$1,');
  return metalOnce(told)
    .replace(againAfterThis, 'It ')
    .replace(again, 'It ')
    .replace(faultAfterIt, 'The watch ');
}

/** A reserve that the dial shows, among the functions of the watch. */
const reserveShown = /(?:,| and|^) ?a power-reserve display/u;

/** Functions before the reserve, with one `and` before the last of all. */
function withReserve(
  _: string,
  calibre: string,
  joint: string,
  reserve: string,
  functions: string,
): string {
  const list = functions.replace(reserveShown, '').replace(/ and (?!date display)/u, ', ');
  const told = list === '' ? reserve : `${list} and ${reserve}`;
  return `${calibre}${joint}${told}${reserveShown.test(functions) ? ', shown on the dial' : ''}.`;
}

function waterOfCase(text: string): string {
  const metres = water.exec(text)?.[1];
  if (metres === undefined || !caseUpToItsEnd.test(text)) return text;
  const resistant = `is water-resistant to ${metres}`;
  return text.replace(water, '').replace(caseUpToItsEnd, (_, verb: string, rest: string) => {
    if (verb === 'has') return `${verb}${rest} and ${resistant}.`;
    const [size = '', bezel] = rest.split(' and has ');
    if (bezel === undefined) return `${verb}${rest}, and ${resistant}.`;
    return `${verb}${size}, has ${bezel} and ${resistant}.`;
  });
}

const withoutMetalOfCase = (text: string) =>
  text.replace(body, '$<before>').replace('  case', ' case');

/** The metal of a case is not told again of its bracelet, in whichever order they come. */
function metalOnce(text: string): string {
  const ofBody = body.exec(text)?.groups?.metal;
  if (ofBody === 'titanium' && /^[^,]* Titanium\b/u.test(text)) return withoutMetalOfCase(text);
  const [strap, links = '', ofBracelet, name = ''] = bracelet.exec(text) ?? [];
  if (strap === undefined || ofBracelet === undefined || ofBody === undefined) return text;
  if (ofBracelet !== ofBody && !ofBracelet.endsWith(` ${ofBody}`)) return text;
  const plain = `${links}${name}`;
  return text
    .replace(body, `$<before>${ofBracelet}`)
    .replace(bracelet, `on ${/^(?:[aeiou]|Oyster|H-)/u.test(plain) ? 'an' : 'a'} ${plain}bracelet`);
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

import { point } from './names';

/** Functions that the name of a watch tells. */
const functionsNamed: readonly (readonly [named: RegExp, told: string])[] = [
  [/\bFlyback Chronograph\b/u, 'a flyback chronograph'],
  [/\bChrono(?:graph)?\b/u, 'a chronograph'],
  [/\bAnnual Calendar\b/u, 'an annual calendar'],
  [/\bPerpetual Calendar\b/u, 'a perpetual calendar'],
  [/\bWorld Time\b/u, 'a world-time display'],
  [/\bTourbillon\b/u, 'a tourbillon'],
  [/\b(?:Moonphase|Moon(?: Phases?)?)\b/u, 'a moon-phase display'],
  [/\b(?:Submariner|Polo|Polaris|Control|Thin) Date\b|\b(?:Lady-)?Datejust\b/u, 'a date display'],
  [/\bTravel Time\b/u, 'a second time zone'],
  [/\bSmall Seconds\b/u, 'small seconds'],
  [/\bDay-Date\b/u, 'a day and date display'],
];

/** The first sentence up to the reference, and a movement told anywhere. */
const named = new RegExp(String.raw`^${point}*?(?=(?:,| is a) reference\b)`, 'u');
const movementFirst = new RegExp(
  String.raw`\b(?<article>[Tt]he) (?<winding>self-winding|hand-wound) [Cc]alibre (?<calibre>[^,]*?)(?=,|\.(?=\s)| (?:gives|of this|in this|is visible)\b| (?:and )?has\b)`,
  'u',
);

/** A watch whose functions its name tells keeps its reserve in the sentence of its movement. */
const reserveAlone: readonly (readonly [apart: RegExp, joined: string])[] = [
  [
    new RegExp(String.raw`^(${point}*)\. The watch has (?=a power reserve\b)`, 'u'),
    '$1, which has ',
  ],
];

/** After its calibre the watch is named again. */
const itAfterReserve = new RegExp(
  String.raw`(?<=^${point}*\bpower reserve\b${point}*\. )It (?=has|comes|runs|is|pairs)`,
  'u',
);

/** A first sentence with its name, and the size in millimetres that it tells. */
const sized = new RegExp(String.raw`^${point}*?\b(\d\d(?:\.\d)?) mm\b${point}*\.(?=\s|$)`, 'u');

/** A size that the name tells is not told in one sentence with it: `this Datejust 41 is 41 mm wide`. */
function sizeOnce(text: string): string {
  const [first, mm] = sized.exec(text) ?? [];
  if (first === undefined || mm === undefined) return text;
  if (
    !new RegExp(String.raw` ${mm.replace('.', '[.]')}(?! mm )(?: [^,]*)?, reference `, 'u').test(
      first,
    )
  ) {
    return text;
  }
  const size = `${mm.replace('.', '[.]')} mm`;
  const plain = first
    .replace(new RegExp(`(?:, is ${size} wide|, measures ${size} across), has `, 'u'), ', has ')
    .replace(new RegExp(`\\b([Tt]he|[Aa]) ${size} (?=[^,.]* case\\b)`, 'u'), '$1 ');
  return plain + text.slice(first.length);
}

/** What the name of a watch says of its movement or its size is not told again beside it. */
export function nameOnce(text: string): string {
  const told = functionsOnce(text);
  const whole = reserveAlone.reduce((own, [apart, joined]) => own.replace(apart, joined), told);
  return sizeOnce(whole === told ? told : whole.replace(itAfterReserve, 'The watch '));
}

function functionsOnce(text: string): string {
  const name = named.exec(text)?.[0];
  if (name === undefined) return text;
  const model = name.replace(movementFirst, '');
  return (
    functionsNamed
      .filter(([inName]) => inName.test(model))
      .reduce((own, [, told]) => without(own, told), text)
      // Of two functions that an opening gives the one that is left.
      .replace(/(?= and an? )(?<=\bgives this [^.]*?, reference \S+) and (?=an? )/u, ', ')
      .replace(movementFirst, (whole, article: string, winding: string, calibre: string) =>
        ` ${model.replace(/,/gu, '')} `.includes(` ${calibre} `)
          ? `${article === 'The' ? 'A' : 'a'} ${winding} movement`
          : whole,
      )
      // A reserve alone is the calibre’s.
      .replace(/ gives the watch (?=a power reserve\b)/u, ' has ')
      // A movement with no name of its own is told by what it does.
      .replace(/\b([Aa] (?:self-winding|hand-wound) movement), (?=with\b)/u, '$1 ')
  );
}

/** A list without one of its functions; of the two that are left, `and` joins the last. */
function without(text: string, told: string): string {
  return text
    .replace(new RegExp(` The watch has ${told}\\.(?= |$)`, 'u'), '')
    .replace(new RegExp(` and has ${told}(?=\\.(?: |$))`, 'u'), '')
    .replace(new RegExp(`, ${told} and `, 'u'), ' and ')
    .replace(new RegExp(`, ((?:an?|small) [^,.]+) and ${told}(?=[.,])`, 'u'), ' and $1')
    .replace(new RegExp(` and ${told}(?=[.,])`, 'u'), '')
    .replace(new RegExp(`\\b${told}(?:, | and )`, 'u'), '');
}

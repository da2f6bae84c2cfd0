import { wearTold } from './wear';

/** What a jewel or an accessory is, as its first sentence names it. */
const kind =
  /\b(ring|earrings|pendant|necklace|bracelet|brooch|bag|wallet|case|pen|phone|cufflinks|lighter)\b/iu;

const pairs = new Set(['earrings', 'cufflinks']);

/** Chains and flaps of bags that differ from those of their shape. */
const chains: readonly (readonly [bag: RegExp, plain: string, own: string])[] = [
  [/\b(?:2\.55 Reissue|Dionysus)\b/u, 'a chain strap laced with leather', 'a chain strap'],
  [/\bDionysus\b/u, 'a turn-lock flap', 'a flap'],
  [/\bBandoulière\b/u, 'with soft sides, ^', 'with soft sides, a shoulder strap, ^'],
  // The note of the Constance tells of its buckle.
  [/\bConstance is known\b/u, 'a buckle on the flap', 'a flap'],
  // The note of the Zippy tells of its zip.
  [/\bZippy takes\b/u, ', zips round three sides and holds', ' and room for'],
];

/** Hardware, whose place the shape of a bag or a wallet marks: `a flap and ^ hardware.(gold-tone)`. */
const hardware = /\^([^()^]*)\(([^()]+)\)/u;

/** A finish between commas before `was made`. */
const finishBetween = /^(This (?!.*, reference ).*?), (?=was made )/u;
const pairOfThis = /^This (.*?\b(?:earrings|cufflinks)\b.*?) was made /u;

/** `A` of a pair, and before a name that opens with a vowel when spoken. */
const article = /^A (?!pair\b)/u;
const articleOfVowel = /^A (?=Hermès\b|S\.T\.)/u;

/** The body of a phone after its keys or its screen. */
const body = /\. The body is ([a-z ]+), with ([a-z ]+ leather) on the back\./u;

/** `This piece was made` by the name of the piece: `The ring was made`, `The earrings were made`. */
export function piecesTold(text: string): string {
  const name = kind.exec(text)?.[1]?.toLowerCase();
  const isWatch = text.includes(', reference ');
  if (name === undefined || isWatch) return text;
  const isPair = pairs.has(name);
  // After a sentence that tells of the piece: its name, where it was made or another of the same kind.
  const again = new RegExp(
    String.raw`(?<=\. The ${name} [^.]*\. |^.{3,}?\bmade in (?:the )?[\p{L} ]+?(?: in \d{4})?\. )The ${name} (?=\w)`,
    'gu',
  );
  const told = chains
    .filter(([bag]) => bag.test(text))
    .reduce((own, [, plain, better]) => own.replace(plain, better), text)
    .replace(hardware, '$2$1')
    .replace(finishBetween, '$1 ')
    .replace(pairOfThis, 'These $1 were made ')
    .replace(article, isPair ? 'A pair of ' : 'A ')
    .replace(articleOfVowel, 'An ')
    .replace(body, withBody)
    .replace(/This piece (is|was)\b/gu, (_, verb: string) =>
      isPair ? `The ${name} ${verb === 'is' ? 'are' : 'were'}` : `The ${name} ${verb}`,
    )
    .replace(again, isPair ? 'They ' : 'It ');
  return wearTold(told, name);
}

/** Without its metal where the name tells that already. */
function withBody(_: string, metal: string, leather: string, start: number, text: string): string {
  const before = text.slice(0, start).toLowerCase();
  // Vertu calls its rose gold red.
  const isNamed = before.includes(metal) || (metal === 'rose gold' && before.includes('red gold'));
  return isNamed
    ? `, and the back is covered in ${leather}.`
    : `, and the body is ${metal}, with ${leather} on the back.`;
}

import { isPair, nameOf, point } from './names';
import { wearTold } from './wear';

/** Chains and flaps of bags that differ from those of their shape. */
const chains: readonly (readonly [bag: RegExp, plain: string, own: string])[] = [
  [/\b(?:2\.55 Reissue|Dionysus)\b/u, 'a chain strap laced with leather', 'a chain strap'],
  [/\bDionysus\b/u, 'a turn-lock flap', 'a flap'],
  // Which has no lining.
  [/\bEvelyne\b/u, 'lining', 'interior'],
  // Whose name tells of its flap.
  [/\bClassic Flap\b/u, 'a turn-lock flap', 'a turn-lock'],
  [/\bBandoulière\b/u, 'two handles, ^', 'two handles, a shoulder strap, ^'],
  // The name of the leather tells of its grain.
  [
    /\bsaffiano leather\b/u,
    ' ‹The leather of the Sartorial line is embossed with a fine cross-grain and resists scratches.›',
    '',
  ],
  [/\bsaffiano leather Sartorial\b/u, ' saffiano leather Sartorial', ' leather Sartorial'],
  // What is known of a Lady Dior tells of its charms.
  [/\bcharms on a Lady Dior\b/u, ', hanging charms and ^', ' and ^'],
  // The note of the Slim 7 tells of its thickness.
  [/\bSlim 7 takes\b/u, 'is 7 mm thick, has', 'has'],
  // What is known of a Birkin tells of its handles, of a Constance of its buckle, of a Béarn of its strap.
  [
    /\bBirkin has two handles\b/u,
    'has two handles, ^ hardware, a flap and two straps that close',
    'has ^ hardware and a flap with two straps that close',
  ],
  [
    /\b(?:buckle of the|H serves the) Constance\b/u,
    ', ^ hardware and a buckle on the flap',
    ' and ^ hardware',
  ],
  [/\bclose a Béarn\b/u, ', a strap closure and room', ' and room'],
  // The notes of the Zippy tell of its zip.
  [/\bZippy (?:takes|closes)\b/u, ', a zip round three sides and room', ' and room'],
];

/** A model number before the sentence that measures the piece. */
const modelNumber =
  /The ([^.]*?) model number is (\S+)\. The (\p{Ll}+) (?=(?:is|are|comes|weighs?)\b)/u;

/** The same before a sentence of its line. */
const modelBeforeNote =
  /The ([^.]*?) model number is (\S+)\. (.*?)The (\p{Ll}+) (?=(?:is European|is a size|are hallmarked|weighs?)\b)/u;

/** The size of a rigid bracelet, which only Cartier gives without its unit. */
const sizeOfBracelet = /\bbracelet is a size ([\d.]+)(?<!\bCartier\b.*)/u;

/** Hardware, whose place the shape of a bag or a wallet marks: `a flap and ^ hardware.(gold-tone)`. */
const hardware = /\^([^()^]*)\(([^()]+)\)/u;

/** The same of hardware that is told already: `two handles, ^ hardware, a flap`. */
const withoutHardware: readonly (readonly [marked: RegExp, plain: string])[] = [
  [/, \^ hardware(?=,| and )(?=[^^]*\(\))/u, ''],
  [/(?<=\b(?:has|with) )\^ hardware(?:,| and) (?=[^^]*\(\))/u, ''],
  [/, ([^,]*?) and \^ hardware\.\(\)/u, ' and $1.'],
  [/ and \^ hardware\.\(\)/u, '.'],
  [/\(\)/u, ''],
];

/** A comma that only marks where a finish ends, as in `bag in black Togo leather,~ was made`. */
const endOfFinish = /,~/gu;

/** A piece and its shape in one sentence: `…, made in France in 2019,> The bag is 30 cm wide`. */
const joined = /> The \p{Ll}+(?= (?:is|has|folds|measures?)\b)/u;

/** What the first sentence says of one, said of two. */
const twoOf: readonly (readonly [one: RegExp, two: string])[] = [
  [/\bthis (?=.*?\b(?:earrings|cufflinks)\b)/u, 'these '],
  [/^This is a (?!pair\b)/u, 'This is a pair of '],
  [/^This (?!is a pair\b)(?=.*?\b(?:earrings|cufflinks)\b)/u, 'These '],
  [/\bwas made\b/u, 'were made'],
  [/\bis (?=in|by|the (?!name)|designed|formed|centred|set|inlaid|hallmarked)/u, 'are '],
  [/\bdates from\b/u, 'date from'],
  [/\bbears (?=the \d)/u, 'bear '],
  [/^A piece by/u, 'A pair by'],
  [/^An example of the /u, 'A pair of '],
  [/^A (\d{4}) /u, 'A pair of $1 '],
  [/^A (?!pair\b|\d)/u, 'A pair of '],
  [/^(From [^,]+, )a (?!pair\b)/u, '$1a pair of '],
  [/^(These [^.]*?\b(?:earrings|cufflinks)\b.*?) is a /u, '$1 are '],
  [/\bis a (?!pair\b)/u, 'are a pair of '],
];

/** Before a name that opens with a vowel when spoken. */
const articleOfVowel = /\b([Aa]) (?=[AEIOÉ]\p{Ll}|Hermès\b|S\.T\.)/gu;

const firstSentence = new RegExp(String.raw`^${point}*\.(?=\s|$)`, 'u');

/** A year next to a name that begins with a number: `This 2025 2.55 Reissue 226 bag`. */
const yearBeforeNumber = /^This (\d{4}) (\d.*? was made by .*?)(?=\.(?:\s|$))/u;

/** The body of a phone after its keys or its screen. */
const body = /\. The body is ([a-z ]+), with ([a-z ]+ leather) on the back\./u;

const ofTwo: Readonly<Record<string, string>> = { is: 'are', was: 'were', takes: 'take' };

/** `This piece was made` by the name of the piece: `The ring was made`, `The earrings were made`. */
export function piecesTold(text: string): string {
  const name = nameOf(text);
  if (name === undefined) return text;
  const isOfTwo = isPair(name);
  const told = chains
    .filter(([bag]) => bag.test(text))
    .reduce((own, [, plain, better]) => own.replace(plain, better), text)
    .replace(hardware, '$2$1')
    .replace(/^.*$/u, (own) =>
      withoutHardware.reduce((plain, [marked, left]) => plain.replace(marked, left), own),
    )
    // Hermès plates its hardware with gold.
    .replace(
      /\b([Gg])old-tone(?= hardware\b|\.)(?=.*\bHermès\b|(?<=\bHermès\b.*))/u,
      '$1old-plated',
    )
    .replace(endOfFinish, '')
    .replace(joined, '')
    .replace(/\bThe One (?=ring)/u, '‘The One’ ')
    .replace(yearBeforeNumber, 'This $2 in $1')
    .replace(firstSentence, (first) => {
      const ofAll = isOfTwo
        ? twoOf.reduce((own, [one, two]) => own.replace(one, two), first)
        : first;
      return ofAll.replace(articleOfVowel, '$1n ');
    })
    .replace(body, withBody)
    // What was made by Montblanc is not made of steel too.
    .replace(
      /\b(measure [\d.]+ mm across), have (swivel-bar fastenings) and are (?:made of|in) steel\./u,
      'are steel, $1 and have $2.',
    )
    .replace(modelNumber, 'The $3, $1 model $2, ')
    .replace(modelBeforeNote, '$3The $4, $1 model $2, ')
    .replace(sizeOfBracelet, 'bracelet is $1 cm long')
    .replace(/This piece (is|was|takes)\b/gu, (_, verb: string) =>
      isOfTwo ? `The ${name} ${ofTwo[verb] ?? verb}` : `The ${name} ${verb}`,
    )
    .replace(
      /(?<=The brooch measures [\d.]+ cm across)\. The brooch (weighs [\d.]+ g)(?= and )/u,
      ', $1',
    )
    .replace(/(?<=The brooch measures [\d.]+ cm across)\. The brooch (?=weighs )/u, ' and ');
  return wearTold(withPronouns(told, name), name);
}

/** A first sentence of what a piece is made of, of which `It` would seem to speak. */
const ofPart = /^(?:The |For |[^,.]* hardware completes )/u;

/** The piece after a sentence that tells of it, but never twice running. */
function withPronouns(text: string, name: string): string {
  const first = firstSentence.exec(text)?.[0];
  if (first === undefined) return text;
  const pronoun = isPair(name) ? 'They' : 'It';
  const subject = `The ${name} `;
  const tells = new RegExp(`^(?:The|In [^.]*, the) ${name} `, 'u');
  const others = text
    .slice(first.length + 1)
    .split(/(?<=\.) (?=\p{Lu})/u)
    .reduce<string[]>((told, sentence) => {
      const before = told.at(-1);
      const follows = before === undefined ? !ofPart.test(first) : tells.test(before);
      const numbered = new RegExp(`^The ${name}, (\\S[^,]* model \\S+), (?=is|are|weigh)`, 'u');
      if (before?.startsWith(subject) && numbered.test(sentence)) {
        return [
          ...told,
          sentence
            .replace(numbered, `${pronoun} ${isPair(name) ? 'are' : 'is'} $1, `)
            .replace(/, (?:is (?=European size)|is a (?=size ))/u, ' in '),
        ];
      }
      const isSame =
        sentence.startsWith(subject) && !sentence.startsWith(`${subject}and `) && follows;
      return [...told, isSame ? `${pronoun} ${sentence.slice(subject.length)}` : sentence];
    }, []);
  return [first, ...others].filter(Boolean).join(' ');
}

/** Without its metal where the name tells that already. */
function withBody(_: string, metal: string, leather: string, start: number, text: string): string {
  const before = text.slice(0, start).toLowerCase();
  // Vertu calls its rose gold red.
  const isNamed = before.includes(metal) || (metal === 'rose gold' && before.includes('red gold'));
  return isNamed
    ? `, and the back is covered in ${leather}.`
    : `. The body is ${metal}, with ${leather} on the back.`;
}

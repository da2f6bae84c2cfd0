import { type RowsTold } from '../rows-told';

/** A dial and its strap in a sentence of their own, but before one that names the watch and its country. */
const paired =
  /(?<=[.›] )The (?<dial>[^.,]* dial\b[^.,]*?) is paired with (?=an? (?:[^.]|\.(?=\S))*\.(?! The watch(?: was|,) made ))/u;

/** The same where the watch had better not be named, unless a row nearby pairs a dial as well. */
const leftPaired = /(?<=[.›] )The (?<dial>[^.,]* dial\b[^.,]*?) is paired with (?=an? )/u;

/** The sentence before a place, and the one after it. */
const before = /(?:^|[.›] )(?<sentence>(?:[^.›]|\.(?=\S))*)[.›] $/u;
const after = /^(?:[^.]|\.(?=\S))*\. It\b/u;

/** One sentence of the watch after another. */
const watchAgain =
  /(?<=\. The watch (?:pairs|has an? [^.,]* dial\b) (?:[^.]|\.(?=\S))*\. )The watch (?=has|comes|is|runs|was)/u;

/** A watch `has` once in a text. */
const hasAlready =
  /\b(?:[Tt]he watch|[Ii]t)(?: was made in [^.,]* and|, made in [^.,]*,)? has\b|\bgives the watch\b/u;

type Way = 'has' | 'pairs';

/** In how many rows only one watch is told of so: `pairs` stands for a dial that is paired, too. */
const rowsOf: Readonly<Record<Way, number>> = { has: 2, pairs: 11 };

/** A first sentence of a dial and its strap, and any sentence of the kind. */
const pairedFirst =
  /^The (?<dial>[^.,]*? dial\b[^.,]*?) of this (?<watch>(?:[^.]|\.(?=\S))*?), is paired with (?=an? )/u;
const isPaired = /\bis paired with\b|\bpairs an?\b/u;

const nameOf = (way: Way) => `dial and strap: ${way}`;
const isFreeIn = (told: RowsTold) => (way: Way) => told.since(nameOf(way)) >= rowsOf[way];

/** What stands for the watch after a sentence, where it can be told of: not after its calibre. */
function subjectAfter(sentence: string, rest: string): string | undefined {
  if (/^It\b/u.test(sentence)) return 'The watch';
  if (/^The watch\b/u.test(sentence)) {
    return /\b(?:[Cc]alibre|movement)\b/u.test(sentence) || after.test(rest) ? undefined : 'It';
  }
  return /\bthe watch\b/u.test(sentence) ? undefined : 'The watch';
}

/** The ways that a dial may be told: of one with more than its colour `with` is told already. */
function waysOf(text: string, dial: string): Way[] {
  const has: Way[] = hasAlready.test(text) ? [] : ['has'];
  return /\b(?:with|set|engraved)\b/u.test(dial) ? has : [...has, 'pairs'];
}

/** `has`, which nobody notices, but for one in two rows; of the others one that was not told lately. */
function wayOf(ways: readonly Way[], isFree: (way: Way) => boolean): Way | undefined {
  return ways.find(isFree) ?? ways.find((way) => way === 'has');
}

const withArticle = (noun: string) => `${/^[aeio]/u.test(noun) ? 'an' : 'a'} ${noun}`;

/** A dial, before the strap that is told with it. */
const withStrap = (dial: string) =>
  `${withArticle(dial)} and ${/\b(?:with|set|engraved)\b/u.test(dial) ? 'comes on ' : ''}`;

/** A sentence of many descriptions, told in another way in each of several that follow one another. */
export function saidInTurn(text: string, told?: RowsTold): string {
  if (told === undefined) return text;
  const isFree = isFreeIn(told);
  const whole = text
    .replace(pairedFirst, (first, dial: string, watch: string) => {
      if (isFree('pairs')) return first;
      return `This ${watch}, has ${withStrap(dial)}`;
    })
    .replace(paired, (sentence, dial: string, start: number) => {
      const earlier = before.exec(text.slice(0, start))?.groups?.sentence ?? '';
      const subject = subjectAfter(earlier, text.slice(start + sentence.length));
      const way = subject === undefined ? undefined : wayOf(waysOf(text, dial), isFree);
      if (subject === undefined || way === undefined) return sentence;
      if (way !== 'has') return `${subject} ${way} ${withArticle(dial)} with `;
      told.tell(nameOf('has'));
      return `${subject} has ${withStrap(dial)}`;
    })
    .replace(leftPaired, (sentence, dial: string, start: number, all: string) => {
      if (isFree('pairs')) return sentence;
      const earlier = before.exec(all.slice(0, start))?.groups?.sentence ?? '';
      return `${earlier.startsWith('The watch') ? 'It' : 'The watch'} has ${withStrap(dial)}`;
    })
    .replace(watchAgain, 'It ');
  if (isPaired.test(whole)) told.tell(nameOf('pairs'));
  return whole;
}

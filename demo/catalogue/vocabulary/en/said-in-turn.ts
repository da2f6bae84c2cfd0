import { oneOf, wayChosen } from './ways';

/** A dial and its strap in a sentence of their own, but before one that names the watch and its country. */
const paired =
  /(?<=[.›] )The (?<dial>[^.,]* dial\b[^.,]*?) is paired with (?=an? (?:[^.]|\.(?=\S))*\.(?! (?:The watch,|Made in )))/u;

/** The sentence before a place, and the one after it. */
const before = /(?:^|[.›] )(?<sentence>(?:[^.›]|\.(?=\S))*)[.›] $/u;
const after = /^(?:[^.]|\.(?=\S))*\. It\b/u;

/** One sentence of the watch after another. */
const watchAgain =
  /(?<=\. The watch (?:pairs|combines|has an? [^.,]* dial\b) (?:[^.]|\.(?=\S))*\. )The watch (?=has|comes|is|runs)/u;

/** A watch `has` once in a text. */
const hasAlready = /\b(?:[Tt]he watch(?:, [^.,]*,)?|[Ii]t) has\b|\bgives the watch\b/u;

/** Each way is told of in a word of its own, so that it comes in turn whatever dial it tells. */
const as = (...some: readonly string[]) => oneOf('⌊pairing⌋', ...some.map((one) => `⌊${one}⌋`));

/** What stands for the watch after a sentence, where it can be told of: not after its calibre. */
function subjectAfter(sentence: string, rest: string): string | undefined {
  if (/^(?:It|Made in [\p{L} ]+, it)\b/u.test(sentence)) return 'The watch';
  if (/^(?:The watch|Made in [\p{L} ]+, the watch)\b/u.test(sentence)) {
    return /\b(?:[Cc]alibre|movement)\b/u.test(sentence) || after.test(rest) ? undefined : 'It';
  }
  return /\bthe watch\b/u.test(sentence) ? undefined : 'The watch';
}

/** The ways that a dial may be told: of one with more than its colour `with` is told already. */
function waysOf(text: string, dial: string): string {
  const has = hasAlready.test(text) ? [] : ['has'];
  return /\b(?:with|set|engraved)\b/u.test(dial) ? as(...has) : as('pairs', ...has, 'combines');
}

/** A sentence of many descriptions, told in another way in each of several that follow one another. */
export function saidInTurn(text: string, row?: number): string {
  if (row === undefined) return text;
  return text
    .replace(paired, (whole, dial: string, start: number) => {
      const sentence = before.exec(text.slice(0, start))?.groups?.sentence ?? '';
      const subject = subjectAfter(sentence, text.slice(start + whole.length));
      const way = wayChosen(subject === undefined ? as() : waysOf(text, dial), row).slice(1, -1);
      if (subject === undefined || way === 'pairing') return whole;
      const article = /^[aeio]/u.test(dial) ? 'an' : 'a';
      if (way !== 'has') return `${subject} ${way} ${article} ${dial} with `;
      const joint = /\b(?:with|set|engraved)\b/u.test(dial) ? 'comes on ' : '';
      return `${subject} has ${article} ${dial} and ${joint}`;
    })
    .replace(watchAgain, 'It ');
}

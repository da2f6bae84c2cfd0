import { oneOf, wayChosen } from './ways';

/**
 * A dial and its strap in a sentence of their own, beside which the watch is not told of: it would be
 * named twice running.
 */
const paired =
  /(?<=[.›] )(?<!(?:^|[.›] )(?:It\b|(?:(?:[^.]|\.(?=\S))* )?[Tt]he watch\b)(?:[^.]|\.(?=\S))*\. )The (?<dial>(?:(?!\bwith\b|\bset\b|\bengraved\b)[^.,])* dial) is paired with (?=an? (?:[^.]|\.(?=\S))*\.(?! (?:The watch,|Made in )))/u;

/** One sentence of the watch after another. */
const watchAgain =
  /(?<=\. The watch (?:pairs|combines) (?:[^.]|\.(?=\S))*\. )The watch (?=has|comes|is|runs)/u;

/** Each way is told of in a word of its own, so that it comes in turn whatever dial it tells. */
const pairing = oneOf('⌊pairing⌋', '⌊pairs⌋', '⌊combines⌋');

/** A sentence of many descriptions, told in another way in each of several that follow one another. */
export function saidInTurn(text: string, row?: number): string {
  if (row === undefined) return text;
  return text
    .replace(paired, (whole, dial: string) => {
      const way = wayChosen(pairing, row);
      if (way === '⌊pairing⌋') return whole;
      const article = /^[aeio]/u.test(dial) ? 'an' : 'a';
      return `The watch ${way.slice(1, -1)} ${article} ${dial} with `;
    })
    .replace(watchAgain, 'It ');
}

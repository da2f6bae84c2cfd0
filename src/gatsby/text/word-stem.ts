import type { HostCode } from '../../config/hosts';
import { wordEndings } from './word-endings';

/** Longest ending of any language here, letters. */
const longestEnding = 7;

/** Words in -ие and -ия keep their и: усложнение is not усложнена. */
const keepsVowel = /[иі][еяю]$/;

/** What all forms of a word have in common, as far as it is told by its end; lower case. */
export function stemsOf(word: string, host: HostCode): string[] {
  const { endings, shortestStem, furtherStems } = wordEndings[host];
  const from = keepsVowel.test(word) ? 1 : Math.min(longestEnding, word.length - shortestStem);
  for (let length = from; length > 0; length -= 1) {
    if (endings.has(word.slice(-length))) {
      const stem = word.slice(0, -length);
      return [stem, ...furtherStems(stem)];
    }
  }
  return [word, ...furtherStems(word)];
}

/** Whether a word is a form of one that has this stem. */
export function isFormOf(word: string, stem: string, host: HostCode): boolean {
  if (!word.startsWith(stem)) return false;
  const rest = word.slice(stem.length);
  return rest === '' || wordEndings[host].endings.has(rest);
}

/** Letters that are written in more than one way, made one; never longer or shorter. */
export function comparable(word: string): string {
  return word
    .toLowerCase()
    .replace(/ё/g, 'е')
    .replace(/['’‘ʼ]/g, 'ʻ');
}

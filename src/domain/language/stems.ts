import { languageOf, type HostCode } from '../../config/hosts';
import { wordEndings } from './word-endings';

/** Longest ending of any language here, letters. */
const longestEnding = 7;

/** Words in -ие and -ия keep their и: усложнение is not усложнена. */
const keepsVowel = /[иі][еяю]$/;

/**
 * What all forms of a word have in common, as far as its end tells; lower case. Careful, for links
 * that are set in texts: a word of the language of the host, and a vowel that comes and goes.
 */
export function stemsOf(word: string, host: HostCode): string[] {
  const { endings, shortestStem, furtherStems } = wordEndings[languageOf(host)];
  const longest = keepsVowel.test(word) ? 1 : word.length - shortestStem;
  const stem = withoutEnding(word, longest, (ending) => endings.has(ending));
  return [stem, ...furtherStems(stem)];
}

/** Letters that a stem has at least where the language of a word is not known. */
const shortestLooseStem = 4;

/**
 * A Cyrillic word without its ending, so that a search for `скупки` finds what `скупка` finds; other
 * words and short ones stay as they are. Bold, because the order of what is found makes up for what
 * is found in excess: an ending of Russian or Ukrainian, whatever the language of the page.
 */
export function looseStemOf(word: string): string {
  if (!/^\p{Script=Cyrillic}+$/u.test(word)) return word;
  const { ru, ua } = wordEndings;
  const stem = withoutEnding(
    word,
    longestEnding,
    (ending) => ru.endings.has(ending) || ua.endings.has(ending),
  );
  return stem.length < shortestLooseStem ? word : stem;
}

function withoutEnding(
  word: string,
  longest: number,
  isEnding: (ending: string) => boolean,
): string {
  for (let length = Math.min(longestEnding, longest); length > 0; length -= 1) {
    if (isEnding(word.slice(-length))) return word.slice(0, -length);
  }
  return word;
}

/** Whether a word is a form of one that has this stem. */
export function isFormOf(word: string, stem: string, host: HostCode): boolean {
  if (!word.startsWith(stem)) return false;
  const rest = word.slice(stem.length);
  return rest === '' || wordEndings[languageOf(host)].endings.has(rest);
}

/** Letters that are written in more than one way, made one; never longer or shorter. */
export function comparable(word: string): string {
  return word
    .toLowerCase()
    .replace(/ё/g, 'е')
    .replace(/['’‘ʼ]/g, 'ʻ');
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageOf, type HostCode } from '../../src/config/hosts';

/** A word or phrase that the word list of a language refuses. */
export interface Refused {
  words: string;
  /** What to say. */
  instead: string;
}

/** Lines of `refused/<language>.txt`: `words = instead`; `*` stands for letters, `#` starts a remark. */
export function refusedOn(host: HostCode): Refused[] {
  const file = join(__dirname, 'refused', `${languageOf(host)}.txt`);
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [words = '', instead = ''] = line.split(' = ').map((part) => part.trim());
      if (!words || !instead) throw new Error(`${file}: "${line}" has no " = "`);
      return { words, instead };
    });
}

/** Where texts say what is refused: the words, what to say, and the text around them. */
export function refusedIn(texts: readonly string[], refused: readonly Refused[]): string[] {
  const found = refused.flatMap(({ words, instead }) => {
    const pattern = patternOf(words);
    return texts.flatMap((text) => {
      const at = plainOf(text).search(pattern);
      return at < 0
        ? []
        : [`${words} (say: ${instead}): ${text.slice(Math.max(0, at - 40), at + 60)}`];
    });
  });
  return [...new Set(found)].sort();
}

/** Addresses and placeholders hold no words; all spaces are one. Lengths stay as they are. */
const plainOf = (text: string) =>
  text
    .replace(/\]\([^)]*\)|\{\{?[^}]*\}\}?|<[^>]+>|https?:\/\/\S+/g, (it) => ' '.repeat(it.length))
    .replace(/[\s\u00A0\u202F]/g, ' ');

function patternOf(words: string): RegExp {
  const letters = words.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/\*/g, '\\p{L}*');
  // A sign, such as a quotation mark, has no borders of a word.
  return /^[\p{L}]/u.test(words)
    ? new RegExp(`(?<![\\p{L}-])${letters}(?![\\p{L}])`, 'iu')
    : new RegExp(letters, 'u');
}

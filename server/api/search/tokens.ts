/** Signs inside a word that people write or leave out: `126610-LN`, `L’Heure`, `oʻzbek`. */
const joiners = /[’'ʼʻ`´]/gu;
const marks = /\p{M}+/gu;
const word = /[\p{L}\p{N}]+/gu;

/** A text for comparing: lower case, without accents (`й` and `ї` stay letters of their own). */
export function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(joiners, '')
    .normalize('NFD')
    .replace(/([a-z])\p{M}+/gu, '$1')
    .normalize('NFC')
    .replace(marks, '')
    .replaceAll('ё', 'е');
}

/** Words of a text in its order; references keep their digits and letters together. */
export function tokensOf(text: string): string[] {
  return plain(text).match(word) ?? [];
}

/**
 * What people write in one word though its owner does not: each two neighbouring words of a name
 * and the whole (`vancleef`, `blackbay`), so also a reference without its dots and spaces.
 */
export function joinedTokensOf(name: string): string[] {
  const words = tokensOf(name);
  if (words.length < 2) return [];
  const pairs = words.slice(1).map((next, index) => `${words[index] ?? ''}${next}`);
  return [...new Set([...pairs, words.join('')])];
}

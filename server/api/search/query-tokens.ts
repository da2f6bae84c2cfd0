import { otherLayouts } from '../../../src/domain/keyboard-layouts';
import { tokensOf } from './tokens';

/** One word of a query with what it is under another keyboard layout. */
export interface QueryToken {
  /** As typed, for comparing. */
  word: string;
  /** What it would be had the keyboard another layout. */
  readings: readonly string[];
}

/** Longer queries are a pasted text: its first words tell what it is about. */
const mostWords = 8;

/**
 * The words of a query. A layout slip is looked for before a text is cut into words: `[e,kj` is
 * `хубло`, whose first and third keys are punctuation.
 * @param isKnown whether a word, or the beginning of one, is in the index
 */
export function queryTokens(query: string, isKnown: (word: string) => boolean): QueryToken[] {
  return query
    .toLowerCase()
    .split(/\s+/u)
    .flatMap((piece) => {
      const typed = tokensOf(piece);
      const readings = otherLayouts(piece)
        .map(tokensOf)
        .flatMap((words) => (words.length === 1 ? words : []));
      const [only] = typed;
      if (only !== undefined && typed.length === 1) return [{ word: only, readings }];
      const meant = typed.every(isKnown) ? undefined : readings.find(isKnown);
      if (meant !== undefined) return [{ word: typed.join(''), readings: [meant] }];
      return typed.map((word) => ({ word, readings: [] }));
    })
    .slice(0, mostWords);
}

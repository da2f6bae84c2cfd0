import { type WordIndex, type WordMatch } from './word-index';
import { wordsOf } from './words';

export interface Hits {
  /** Score by place. */
  scores: ReadonlyMap<number, number>;
  /** What was searched for after mending layout, script and typing errors. */
  understoodAs: string;
}

/** Longer queries are a pasted text: its first words tell what it is about. */
const mostWords = 8;

/**
 * Things that hold every word of a query, or some of them where none holds all. `кщдуч ыгифштук`
 * finds what `rolex submariner` finds.
 */
export function findPlaces(index: WordIndex, query: string): Hits {
  const meant = wordsOf(query)
    .slice(0, mostWords)
    .map((word) => ({ word, matches: index.matches(word) }));
  const perWord = meant.map(({ matches }) => {
    const scores = new Map<number, number>();
    for (const { word, score } of matches) {
      for (const place of index.placesOf(word)) {
        scores.set(place, Math.max(scores.get(place) ?? 0, score));
      }
    }
    return scores;
  });
  const every = inEvery(perWord);
  return {
    scores: every.size > 0 ? every : inSome(perWord),
    understoodAs: meant.map(({ word, matches }) => understood(word, matches)).join(' '),
  };
}

/** A word that is known, or begins one that is, was typed rightly. */
function understood(word: string, [likeliest]: WordMatch[]): string {
  return !likeliest || likeliest.word.startsWith(word) ? word : likeliest.word;
}

function inEvery([first, ...others]: Map<number, number>[]): Map<number, number> {
  const sums = new Map<number, number>();
  for (const [place, score] of first ?? []) {
    const rest = others.map((scores) => scores.get(place));
    if (rest.every((one) => one !== undefined)) {
      sums.set(
        place,
        rest.reduce((sum, one) => sum + one, score),
      );
    }
  }
  return sums;
}

function inSome(perWord: readonly Map<number, number>[]): Map<number, number> {
  const sums = new Map<number, number>();
  for (const scores of perWord) {
    for (const [place, score] of scores) sums.set(place, (sums.get(place) ?? 0) + score);
  }
  return sums;
}

import { askedWords, type AskedWord } from './asked-words';
import { stemOf } from './stem';
import { type WordIndex, type WordMatch } from './word-index';

export interface Hits {
  /** Score by place. */
  scores: ReadonlyMap<number, number>;
  /** Whether the things hold every word; otherwise they hold some. */
  holdsAll: boolean;
  /** What was searched for after mending layout, script and typing errors; as typed when none was. */
  understoodAs: string;
  /** Whether something was mended. */
  isCorrected: boolean;
}

/**
 * Things that hold every word of a query, or some of them where none holds all. `кщдуч ыгифштук`
 * finds what `rolex submariner` finds.
 * @param isExact looks for the words as they were typed alone: nothing is mended
 */
export function findPlaces(index: WordIndex, query: string, isExact = false): Hits {
  const asked = askedWords(query, (word) => index.isKnown(word));
  const found = isExact
    ? findWords(index, asked, ({ word }) => index.exactMatches(word))
    : findWords(index, asked, (word) => index.matches(word));
  if (found.scores.size > 0 && found.holdsAll) return told(found, query);
  // `iw 371 605`, `le coultre`: what is one word in the index may have been typed as several.
  const together = isExact ? null : findTogether(index, asked);
  return told(together ?? found, query);
}

interface FoundWords {
  scores: ReadonlyMap<number, number>;
  holdsAll: boolean;
  words: readonly { typed: string; meant: string }[];
}

function findWords(
  index: WordIndex,
  asked: readonly AskedWord[],
  matchesOf: (word: AskedWord) => WordMatch[],
): FoundWords {
  const meant = asked.map((one) => ({ word: one.word, matches: matchesOf(one) }));
  const perWord = meant.map(({ matches }) => {
    const scores = new Map<number, number>();
    // The likeliest come first: what has a score keeps it.
    for (const { word, score } of matches) {
      for (const place of index.placesOf(word)) {
        if (!scores.has(place)) scores.set(place, score);
      }
    }
    return scores;
  });
  const every = inEvery(perWord);
  return {
    scores: every.size > 0 ? every : inSome(perWord, index.size),
    holdsAll: every.size > 0,
    words: meant.map(({ word, matches }) => ({ typed: word, meant: understood(word, matches) })),
  };
}

/** The query with two neighbouring words, or all, written as one, if all its words are held then. */
function findTogether(index: WordIndex, asked: readonly AskedWord[]): FoundWords | null {
  if (asked.length < 2) return null;
  const join = (words: readonly AskedWord[]): AskedWord => ({
    word: words.map(({ word }) => word).join(''),
    readings: [],
  });
  const pairs = asked
    .slice(1)
    .map((_, place) => [
      ...asked.slice(0, place),
      join(asked.slice(place, place + 2)),
      ...asked.slice(place + 2),
    ]);
  for (const words of [[join(asked)], ...pairs]) {
    const found = findWords(index, words, (word) => index.matches(word));
    if (found.holdsAll) return found;
  }
  return null;
}

function told({ scores, holdsAll, words }: FoundWords, query: string): Hits {
  const isCorrected = words.some(({ typed, meant }) => typed !== meant);
  const understoodAs = isCorrected ? words.map(({ meant }) => meant).join(' ') : query.trim();
  return { scores, holdsAll, understoodAs, isCorrected };
}

/** A word that is known in some form, or begins one that is, was typed rightly. */
function understood(word: string, [likeliest]: WordMatch[]): string {
  if (!likeliest || likeliest.word.startsWith(word)) return word;
  return stemOf(likeliest.word) === stemOf(word) ? word : likeliest.word;
}

function inEvery([first, ...others]: Map<number, number>[]): ReadonlyMap<number, number> {
  if (!first || others.length === 0) return first ?? new Map();
  const sums = new Map<number, number>();
  for (const [place, score] of first) {
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

/** Where nothing holds all words the rare ones tell what is meant: `с` of `кольцо с рубином` does not. */
function inSome(
  perWord: readonly Map<number, number>[],
  things: number,
): ReadonlyMap<number, number> {
  const sums = new Map<number, number>();
  for (const scores of perWord) {
    const rarity = Math.log(1 + things / scores.size);
    for (const [place, score] of scores) {
      sums.set(place, (sums.get(place) ?? 0) + score * rarity);
    }
  }
  return sums;
}

import { looseStemOf } from '../../../src/domain/language/stems';
import { queryTokens, type QueryToken } from './query-tokens';
import { type WordIndex, type WordMatch } from './word-index';

export interface Hits {
  /** Score by document id. */
  scores: ReadonlyMap<number, number>;
  /** Whether the documents hold every word; otherwise they hold some. */
  holdsAll: boolean;
  /** What was searched for after mending layout, script and typing errors; as typed when none was. */
  understoodAs: string;
  /** Whether something was mended. */
  isCorrected: boolean;
}

/**
 * Documents that hold every word of a query, or some of them where none holds all. `кщдуч ыгифштук`
 * finds what `rolex submariner` finds.
 * @param isExact looks for the words as they were typed alone: nothing is mended
 */
export function findDocuments(index: WordIndex, query: string, isExact = false): Hits {
  const tokens = queryTokens(query, (word) => index.isKnown(word));
  const found = isExact
    ? findWords(index, tokens, ({ word }) => index.exactMatches(word))
    : findWords(index, tokens, (word) => index.matches(word));
  if (found.scores.size > 0 && found.holdsAll) return toHits(found, query);
  // `iw 371 605`, `le coultre`: what is one word in the index may have been typed as several.
  const together = isExact ? null : findTogether(index, tokens);
  return toHits(together ?? found, query);
}

interface FoundWords {
  scores: ReadonlyMap<number, number>;
  holdsAll: boolean;
  words: readonly { typed: string; meant: string }[];
}

function findWords(
  index: WordIndex,
  tokens: readonly QueryToken[],
  matchesOf: (word: QueryToken) => WordMatch[],
): FoundWords {
  const meant = tokens.map((one) => ({ word: one.word, matches: matchesOf(one) }));
  const perWord = meant.map(({ matches }) => {
    const scores = new Map<number, number>();
    // The likeliest come first: what has a score keeps it.
    for (const { word, score } of matches) {
      for (const docId of index.documentsOf(word)) {
        if (!scores.has(docId)) scores.set(docId, score);
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
function findTogether(index: WordIndex, tokens: readonly QueryToken[]): FoundWords | null {
  if (tokens.length < 2) return null;
  const join = (words: readonly QueryToken[]): QueryToken => ({
    word: words.map(({ word }) => word).join(''),
    readings: [],
  });
  const pairs = tokens
    .slice(1)
    .map((_, index) => [
      ...tokens.slice(0, index),
      join(tokens.slice(index, index + 2)),
      ...tokens.slice(index + 2),
    ]);
  for (const words of [[join(tokens)], ...pairs]) {
    const found = findWords(index, words, (word) => index.matches(word));
    if (found.holdsAll) return found;
  }
  return null;
}

function toHits({ scores, holdsAll, words }: FoundWords, query: string): Hits {
  const isCorrected = words.some(({ typed, meant }) => typed !== meant);
  const understoodAs = isCorrected ? words.map(({ meant }) => meant).join(' ') : query.trim();
  return { scores, holdsAll, understoodAs, isCorrected };
}

/** A word that is known in some form, or begins one that is, was typed rightly. */
function understood(word: string, [likeliest]: WordMatch[]): string {
  if (!likeliest || likeliest.word.startsWith(word)) return word;
  return looseStemOf(likeliest.word) === looseStemOf(word) ? word : likeliest.word;
}

function inEvery([first, ...others]: Map<number, number>[]): ReadonlyMap<number, number> {
  if (!first || others.length === 0) return first ?? new Map();
  const sums = new Map<number, number>();
  for (const [docId, score] of first) {
    const rest = others.map((scores) => scores.get(docId));
    if (rest.every((one) => one !== undefined)) {
      sums.set(
        docId,
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
    for (const [docId, score] of scores) {
      sums.set(docId, (sums.get(docId) ?? 0) + score * rarity);
    }
  }
  return sums;
}

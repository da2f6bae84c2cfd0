import type { HostCode } from '../../config/hosts';
import { comparable, isFormOf, stemsOf } from '../../domain/language/stems';

/** A term as texts are searched for it. */
export interface TermName {
  key: string;
  term: string;
}

/** Where a term stands in a text: characters from `start` up to, but not including, `end`. */
export interface TermPlace {
  key: string;
  start: number;
  end: number;
}

/** Entities are no words; an apostrophe within a word is a letter of it. */
const token = /&[#\w]+;|[\p{L}\p{M}\p{N}]+(?:['’‘ʼʻ][\p{L}\p{M}\p{N}]+)*/gu;
const space = /^[\s\u00a0]+$/;
const capitals = /^[\p{Lu}\p{N}]{2,}$/u;

interface Word {
  text: string;
  start: number;
  end: number;
}

interface SearchedTerm {
  key: string;
  words: { text: string; stems: string[] }[];
  /** What stands between the words: spaces, or exactly this. */
  gaps: string[];
}

function wordsOf(text: string): Word[] {
  return [...text.matchAll(token)]
    .filter(([word]) => !word.startsWith('&'))
    .map((match) => ({
      text: match[0],
      start: match.index,
      end: match.index + match[0].length,
    }));
}

function gapsOf(text: string, words: readonly Word[]): string[] {
  return words.slice(1).map(({ start }, index) => text.slice(words[index]?.end, start));
}

/** Finds the terms of a glossary in texts, in whatever form they stand there. */
export class TermFinder {
  /** By a stem of the first word; longer terms first, so that the whole of a name is linked. */
  private readonly byStem = new Map<string, SearchedTerm[]>();

  constructor(
    terms: readonly TermName[],
    private readonly host: HostCode,
  ) {
    const searched = terms
      .map(({ key, term }) => {
        const words = wordsOf(term);
        return {
          key,
          words: words.map(({ text }) => ({ text, stems: stemsOf(comparable(text), host) })),
          gaps: gapsOf(term, words),
        };
      })
      .filter(({ words }) => words.length > 0)
      .sort((one, other) => other.words.length - one.words.length);
    for (const term of searched) {
      for (const stem of term.words[0]?.stems ?? []) {
        this.byStem.set(stem, [...(this.byStem.get(stem) ?? []), term]);
      }
    }
  }

  /** The places of terms in a text, in its order, none within another; `known` are left out. */
  placesIn(text: string, known: ReadonlySet<string> = new Set()): TermPlace[] {
    const words = wordsOf(text);
    const gaps = gapsOf(text, words);
    const seen = new Set(known);
    const places: TermPlace[] = [];
    for (let index = 0; index < words.length;) {
      const term = this.termAt(words, gaps, index, text, seen);
      const last = words[index + (term?.words.length ?? 1) - 1];
      const first = words[index];
      if (term && first && last) {
        seen.add(term.key);
        places.push({ key: term.key, start: first.start, end: last.end });
      }
      index += term?.words.length ?? 1;
    }
    return places;
  }

  private termAt(
    words: readonly Word[],
    gaps: readonly string[],
    index: number,
    text: string,
    seen: ReadonlySet<string>,
  ): SearchedTerm | null {
    const first = words[index];
    // The second half of a compound is not the term: "псевдо-хронограф".
    if (!first || (gaps[index - 1] ?? '').endsWith('-')) return null;
    let longest: SearchedTerm | null = null;
    const name = comparable(first.text);
    for (let length = name.length; length > 0; length -= 1) {
      for (const term of this.byStem.get(name.slice(0, length)) ?? []) {
        if (longest && term.words.length <= longest.words.length) continue;
        const end = words[index + term.words.length - 1]?.end;
        const isWhole = end !== undefined && !/^-[\p{L}\p{N}]/u.test(text.slice(end, end + 2));
        if (isWhole && this.isAt(term, words, gaps, index)) longest = term;
      }
    }
    // Where a term stands that was linked before, no shorter one is linked in its place.
    return longest && !seen.has(longest.key) ? longest : null;
  }

  private isAt(
    { words: wanted, gaps: wantedGaps }: SearchedTerm,
    words: readonly Word[],
    gaps: readonly string[],
    index: number,
  ): boolean {
    return wanted.every(({ text, stems }, offset) => {
      const found = words[index + offset];
      if (!found) return false;
      if (offset > 0) {
        const gap = gaps[index + offset - 1] ?? '';
        const wantedGap = wantedGaps[offset - 1] ?? '';
        if (space.test(wantedGap) ? !space.test(gap) : gap !== wantedGap) return false;
      }
      // GMT is a term, gmt is not, and neither has endings.
      if (capitals.test(text)) return found.text === text;
      return stems.some((stem) => isFormOf(comparable(found.text), stem, this.host));
    });
  }
}

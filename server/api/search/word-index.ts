import { setImmediate as turn } from 'node:timers/promises';
import { looseStemOf } from '../../../src/domain/language/stems';
import { append } from './append';
import { type QueryToken } from './query-tokens';
import { tolerance, typingErrors } from './distance';
import { soundOf } from './phonetic';
import { SortedWords } from './sorted-words';
import { uzbekLatinOf } from './uzbek';
import { joinedTokensOf, tokensOf } from './tokens';

export interface WordMatch {
  word: string;
  /** 1 for the word itself, less for its beginnings and misspellings. */
  score: number;
}

/** A document to be found. */
export interface Indexed {
  text: string;
  /** Names in it that people also write in one word: maker, model, reference. */
  names?: readonly string[];
}

/** How near a match is, by how it came about. */
const scores = {
  same: 1,
  otherScript: 0.95,
  soundsAlike: 0.9,
  sameStem: 0.85,
  begins: 0.8,
  beginsBySound: 0.6,
  misspelt: 0.7,
  eachError: 0.2,
} as const;

/** A beginning that sounds alike says little before it has this many letters. */
const leastSound = 3;

/** Documents whose words are read in one piece: a tenth of a second on a slow machine. */
const documentsInPart = 2_000;

/** Documents by the words of their texts; the id of a document is its index in the list. */
export class WordIndex {
  private readonly stems = new Map<string, string[]>();
  /** Words by how they sound, and those sounds by length: neighbours differ in length a little. */
  private readonly sounds = new Map<string, string[]>();
  private readonly soundsByLength = new Map<number, string[]>();
  private readonly sorted: SortedWords;
  private readonly sortedSounds: SortedWords;

  /**
   * @param docIds documents by word
   * @param size how many documents there are
   */
  private constructor(
    private readonly docIds: ReadonlyMap<string, number[]>,
    readonly size: number,
  ) {
    for (const word of docIds.keys()) {
      append(this.sounds, soundOf(word), word);
      append(this.stems, looseStemOf(word), word);
    }
    for (const sound of this.sounds.keys()) append(this.soundsByLength, sound.length, sound);
    this.sorted = new SortedWords(docIds.keys());
    this.sortedSounds = new SortedWords(this.sounds.keys());
  }

  /** Reads the documents part by part: the process answers others in between. */
  static async of(documents: readonly Indexed[]): Promise<WordIndex> {
    const docIds = new Map<string, number[]>();
    // Documents by the thousand share few names.
    const joined = new Map<string, readonly string[]>();
    const joinedOf = (name: string): readonly string[] => {
      const words = joined.get(name) ?? joinedTokensOf(name);
      joined.set(name, words);
      return words;
    };
    for (const [docId, { text, names = [] }] of documents.entries()) {
      for (const word of new Set([...tokensOf(text), ...names.flatMap(joinedOf)])) {
        append(docIds, word, docId);
      }
      if (docId % documentsInPart === documentsInPart - 1) await turn();
    }
    return new WordIndex(docIds, documents.length);
  }

  /** Ids of the documents that hold a word. */
  documentsOf(word: string): readonly number[] {
    return this.docIds.get(word) ?? [];
  }

  /** Whether a word, one that begins with it or another form of it is in a document. */
  isKnown(word: string): boolean {
    return (
      this.docIds.has(word) ||
      this.stems.has(looseStemOf(word)) ||
      this.beginningWith(word).length > 0
    );
  }

  /** Words that begin with what was typed or are another form of it: nothing is mended. */
  exactMatches(word: string): WordMatch[] {
    const found = new Map<string, number>();
    this.noteForms(word, (match, score) => keepHigher(found, match, score));
    return this.ordered(found);
  }

  /** Words that the visitor may have meant, the likeliest first. */
  matches({ word, readings }: QueryToken): WordMatch[] {
    const found = new Map<string, number>();
    const note = (match: string, score: number) => keepHigher(found, match, score);
    for (const reading of [word, ...readings]) {
      this.noteForms(reading, note);
      const latin = uzbekLatinOf(reading);
      if (latin !== reading) {
        this.noteForms(latin, (match, score) => note(match, score * scores.otherScript));
      }
      this.noteSounds(soundOf(reading), note);
    }
    if (found.size === 0) {
      for (const reading of [word, ...readings]) this.noteMisspelt(soundOf(reading), note);
    }
    return this.ordered(found);
  }

  private noteForms(typed: string, note: (word: string, score: number) => void): void {
    for (const word of this.beginningWith(typed)) {
      note(word, word === typed ? scores.same : scores.begins);
    }
    for (const word of this.stems.get(looseStemOf(typed)) ?? []) note(word, scores.sameStem);
  }

  private noteSounds(sound: string, note: (word: string, score: number) => void): void {
    const alike =
      sound.length < leastSound
        ? [sound].filter((one) => this.sounds.has(one))
        : this.sortedSounds.beginningWith(sound);
    for (const candidate of alike) {
      const score = candidate === sound ? scores.soundsAlike : scores.beginsBySound;
      for (const word of this.sounds.get(candidate) ?? []) note(word, score);
    }
  }

  private noteMisspelt(sound: string, note: (word: string, score: number) => void): void {
    const most = tolerance(sound.length);
    for (let length = sound.length - most; length <= sound.length + most; length += 1) {
      for (const candidate of this.soundsByLength.get(length) ?? []) {
        const errors = typingErrors(sound, candidate, most);
        if (errors === null) continue;
        const score = scores.misspelt - errors * scores.eachError;
        for (const word of this.sounds.get(candidate) ?? []) note(word, score);
      }
    }
  }

  /** A beginning of at least two letters stands for its words. */
  private beginningWith(start: string): readonly string[] {
    if (start.length < 2) return this.docIds.has(start) ? [start] : [];
    return this.sorted.beginningWith(start);
  }

  /** Sorted by score; of equal scores the word in more documents comes first. */
  private ordered(found: ReadonlyMap<string, number>): WordMatch[] {
    return [...found]
      .map(([word, score]) => ({ word, score, held: this.documentsOf(word).length }))
      .sort(
        (one, other) =>
          other.score - one.score || other.held - one.held || (one.word < other.word ? -1 : 1),
      )
      .map(({ word, score }) => ({ word, score }));
  }
}

function keepHigher(found: Map<string, number>, word: string, score: number): void {
  found.set(word, Math.max(found.get(word) ?? 0, score));
}

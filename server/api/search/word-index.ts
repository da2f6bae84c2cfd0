import { tolerance, typingErrors } from './distance';
import { otherLayouts } from './layouts';
import { soundOf } from './phonetic';
import { wordsOf } from './words';

export interface WordMatch {
  word: string;
  /** 1 for the word itself, less for its beginnings and misspellings. */
  score: number;
}

/** Things by the words of their texts; a thing is known by its place in the list. */
export class WordIndex {
  private readonly places = new Map<string, number[]>();
  /** Words by how they sound, and those sounds by length: neighbours differ in length a little. */
  private readonly sounds = new Map<string, string[]>();
  private readonly soundsByLength = new Map<number, string[]>();
  private readonly sorted: string[];

  constructor(texts: readonly string[]) {
    texts.forEach((text, place) => {
      for (const word of new Set(wordsOf(text))) push(this.places, word, place);
    });
    this.sorted = [...this.places.keys()].sort();
    for (const word of this.sorted) push(this.sounds, soundOf(word), word);
    for (const sound of this.sounds.keys()) push(this.soundsByLength, sound.length, sound);
  }

  /** Places of the things that hold a word. */
  placesOf(word: string): readonly number[] {
    return this.places.get(word) ?? [];
  }

  /** Words that the visitor may have meant, the likeliest first. */
  matches(asked: string): WordMatch[] {
    const readings = [asked, ...otherLayouts(asked).flatMap(wordsOf)];
    const found = new Map<string, number>();
    const note = (word: string, score: number) =>
      found.set(word, Math.max(found.get(word) ?? 0, score));

    for (const reading of readings) {
      for (const word of this.beginningWith(reading)) {
        note(word, word === reading ? 1 : 0.8);
      }
      for (const word of this.sounds.get(soundOf(reading)) ?? []) note(word, 0.9);
    }
    if (found.size === 0) {
      for (const reading of readings) this.noteMisspelt(soundOf(reading), note);
    }
    return [...found]
      .map(([word, score]) => ({ word, score }))
      .sort((one, other) => other.score - one.score || one.word.localeCompare(other.word));
  }

  private noteMisspelt(sound: string, note: (word: string, score: number) => void): void {
    const most = tolerance(sound.length);
    for (let length = sound.length - most; length <= sound.length + most; length += 1) {
      for (const candidate of this.soundsByLength.get(length) ?? []) {
        const errors = typingErrors(sound, candidate, most);
        if (errors === null) continue;
        for (const word of this.sounds.get(candidate) ?? []) note(word, 0.7 - errors * 0.2);
      }
    }
  }

  /** A beginning of at least two letters stands for its words. */
  private beginningWith(start: string): string[] {
    if (start.length < 2) return this.places.has(start) ? [start] : [];
    let low = 0;
    let high = this.sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.sorted[middle] ?? '') < start) low = middle + 1;
      else high = middle;
    }
    let end = low;
    while (end < this.sorted.length && this.sorted[end]?.startsWith(start)) end += 1;
    return this.sorted.slice(low, end);
  }
}

function push<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

/** Words in order, so that those with one beginning lie side by side. */
export class SortedWords {
  private readonly words: readonly string[];

  constructor(words: Iterable<string>) {
    this.words = [...words].sort();
  }

  beginningWith(start: string): readonly string[] {
    let low = 0;
    let high = this.words.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.words[middle] ?? '') < start) low = middle + 1;
      else high = middle;
    }
    let end = low;
    while (end < this.words.length && this.words[end]?.startsWith(start)) end += 1;
    return this.words.slice(low, end);
  }
}

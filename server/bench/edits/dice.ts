/** Numbers that look random and follow from a seed: the same seed gives the same ones. */
export class Dice {
  private state: number;

  /** @param seed a whole number */
  constructor(seed: number) {
    this.state = seed >>> 0;
  }

  /** A whole number from 0, less than `below`. */
  whole(below: number): number {
    return Math.floor(this.next() * below);
  }

  /** True in this share of the cases, from 0 to 1. */
  chance(share: number): boolean {
    return this.next() < share;
  }

  /** @throws Error when there is nothing to choose from */
  pick<Value>(values: readonly Value[]): Value {
    const value = values[this.whole(values.length)];
    if (values.length === 0) throw new Error('nothing to choose from');
    return value as Value;
  }

  /** Values made one after the other, from `least` to `most` of them. */
  list<Value>(least: number, most: number, make: () => Value): Value[] {
    return Array.from({ length: least + this.whole(most - least + 1) }, make);
  }

  /** From 0, less than 1 (mulberry32). */
  private next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let bits = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  }
}

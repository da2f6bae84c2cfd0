/** A small seeded source of chance (mulberry32): the same seed gives the same sequence everywhere. */
export interface Dice {
  /** From 0, inclusive, to 1, exclusive. */
  roll: () => number;
  /** Whole number from `from` to `to`, both inclusive. */
  between: (from: number, to: number) => number;
  /** True in the given share of cases. */
  chance: (share: number) => boolean;
  /** @throws RangeError when the list is empty. */
  pick: <T>(list: readonly T[]) => T;
  /** @throws RangeError when the list is empty or all weights are zero. */
  weighted: <T>(list: readonly T[], weightOf: (one: T) => number) => T;
  shuffled: <T>(list: readonly T[]) => T[];
}

export function createDice(...seeds: readonly number[]): Dice {
  // Each seed is stirred in, so that (1, 2) and (2, 1), or neighbours, start far apart.
  let state = seeds.reduce((mixed, seed) => stirred(mixed ^ stirred(seed + 0x9e3779b9)), 1);

  const roll = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (from: number, to: number) => from + Math.floor(roll() * (to - from + 1));

  function weighted<T>(list: readonly T[], weightOf: (one: T) => number): T {
    let left = roll() * list.reduce((sum, one) => sum + weightOf(one), 0);
    for (const one of list) {
      left -= weightOf(one);
      if (left < 0) return one;
    }
    throw new RangeError('nothing to choose from');
  }

  return {
    roll,
    between,
    chance: (share) => roll() < share,
    pick: (list) => weighted(list, () => 1),
    weighted,
    shuffled: (list) =>
      list
        .map((one) => ({ one, rank: roll() }))
        .sort((a, b) => a.rank - b.rank)
        .map(({ one }) => one),
  };
}

/** Spreads every bit of a whole number over all 32 (the finaliser of MurmurHash3). */
function stirred(value: number): number {
  let mixed = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}

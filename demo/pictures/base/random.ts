/** Numbers that look random and are always the same for the same seed text. */
export interface Chance {
  /** 0 <= value < 1 */
  next(): number;
  between(from: number, to: number): number;
  whole(from: number, to: number): number;
  pick<T>(values: readonly [T, ...T[]]): T;
  /** True with this probability. */
  when(probability: number): boolean;
}

/** FNV-1a, 32 bits. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/** mulberry32 seeded by a text. */
export function chanceOf(seed: string): Chance {
  let state = hashOf(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (from, to) => from + (to - from) * next(),
    whole: (from, to) => Math.floor(from + (to - from + 1) * next()),
    pick: (values) => values[Math.floor(next() * values.length)] ?? values[0],
    when: (probability) => next() < probability,
  };
}

export interface BackOff {
  /** The span before the first attempt. */
  first: number;
  /** How many times longer each further span is; 2 when it is left out. */
  factor?: number;
  /** No span is longer. */
  longest: number;
  /** Part of the span to wait, from the least to the most, by chance. */
  jitter: readonly [number, number];
}

/**
 * How long to wait before another attempt, in the unit of `first`: a span that grows with each
 * attempt, varied by chance so that what failed together is not tried together.
 * @param attempt counts from 0
 */
export function backOff(
  attempt: number,
  { first, factor = 2, longest, jitter: [least, most] }: BackOff,
  random: () => number = Math.random,
): number {
  const span = Math.min(longest, first * factor ** attempt);
  return span * (least + random() * (most - least));
}

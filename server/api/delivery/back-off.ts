/** Longest pause between two attempts, seconds. */
const longest = 3600;

/**
 * Seconds until the next attempt after `attempts` that failed: 2, 4, 8 … up to an hour, each a
 * little longer by chance so that what failed together is not tried together.
 */
export function backOffSeconds(attempts: number, random: () => number = Math.random): number {
  return Math.min(2 ** Math.min(attempts, 20), longest) * (1 + random() / 4);
}

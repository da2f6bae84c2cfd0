import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds; longer than any of the answers that it hides takes by itself. */
const leastMilliseconds = 200;

/**
 * Does some work in never less than the same time, so that the time of an answer does not tell
 * whether an account exists.
 */
export async function inLeastTime<Result>(work: () => Promise<Result>): Promise<Result> {
  const [result] = await Promise.allSettled([work(), sleep(leastMilliseconds)]);
  if (result.status === 'rejected') throw result.reason;
  return result.value;
}

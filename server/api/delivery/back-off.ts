import { backOff } from '../../../src/domain/back-off';

/** Seconds until the next attempt after `attempts` that failed: 2, 4, 8 … up to an hour. */
export function backOffSeconds(attempts: number): number {
  return backOff(attempts, { first: 1, longest: 3600, jitter: [1, 1.25] });
}

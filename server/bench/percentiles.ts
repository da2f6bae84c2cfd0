export interface Percentiles {
  median: number;
  p95: number;
  p99: number;
  most: number;
}

/** @param times of at least one run, in any unit */
export function percentilesOf(times: readonly number[]): Percentiles {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { median: at(0.5), p95: at(0.95), p99: at(0.99), most: at(1) };
}

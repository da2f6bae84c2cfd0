export interface Shift {
  /** By how much the second sample lies higher: the median of all differences (Hodges and Lehmann). */
  estimate: number;
  /** 95 % confidence interval of that. */
  from: number;
  to: number;
  /** Two-sided p of the rank test of Mann and Whitney: small when the samples differ. */
  p: number;
}

/** Standard normal quantile of 97.5 %. */
const z = 1.96;

/**
 * By how much one sample lies higher than another, without assuming how either is spread; by the
 * normal approximation, good from about twenty values each.
 * @throws Error for an empty sample
 */
export function shiftBetween(one: readonly number[], other: readonly number[]): Shift {
  const differences = other
    .flatMap((value) => one.map((less) => value - less))
    .sort((a, b) => a - b);
  const pairs = differences.length;
  if (pairs === 0) throw new Error('nothing to compare');
  const higher = differences.filter((difference) => difference > 0).length;
  const equal = differences.filter((difference) => difference === 0).length;
  const u = higher + equal / 2;
  const deviation = Math.sqrt((pairs * (one.length + other.length + 1)) / 12);
  const at = (index: number) =>
    differences[Math.min(pairs - 1, Math.max(0, Math.round(index)))] ?? 0;
  const half = pairs / 2;
  return {
    estimate: (at(Math.floor((pairs - 1) / 2)) + at(Math.ceil((pairs - 1) / 2))) / 2,
    from: at(half - z * deviation),
    to: at(half + z * deviation),
    p: deviation === 0 ? 1 : 2 * upperTail(Math.abs(u - half) / deviation),
  };
}

/** Share of the standard normal above `x` ≥ 0; Abramowitz and Stegun 26.2.17, exact to 7.5e-8. */
function upperTail(x: number): number {
  const t = 1 / (1 + 0.2316419 * x);
  const series =
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return (Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI)) * series;
}

import type { VitalName } from '../config/web-vitals';

// Measurements are kept as numbers of visits in ranges, each a fifth wider than the one before: what
// is read of them is off by less than that, and there are few, however many visits there were.
const growth = 1.2;

/** Shares are as large as milliseconds then. */
const scaleOf = (name: VitalName) => (name === 'cls' ? 1000 : 1);

/** Number of the range that a value lies in; 0 is below a millisecond, or a thousandth. */
export function rangeOf(name: VitalName, value: number): number {
  const scaled = value * scaleOf(name);
  return scaled < 1 ? 0 : 1 + Math.floor(Math.log(scaled) / Math.log(growth));
}

/** Where a range ends, in the unit of the vital. */
export function rangeEnd(name: VitalName, range: number): number {
  return growth ** range / scaleOf(name);
}

/**
 * The value that three of four visits stay within.
 * @param visits number of visits by range
 * @returns null without visits
 */
export function p75(name: VitalName, visits: ReadonlyMap<number, number>): number | null {
  const ranges = [...visits].sort(([one], [other]) => one - other);
  const all = ranges.reduce((sum, [, number]) => sum + number, 0);
  let rest = all * 0.75;
  for (const [range, number] of ranges) {
    // As if the visits of a range were spread over it.
    if (rest <= number && number > 0) {
      const begin = range === 0 ? 0 : rangeEnd(name, range - 1);
      return begin + (rangeEnd(name, range) - begin) * (rest / number);
    }
    rest -= number;
  }
  return null;
}

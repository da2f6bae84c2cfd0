import { setTimeout as wait } from 'node:timers/promises';
import { percentilesOf } from '../percentiles';
import { residentMegabytes } from '../processes';

/** Between two looks, milliseconds; each minute is told of the middle of its looks. */
const lookEvery = 5_000;
const minute = 60_000;

/**
 * Resident memory of a process, minute by minute, until the signal.
 * @returns megabytes: at the start, then the median of each minute
 */
export async function memoryByMinute(pid: number, signal: AbortSignal): Promise<number[]> {
  const told = [await residentMegabytes(pid)];
  while (!signal.aborted) {
    const looks: number[] = [];
    const end = performance.now() + minute;
    while (!signal.aborted && performance.now() < end) {
      await wait(lookEvery, undefined, { signal }).catch(() => undefined);
      looks.push(await residentMegabytes(pid));
    }
    told.push(percentilesOf(looks).median);
  }
  return told;
}

/** Megabytes that the memory of the second half of a run grew by a minute (least squares). */
export function growthOf(byMinute: readonly number[]): number {
  const late = byMinute.slice(Math.ceil(byMinute.length / 2));
  const middle = (late.length - 1) / 2;
  const mean = late.reduce((sum, value) => sum + value, 0) / late.length;
  const spread = late.reduce((sum, _, at) => sum + (at - middle) ** 2, 0);
  const shared = late.reduce((sum, value, at) => sum + (at - middle) * (value - mean), 0);
  return spread === 0 ? 0 : shared / spread;
}

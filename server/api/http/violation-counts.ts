import type { Violation } from './violations';

/** Whoever sends invented reports gets no more than this many kinds into the memory. */
const mostKinds = 500;

/** How often each kind of violation was reported since the process began. */
export class ViolationCounts {
  private readonly counts = new Map<string, number>();

  /**
   * @returns the count if it is to be told of: the first, the tenth, the hundredth and so on, so that
   * an attack or a mistake on every page does not fill the log; else null.
   */
  count({ directive, blocked, section }: Violation): number | null {
    const kind = [directive, blocked, section].join(' ');
    if (!this.counts.has(kind) && this.counts.size >= mostKinds) return null;
    const count = (this.counts.get(kind) ?? 0) + 1;
    this.counts.set(kind, count);
    return /^10*$/.test(String(count)) ? count : null;
  }
}

import { backOff } from '../../../src/domain/back-off';
import type { DueReason, TakenEvent } from './events';

/** How long nothing more must have come before a host is built, milliseconds. */
export const quietMs = 300;
/** How long a host waits for that quiet at most. */
export const longestQuietMs = 5000;
/** Attempts after one that failed; then the host is given up until its next change. */
export const retries = 3;
/** A host that was given up is built all the same when what failed is over: it is tried as often. */
const recoveryMs = 5 * 60_000;

/** What a host waits for. */
export interface Work {
  /** Oldest first. */
  events: readonly TakenEvent[];
  due: DueReason | null;
}

export interface Failure {
  reason: string;
  /** Milliseconds since 1970. */
  at: number;
  /** Attempts that failed, one after the other. */
  attempts: number;
  /** When it is tried again; null: with the next change, and every few minutes. */
  nextAttemptAt: number | null;
}

/** What one host waits for, and when it is to be built. Times are milliseconds since 1970. */
export class HostQueue {
  private events: TakenEvent[] = [];
  private due: DueReason | null = null;
  /** When the first and the last wish came that no build has begun with. */
  private asked: { first: number; last: number } | null = null;
  private failed: Failure | null = null;
  /** When a host that was given up is tried. */
  private recoverAt: number | null = null;

  add(event: TakenEvent, now: number): void {
    this.events.push(event);
    this.ask(now);
  }

  addDue(reason: DueReason, now: number): void {
    this.due = stronger(this.due, reason);
    this.ask(now);
  }

  /** When the host is to be built; null when it waits for nothing. */
  dueAt(): number | null {
    if (this.failed) return this.failed.nextAttemptAt ?? this.recoverAt;
    if (!this.asked) return null;
    return Math.min(this.asked.last + quietMs, this.asked.first + longestQuietMs);
  }

  /** All that waits, for a build that begins now and ends with `built` or `fail`. */
  begin(): Work {
    const work = this.work();
    this.asked = null;
    this.due = null;
    return work;
  }

  built(work: Work): void {
    const done = new Set(work.events);
    this.events = this.events.filter((event) => !done.has(event));
    this.failed = null;
  }

  fail(work: Work, reason: string, now: number): void {
    this.due = stronger(this.due, work.due);
    const attempts = (this.failed?.attempts ?? 0) + 1;
    const pause = { first: 5000, factor: 3, longest: 45_000, jitter: [0.8, 1.2] } as const;
    const isOver = attempts > retries;
    const nextAttemptAt = isOver ? null : now + backOff(attempts - 1, pause);
    this.failed = { reason, at: now, attempts, nextAttemptAt };
    this.recoverAt = now + recoveryMs;
    // What came during the last attempt has not had one of its own.
    if (isOver && this.asked) this.failed = null;
  }

  work(): Work {
    return { events: [...this.events], due: this.due };
  }

  failure(): Failure | null {
    return this.failed;
  }

  private ask(now: number): void {
    this.asked = { first: this.asked?.first ?? now, last: now };
    if (this.failed?.nextAttemptAt === null) this.failed = null;
  }
}

function stronger(one: DueReason | null, other: DueReason | null): DueReason | null {
  return one === 'anything' || other === 'anything' ? 'anything' : (one ?? other);
}

import type { HostCode } from '../../../src/config/hosts';
import type { ContentChange } from '../builder';

/** A change that a webhook brought and that is kept on the disk. */
export interface TakenEvent {
  /** Counts up from 1. */
  number: number;
  webhookId: string;
  /** Milliseconds since 1970. */
  takenAt: number;
  host: HostCode;
  change: ContentChange;
}

/** The release that holds a change. */
export interface Outcome {
  release: number;
  /** When it reached visitors, milliseconds since 1970; null: it is kept, an earlier one is served. */
  liveAt: number | null;
  pages: PageSummary;
}

/** How many pages a build wrote or removed, and the first of them. */
export interface PageSummary {
  count: number;
  /** Addresses. */
  first: string[];
}

/**
 * Why a host is built although none of its rows changed: events may have been lost, or pages of other
 * hosts, which its own name as their translations, came or went.
 */
export type DueReason = 'anything' | 'translations';

export type JournalEntry =
  | ({ type: 'taken' } & TakenEvent)
  | { type: 'due'; host: HostCode; reason: DueReason }
  /** All that the host waited for, of which `numbers` are the events. */
  | { type: 'built'; host: HostCode; numbers: number[]; outcome: Outcome };

/** What the entries of a journal come to. */
export interface EventState {
  /** By number, oldest first. */
  events: Map<number, TakenEvent>;
  /** By number of the event: what is not here waits, or needs no build. */
  outcomes: Map<number, Outcome>;
  due: Map<HostCode, DueReason>;
}

export function stateOf(entries: readonly JournalEntry[]): EventState {
  const state: EventState = { events: new Map(), outcomes: new Map(), due: new Map() };
  for (const entry of entries) {
    if (entry.type === 'taken') {
      const { type: _, ...event } = entry;
      state.events.set(event.number, event);
    } else if (entry.type === 'due') {
      const isAnything = state.due.get(entry.host) === 'anything';
      state.due.set(entry.host, isAnything ? 'anything' : entry.reason);
    } else {
      for (const number of entry.numbers) state.outcomes.set(number, entry.outcome);
      state.due.delete(entry.host);
    }
  }
  return state;
}

/** Which events a compaction leaves. */
export interface KeptEvents {
  /** Those that still wait for their build. */
  waits: (event: TakenEvent) => boolean;
  /** Those taken since, milliseconds since 1970: a replay of them must be known. */
  since: number;
  /** The latest ones, for whoever asks what became of them. */
  latest: number;
}

/** The entries that come to the same state, without events that nobody needs any more. */
export function compacted(
  entries: readonly JournalEntry[],
  { waits, since, latest }: KeptEvents,
): JournalEntry[] {
  const { events, outcomes, due } = stateOf(entries);
  const kept = [...events.values()].filter(
    (event, index) =>
      index >= events.size - latest ||
      event.takenAt >= since ||
      (waits(event) && !outcomes.has(event.number)),
  );
  return [
    ...kept.map((event) => ({ type: 'taken' as const, ...event })),
    ...kept.flatMap(({ number, host }) => {
      const outcome = outcomes.get(number);
      return outcome ? [{ type: 'built' as const, host, numbers: [number], outcome }] : [];
    }),
    ...[...due].map(([host, reason]) => ({ type: 'due' as const, host, reason })),
  ];
}

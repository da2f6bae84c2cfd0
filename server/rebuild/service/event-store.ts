import { hostCodes, type HostCode } from '../../../src/config/hosts';
import { messageOf } from '../../message-of';
import {
  compacted,
  stateOf,
  type DueReason,
  type EventState,
  type JournalEntry,
  type Outcome,
  type TakenEvent,
} from './events';
import { Journal } from './journal';
import { needsBuild } from './needs-build';
import { toleranceMs, type ReadWebhook } from './read-webhook';
import { Refusal } from './refusal';

/** A webhook is good for the tolerance on both sides of its timestamp; its id is known as long. */
const idsKnownMs = 2 * toleranceMs;
/** Events whose fate can be asked for, however old they are. */
const latestKept = 500;
/** The journal is compacted when it has grown to this many entries, and to twice what was left. */
const largestJournal = 4000;

/** Changes that webhooks brought, on the disk until they are built and nobody asks for them any more. */
export class EventStore {
  /** When each webhook was taken, by its id. */
  private readonly taken = new Map<string, number>();
  /** Webhooks that are being stored, by their id. */
  private readonly storing = new Map<string, Promise<unknown>>();
  private lastNumber = 0;
  private compactAt = largestJournal;

  private constructor(
    private readonly journal: Journal<JournalEntry>,
    private readonly report: (line: string) => void,
  ) {
    for (const { number, webhookId, takenAt } of this.state().events.values()) {
      this.lastNumber = Math.max(this.lastNumber, number);
      this.taken.set(webhookId, takenAt);
    }
  }

  /** @param report told of what was lost, after which all hosts are due, and of what goes wrong */
  static async open(file: string, report: (line: string) => void): Promise<EventStore> {
    const journal = await Journal.open<JournalEntry>(file);
    if (journal.lostLines > 0) {
      report(`${file}: ${journal.lostLines} lines cannot be read: all hosts are built anew`);
      const reason: DueReason = 'anything';
      await journal.append(...hostCodes.map((host) => ({ type: 'due' as const, host, reason })));
    }
    const store = new EventStore(journal, report);
    await store.compact();
    return store;
  }

  state(): EventState {
    return stateOf(this.journal.all());
  }

  /**
   * Resolves once the event is on the disk.
   * @throws Refusal 409 when it was taken before
   */
  async take({ id, host, change }: ReadWebhook): Promise<TakenEvent> {
    // Two of one id may come at once: the second waits whether the first is stored.
    for (let other = this.storing.get(id); other; other = this.storing.get(id)) await other;
    if (this.taken.has(id)) throw new Refusal(409, 'was taken before');
    this.lastNumber += 1;
    const event = { number: this.lastNumber, webhookId: id, takenAt: Date.now(), host, change };
    const stored = this.journal.append({ type: 'taken', ...event });
    this.storing.set(id, settled(stored));
    try {
      await stored;
      this.taken.set(id, event.takenAt);
    } finally {
      this.storing.delete(id);
    }
    this.compactWhenLarge();
    return event;
  }

  /** Notes that a host was built, and which others have to be built because of it. */
  async noteBuilt(
    host: HostCode,
    events: readonly TakenEvent[],
    outcome: Outcome,
    others: readonly HostCode[],
  ): Promise<void> {
    const reason: DueReason = 'translations';
    await this.journal.append(
      { type: 'built', host, numbers: events.map(({ number }) => number), outcome },
      ...others.map((other) => ({ type: 'due' as const, host: other, reason })),
    );
  }

  close(): Promise<void> {
    return this.journal.close();
  }

  private compactWhenLarge(): void {
    const size = this.journal.all().length;
    if (size < this.compactAt) return;
    this.compactAt = 2 * size;
    this.compact().catch((error: unknown) => this.report(`not compacted: ${messageOf(error)}`));
  }

  private async compact(): Promise<void> {
    const since = Date.now() - idsKnownMs;
    const waits = ({ change }: TakenEvent) => needsBuild(change.entity);
    await this.journal.compact((entries) =>
      compacted(entries, { waits, since, latest: latestKept }),
    );
    this.compactAt = Math.max(largestJournal, 2 * this.journal.all().length);
    for (const [id, takenAt] of this.taken) if (takenAt < since) this.taken.delete(id);
  }
}

/** Resolves however it ends. */
function settled(work: Promise<void>): Promise<unknown> {
  return work.catch(() => undefined);
}

import { hostCodes, type HostCode } from '../../../src/config/hosts';
import { messageOf } from '../../message-of';
import type { Build, BuiltRelease } from '../builder';
import type { DueReason, TakenEvent } from './events';
import { HostQueue, type Work } from './host-queue';

/** No build takes as long; one that hangs may not keep the others from being made. */
const longestBuildMs = 20 * 60_000;

export interface Step {
  text: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** The build that is being made. */
export interface RunningBuild {
  host: HostCode;
  /** Milliseconds since 1970. */
  startedAt: number;
  work: Work;
  /** How far it is, the latest last. */
  steps: Step[];
}

export interface BuildQueueOptions {
  build: Build;
  /** All hosts, the one with the most visitors first. */
  hostsByVisitors: () => readonly HostCode[];
  /**
   * Told of a finished build before the next begins. When it rejects, as it cannot be noted, the build
   * counts as failed and is made again.
   */
  onBuilt: (build: RunningBuild, release: BuiltRelease) => Promise<void>;
  onFailed: (build: RunningBuild, reason: string) => void;
}

/**
 * Builds hosts whose content has changed, one at a time. A host is built with all that it waits for;
 * what comes during its build is for the next one.
 */
export class BuildQueue {
  private readonly hosts = new Map(hostCodes.map((code) => [code, new HostQueue()]));
  /** Hosts whose turn comes before that of others that are due later: no host waits for ever. */
  private round: HostCode[] = [];
  private running: RunningBuild | null = null;
  private ended = Promise.resolve();
  private timer: NodeJS.Timeout | undefined;
  private isHeld = true;
  private readonly stopping = new AbortController();

  /** The queue is held until `start`. */
  constructor(private readonly options: BuildQueueOptions) {}

  /** Lets builds begin. */
  start(): void {
    this.isHeld = false;
    this.look();
  }

  add(event: TakenEvent): void {
    this.of(event.host).add(event, Date.now());
    this.look();
  }

  addDue(host: HostCode, reason: DueReason): void {
    this.of(host).addDue(reason, Date.now());
    this.look();
  }

  of(host: HostCode): HostQueue {
    const queue = this.hosts.get(host);
    if (!queue) throw new Error(`no host "${host}"`);
    return queue;
  }

  current(): RunningBuild | null {
    return this.running;
  }

  /** Whether builds wait for `start`. */
  held(): boolean {
    return this.isHeld;
  }

  /** Ends the build that is being made and begins no other. */
  async stop(): Promise<void> {
    this.stopping.abort(new Error('stopped'));
    clearTimeout(this.timer);
    await this.ended;
  }

  /** Begins the next build, or sets the clock for it. */
  private look(): void {
    clearTimeout(this.timer);
    if (this.isHeld || this.running || this.stopping.signal.aborted) return;
    const now = Date.now();
    const host = this.nextHost(now);
    if (host) {
      this.ended = this.run(host);
      return;
    }
    const times = hostCodes.flatMap((code) => this.of(code).dueAt() ?? []);
    if (times.length === 0) return;
    this.timer = setTimeout(() => this.look(), Math.max(0, Math.min(...times) - now));
  }

  private nextHost(now: number): HostCode | undefined {
    const isDue = (host: HostCode) => (this.of(host).dueAt() ?? Infinity) <= now;
    this.round = this.round.filter(isDue);
    if (this.round.length === 0) this.round = this.options.hostsByVisitors().filter(isDue);
    return this.round.shift();
  }

  private async run(host: HostCode): Promise<void> {
    const { build, onBuilt, onFailed } = this.options;
    const work = this.of(host).begin();
    const running: RunningBuild = { host, startedAt: Date.now(), work, steps: [] };
    this.running = running;
    const signal = AbortSignal.any([this.stopping.signal, AbortSignal.timeout(longestBuildMs)]);
    const say = (text: string) => running.steps.push({ text, at: Date.now() });
    try {
      const changes = work.due === 'anything' ? null : work.events.map(({ change }) => change);
      const contentRevision = newestOf(work);
      const release = await build({ host, changes, contentRevision, say, signal });
      await onBuilt(running, release);
      this.of(host).built(work);
    } catch (error) {
      this.of(host).fail(work, messageOf(error), Date.now());
      if (!this.stopping.signal.aborted) onFailed(running, messageOf(error));
    } finally {
      this.running = null;
      this.look();
    }
  }
}

/** Number of the newest change that waits; 0 when none does. */
function newestOf({ events }: Work): number {
  return Math.max(0, ...events.map(({ change }) => change.contentRevision ?? 0));
}

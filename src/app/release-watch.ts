import { limits } from '../config/limits';
import { checked } from '../contract/endpoint';
import { pagesChangedSince, siteRevision, siteRevisionPath } from '../contract/site-revision';
import { forgetPages } from './gatsby-loader';

export interface WatchTools {
  fetch: typeof fetch;
  /** Milliseconds since the page was opened. */
  now: () => number;
  forget: typeof forgetPages;
}

const browser: WatchTools = {
  fetch: (...given) => fetch(...given),
  now: () => performance.now(),
  forget: forgetPages,
};

/** Learns of releases that came after what an open tab has loaded. */
export class ReleaseWatch {
  private known: number | null = null;
  private reading: Promise<void> | null = null;
  private readAt = -Infinity;

  constructor(private readonly tools: WatchTools = browser) {}

  /**
   * Forgets pages whose data a newer release changed. Asks once in some seconds at most; while it
   * asks, everyone waits for the same answer. A failure changes nothing.
   */
  look(): Promise<void> {
    const { now } = this.tools;
    if (this.reading) return this.reading;
    if (now() - this.readAt < limits.releaseLookSeconds * 1000) return Promise.resolve();
    this.readAt = now();
    this.reading = this.read()
      // No connection, a deployment without releases, or a spoilt answer: nothing is known, as before.
      .catch(() => undefined)
      .finally(() => (this.reading = null));
    return this.reading;
  }

  private async read(): Promise<void> {
    const answer = await this.tools.fetch(siteRevisionPath, {
      cache: 'no-store',
      signal: AbortSignal.timeout(limits.releaseLookSeconds * 1000),
    });
    if (!answer.ok) return;
    const revision = checked(siteRevision, await answer.json(), siteRevisionPath);
    const known = this.known ?? this.firstKnown(revision, answer.headers.get('date'));
    this.known = revision.release;
    const changed = pagesChangedSince(revision, known);
    if (changed === null || changed.length > 0) await this.tools.forget(changed);
  }

  /**
   * The release that the page was opened with: the newest one that was made well before. By the
   * server's clock, since a visitor's may be wrong.
   */
  private firstKnown(
    { release, changes }: { release: number; changes: { release: number; at: number }[] },
    date: string | null,
  ): number {
    const serverNow = date === null ? NaN : Date.parse(date) / 1000;
    const openedAt = serverNow - this.tools.now() / 1000 - limits.releaseSettleSeconds;
    const later = changes.filter(({ at }) => at > openedAt).map((change) => change.release);
    return Math.min(release, ...later.map((number) => number - 1));
  }
}

import { join } from 'node:path';
import type { HostCode } from '../../../src/config/hosts';
import { reportError } from '../../error-reports';
import { liveSince } from '../../releases/live-since';
import type { Settings } from '../../settings';
import type { Build, BuiltRelease } from '../builder';
import { serviceApp } from './app';
import { BuildLog, summaryOf } from './build-log';
import { BuildQueue, type RunningBuild } from './build-queue';
import { changeList } from './change-list';
import { EventStore } from './event-store';
import { journalFile } from './journal-file';
import { metricsOf } from './metrics';
import { needsBuild } from './needs-build';
import { toldBuild } from './told-build';
import { webhookReader, type ReadWebhook } from './read-webhook';
import { RefusedWebhooks } from './refused-webhooks';
import { serviceReadiness } from './readiness';
import { statusOf } from './status';
import { hostsOfTranslations } from './translations';

/** Loopback alone: who sends from elsewhere comes through a proxy of that machine. */
const address = '127.0.0.1';

export interface ServiceOptions {
  settings: Pick<Settings, 'rebuildPort' | 'dataDirectory' | 'releasesDirectory'>;
  /** `whsec_…` that webhooks may be signed by. */
  secrets: readonly string[];
  build: Build;
  /** All hosts, the one with the most visitors first. */
  hostsByVisitors: () => readonly HostCode[];
  /** Told in one line what happens. */
  say: (line: string) => void;
}

export interface RebuildService {
  /** Where it listens, without a trailing slash. */
  url: string;
  /** Lets builds begin; webhooks are taken before. */
  start: () => void;
  /** Ends a build that is being made; what waits is built after the next start. */
  stop: () => Promise<void>;
}

/**
 * Takes webhooks of changed content and builds the hosts that they concern.
 * @throws Error in one clear line when the port is taken
 */
export async function startService(options: ServiceOptions): Promise<RebuildService> {
  const { settings, secrets, say, build, hostsByVisitors } = options;
  const folder = join(settings.dataDirectory, 'rebuild');
  const store = await EventStore.open(journalFile(settings.dataDirectory), say);
  const log = await BuildLog.open(join(folder, 'builds.jsonl'), say);
  const refused = new RefusedWebhooks(say);
  const liveOf = (host: HostCode) => liveSince(join(settings.releasesDirectory, host));
  /** When the last build of each host that succeeded began. */
  const begun = new Map<HostCode, number>();
  const queue = new BuildQueue({ build, hostsByVisitors, onBuilt, onFailed });
  const metrics = metricsOf(queue, liveOf);
  refill();

  /** What waited when the last run ended. */
  function refill(): void {
    const { events, outcomes, due } = store.state();
    for (const event of events.values()) if (!outcomes.has(event.number)) enqueue(event);
    for (const [host, reason] of due) queue.addDue(host, reason);
  }

  function enqueue(event: Parameters<BuildQueue['add']>[0]): void {
    if (needsBuild(event.change.entity)) queue.add(event);
  }

  async function take(webhook: ReadWebhook): Promise<void> {
    enqueue(await store.take(webhook));
  }

  async function onBuilt(running: RunningBuild, release: BuiltRelease): Promise<void> {
    const { host, startedAt, work } = running;
    const live = await liveOf(host);
    const isSwapped = release.kind !== 'unchanged' && live?.release === release.release;
    const liveAt = release.kind === 'held' ? null : isSwapped ? live.since : Date.now();
    const { added, changed, removed } = release.pages;
    const pages = summaryOf(added, changed, removed);
    const others = (
      await hostsOfTranslations(settings.releasesDirectory, host, release.pages)
    ).filter((other) => (begun.get(other) ?? 0) < changedAt(running));
    await store.noteBuilt(host, work.events, { release: release.release, liveAt, pages }, others);
    for (const other of others) queue.addDue(other, 'translations');
    begun.set(host, startedAt);
    metrics.noteBuild(log.add(running, release));
    for (const { change } of liveAt === null ? [] : work.events)
      metrics.noteLive(host, Math.max(0, (liveAt ?? 0) - Date.parse(change.at)));
    const state = liveAt === null ? 'kept, not served' : 'live';
    say(
      `${host}: release ${release.release} is ${state} (changes: ${work.events.length}, pages: ${pages.count})`,
    );
  }

  function onFailed(running: RunningBuild, reason: string): void {
    metrics.noteBuild(log.add(running, { reason }));
    say(`${running.host}: ${reason}`);
    reportError(new Error(reason), { component: 'builder', host: running.host });
  }

  const app = serviceApp({
    read: webhookReader(secrets),
    take,
    refused,
    status: () => statusOf({ queue, log, refused: refused.latest, liveOf }),
    build: (host, release) => toldBuild(settings.releasesDirectory, log, { host, release }),
    ready: () => serviceReadiness({ folder, queue, report: say }),
    changes: (query) => changeList(store.state(), queue, query),
    metrics,
    report: say,
  });
  const stop = async () => {
    await app.close();
    await queue.stop();
    await store.close();
    await log.close();
  };
  try {
    const url = await app.listen({ port: settings.rebuildPort, host: address });
    return { url, start: () => queue.start(), stop };
  } catch (error) {
    await stop();
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new Error(`port ${settings.rebuildPort} is taken: set KARAT_REBUILD_PORT to a free one`, {
      cause: error,
    });
  }
}

/** Builds that began later have read all that this one was made for. */
function changedAt({ work: { events }, startedAt }: RunningBuild): number {
  const last = events.at(-1);
  return last ? last.takenAt : startedAt;
}

import { hostCodes, type HostCode } from '../../../src/config/hosts';
import type { LiveRelease } from '../../releases/live-since';
import { causeOf, type BuildCause, type BuildLog, type BuildRecord } from './build-log';
import type { BuildQueue } from './build-queue';
import type { RefusedWebhook } from './refused-webhooks';

export interface HostStatus {
  host: HostCode;
  /** What visitors get; null before the first release. */
  live: { release: number; since: string } | null;
  /** What the next build is for; null when nothing waits. */
  waiting: (BuildCause & { dueAt: string | null }) | null;
  /** Why the last build failed; null when it did not. */
  failure: { reason: string; at: string; attempts: number; nextAttemptAt: string | null } | null;
  /** The latest first. */
  builds: readonly BuildRecord[];
}

/** Answer of `GET /status`; moments as ISO 8601, durations in milliseconds. */
export interface Status {
  /** Whether builds wait for those that a start of the sites makes itself. */
  held: boolean;
  building: {
    host: HostCode;
    startedAt: string;
    cause: BuildCause;
    steps: { text: string; at: string }[];
  } | null;
  hosts: HostStatus[];
  refused: readonly RefusedWebhook[];
}

export interface StatusSources {
  queue: Pick<BuildQueue, 'current' | 'of' | 'held'>;
  log: Pick<BuildLog, 'of'>;
  refused: readonly RefusedWebhook[];
  liveOf: (host: HostCode) => Promise<LiveRelease | null>;
}

export async function statusOf({ queue, log, refused, liveOf }: StatusSources): Promise<Status> {
  const running = queue.current();
  const hosts = hostCodes.map(async (host): Promise<HostStatus> => {
    const live = await liveOf(host);
    const failure = queue.of(host).failure();
    return {
      host,
      live: live && { release: live.release, since: isoOf(live.since) },
      waiting: waitingOf(queue, host),
      failure: failure && {
        ...failure,
        at: isoOf(failure.at),
        nextAttemptAt: failure.nextAttemptAt === null ? null : isoOf(failure.nextAttemptAt),
      },
      builds: log.of(host),
    };
  });
  return {
    held: queue.held(),
    building: running && {
      host: running.host,
      startedAt: isoOf(running.startedAt),
      cause: causeOf(running),
      steps: running.steps.map(({ text, at }) => ({ text, at: isoOf(at) })),
    },
    hosts: await Promise.all(hosts),
    refused,
  };
}

/** Without what the build under way is made for. */
function waitingOf(queue: StatusSources['queue'], host: HostCode): HostStatus['waiting'] {
  const waiting = queue.of(host);
  const { events, due } = waiting.work();
  const building = new Set(queue.current()?.work.events);
  const work = { events: events.filter((event) => !building.has(event)), due };
  if (work.events.length === 0 && due === null) return null;
  const dueAt = waiting.dueAt();
  return { ...causeOf({ work }), dueAt: dueAt === null ? null : isoOf(dueAt) };
}

function isoOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

import { hostCodes, type HostCode } from '../../../src/config/hosts';
import type { BuildRequest, BuiltRelease } from '../builder';
import { BuildQueue, type BuildQueueOptions } from './build-queue';
import type { TakenEvent } from './events';

/** An event of an article, for tests. */
export function anEvent(number: number, host: HostCode = 'ru'): TakenEvent {
  return {
    number,
    webhookId: `evt_${number}`,
    takenAt: Date.now(),
    host,
    change: {
      entity: 'articles',
      id: number,
      action: 'changed',
      revision: 1,
      at: new Date().toISOString(),
    },
  };
}

const unchanged: BuiltRelease = {
  release: 1,
  kind: 'unchanged',
  pages: { added: [], changed: [], removed: [] },
};

/** A build that was begun. */
interface Made {
  host: HostCode;
  /** Ids of the rows; null: anything. */
  rows: number[] | null;
  /** Milliseconds since the test began. */
  at: number;
}

/** A queue whose builds take `milliseconds` each, and the builds that it has begun. */
export function trialQueue(
  options: Partial<BuildQueueOptions> & {
    milliseconds?: number;
    fails?: (host: HostCode) => boolean;
    isHeld?: boolean;
  } = {},
) {
  const { milliseconds = 1000, fails = () => false, isHeld = false, ...others } = options;
  const begun = Date.now();
  const builds: Made[] = [];
  const failures: string[] = [];
  const running = new Set<HostCode>();
  let mostAtOnce = 0;
  const build = async ({ host, changes }: BuildRequest) => {
    running.add(host);
    mostAtOnce = Math.max(mostAtOnce, running.size);
    builds.push({ host, rows: changes && changes.map(({ id }) => id), at: Date.now() - begun });
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    running.delete(host);
    if (fails(host)) throw new Error('no backend');
    return unchanged;
  };
  const queue = new BuildQueue({
    build,
    hostsByVisitors: () => hostCodes,
    onBuilt: () => Promise.resolve(),
    onFailed: ({ host }, reason) => failures.push(`${host}: ${reason}`),
    ...others,
  });
  if (!isHeld) queue.start();
  return { queue, builds, failures, mostAtOnce: () => mostAtOnce };
}

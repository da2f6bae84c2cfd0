import type { HostCode } from '../../../src/config/hosts';
import type { ChangeState } from '../../../src/contract/change-states';
import type { BuildQueue } from './build-queue';
import type { EventState, Outcome, TakenEvent } from './events';
import { needsBuild } from './needs-build';

/** The changes that somebody asks about; all without a name. */
export interface ChangeQuery {
  host?: HostCode;
  entity?: string;
  id?: number;
}

/** What became of each known change, the latest first. */
export function changeList(
  { events, outcomes }: EventState,
  queue: Pick<BuildQueue, 'current' | 'of'>,
  { host, entity, id }: ChangeQuery = {},
): ChangeState[] {
  return [...events.values()]
    .filter(
      (event) =>
        (host === undefined || event.host === host) &&
        (entity === undefined || event.change.entity === entity) &&
        (id === undefined || event.change.id === id),
    )
    .reverse()
    .map((event) => ({
      host: event.host,
      ...event.change,
      ...fateOf(event, outcomes.get(event.number), queue),
    }));
}

function fateOf(
  { number, host, change }: TakenEvent,
  outcome: Outcome | undefined,
  queue: Pick<BuildQueue, 'current' | 'of'>,
): Pick<ChangeState, 'state' | 'live' | 'failure'> {
  const none = { live: null, failure: null };
  if (outcome) {
    const live = liveOf(change.at, outcome);
    return { ...none, state: live ? 'live' : 'held', live };
  }
  if (!needsBuild(change.entity)) return { ...none, state: 'not-needed' };
  const failure = queue.of(host).failure();
  const failed = failure && {
    reason: failure.reason,
    nextAttemptAt:
      failure.nextAttemptAt === null ? null : new Date(failure.nextAttemptAt).toISOString(),
  };
  const running = queue.current();
  const isBuilding = running?.work.events.some((event) => event.number === number);
  if (isBuilding) return { live: null, failure: failed, state: 'building' };
  const isGivenUp = failed !== null && failed.nextAttemptAt === null;
  return { live: null, failure: failed, state: isGivenUp ? 'failed' : 'waiting' };
}

function liveOf(at: string, { release, liveAt, pages }: Outcome): ChangeState['live'] {
  if (liveAt === null) return null;
  // The clock of the backend may be ahead.
  const after = Math.max(0, Math.round(liveAt - Date.parse(at)));
  return { release, after, pages: pages.count, addresses: pages.first };
}

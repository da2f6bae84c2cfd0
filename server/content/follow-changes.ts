import { setTimeout as sleep } from 'node:timers/promises';
import type { HostCode } from '../../src/config/hosts';
import { messageOf } from '../message-of';
import type { EditedEntity } from '../../src/contract/edited-bodies';
import type { ChangeState } from '../../src/contract/change-states';

const askAgainMs = 200;
/** How long the webhook of a change may take, milliseconds. */
const patienceMs = 30_000;
const addressesNamed = 5;

/** A change of a row that one host tells anew. */
export interface FollowedChange {
  host: HostCode;
  revision: number;
}

export interface FollowOptions {
  entity: EditedEntity;
  id: number;
  changes: readonly FollowedChange[];
  /** What the rebuild service knows of the row; rejects when it cannot be reached. */
  ask: () => Promise<readonly ChangeState[]>;
  say: (line: string) => void;
}

/** Whether visitors of every host see a change; not known when the service does not tell. */
export type Followed = 'seen' | 'failed' | 'unknown';

/**
 * Says what becomes of a change on each host as it happens, until it is live, given up or needs no
 * build everywhere.
 */
export async function followChanges({ changes, ask, say }: FollowOptions): Promise<Followed> {
  const [said, givenUpAt] = [new Set<string>(), Date.now() + patienceMs];
  const sayOnce = (line: string) => {
    if (!said.has(line)) say(line);
    said.add(line);
  };
  let waiting = [...changes];
  let followed: Followed = 'seen';
  while (waiting.length > 0) {
    let states: readonly ChangeState[];
    try {
      states = await ask();
    } catch (error) {
      say(`whether it is live is not known: ${messageOf(error)}`);
      return 'unknown';
    }
    for (const change of waiting) {
      const state = stateOf(change, states);
      if (state) sayOnce(lineOf(state));
      if (state?.state === 'failed') followed = 'failed';
    }
    waiting = waiting.filter((change) => {
      const state = stateOf(change, states);
      return !state || !isOver(state);
    });
    const isHeardOf = waiting.every((change) => stateOf(change, states));
    if (!isHeardOf && Date.now() > givenUpAt) {
      say('the rebuild service was not told of it: does WEBHOOK_URLS of the backend name it?');
      return 'unknown';
    }
    if (waiting.length > 0) await sleep(askAgainMs);
  }
  return followed;
}

/** A later change of the row takes this one along. */
function stateOf(
  { host, revision }: FollowedChange,
  states: readonly ChangeState[],
): ChangeState | undefined {
  const known = states.filter((state) => state.host === host && state.revision >= revision);
  return (
    known.find(isOver) ??
    known.reduce<ChangeState | undefined>(
      (first, state) => (first && first.revision < state.revision ? first : state),
      undefined,
    )
  );
}

function isOver({ state }: ChangeState): boolean {
  return state === 'live' || state === 'held' || state === 'failed' || state === 'not-needed';
}

function lineOf({ host, state, live, failure }: ChangeState): string {
  if (live) return `live on ${host} after ${(live.after / 1000).toFixed(1)} s (${pagesOf(live)})`;
  if (state === 'not-needed') return `live on ${host} at once: pages ask for it when they are open`;
  if (state === 'held') {
    return `kept on ${host}: an earlier release is served until npm run release -- resume --host ${host}`;
  }
  if (!failure) return `${state} on ${host}`;
  const next = failure.nextAttemptAt
    ? `tried again at ${failure.nextAttemptAt.slice(11, 19)} UTC`
    : 'given up until the next change; the release before is served';
  return `failed on ${host}, ${next}: ${failure.reason}`;
}

function pagesOf({ pages, addresses }: NonNullable<ChangeState['live']>): string {
  if (pages === 0) return 'no page differs';
  const more = pages > addressesNamed ? ' …' : '';
  const named = addresses.slice(0, addressesNamed).join(', ');
  return `${pages} ${pages === 1 ? 'page' : 'pages'}: ${named}${more}`;
}

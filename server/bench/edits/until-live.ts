import { setTimeout as wait } from 'node:timers/promises';
import type { ChangeState } from '../../../src/contract/change-states';
import { askChangeStates } from '../../change-states';
import type { MadeChange } from './make-change';

const lookAgainMs = 300;
/** How long the webhook of a change may take, milliseconds. */
const patienceMs = 30_000;

type KeyedState = Pick<ChangeState, 'host' | 'entity' | 'id' | 'revision'>;

/**
 * Waits until every change is live, or given up.
 * @param service address of the rebuild service, without a trailing slash
 * @returns the changes that visitors do not see, each with the reason
 * @throws Error when no service answers
 */
export async function untilLive(service: string, made: readonly MadeChange[]): Promise<string[]> {
  const wanted = made.flatMap(({ entity, id, changes }) =>
    changes.map(({ host, revision }): KeyedState => ({ host, entity, id, revision })),
  );
  const givenUpAt = Date.now() + patienceMs;
  for (;;) {
    const changes = await askChangeStates(service);
    const known = new Map(changes.map((change) => [keyOf(change), change]));
    const states = wanted.map((change) => ({ change, state: known.get(keyOf(change)) }));
    const waiting = states.filter(({ state }) => !state || !isOver(state));
    const isUnknown = waiting.some(({ state }) => !state);
    if (waiting.length === 0 || (isUnknown && Date.now() > givenUpAt)) {
      return states
        .filter(({ state }) => state?.state !== 'live' && state?.state !== 'not-needed')
        .map(({ change, state }) => `${keyOf(change)}: ${reasonOf(state)}`);
    }
    await wait(lookAgainMs);
  }
}

function isOver({ state }: ChangeState): boolean {
  return state !== 'waiting' && state !== 'building';
}

function reasonOf(state: ChangeState | undefined): string {
  return state ? (state.failure?.reason ?? state.state) : 'not known to the service';
}

function keyOf({ host, entity, id, revision }: KeyedState): string {
  return `${entity} ${id}, revision ${revision} on ${host}`;
}

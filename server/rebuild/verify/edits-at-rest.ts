import { setTimeout as wait } from 'node:timers/promises';
import type { HostCode } from '../../../src/config/hosts';
import { changeStates } from '../../../src/contract/change-states';
import { checked } from '../../../src/contract/endpoint';
import type { Status } from '../service/status';

const lookAgainMs = 500;

/** What the rebuild service knows of edits. */
export interface EditsState {
  /** Whether a host is being built or will be. */
  isBusy: boolean;
  /** Hosts whose builds failed and wait for their next change, with the reasons. */
  givenUp: ReadonlyMap<HostCode, string>;
  /** Another one after each change that an editor makes. */
  revision: string;
}

/**
 * Asks the rebuild service how far it is.
 * @param service its address, without a trailing slash
 * @returns null when no service runs there
 */
export async function editsState(service: string): Promise<EditsState | null> {
  const headers = { accept: 'application/json' };
  let answers: Response[];
  try {
    answers = await Promise.all(
      ['/status', '/status/changes'].map((path) => fetch(`${service}${path}`, { headers })),
    );
  } catch {
    return null;
  }
  const [status, changes] = await Promise.all(
    answers.map((answer) => answer.json() as Promise<unknown>),
  );
  const { building, hosts } = status as Status;
  const [latest] = checked(changeStates, changes, service).changes;
  return {
    givenUp: new Map(
      hosts.flatMap(({ host, failure }) =>
        failure && failure.nextAttemptAt === null ? [[host, failure.reason] as const] : [],
      ),
    ),
    isBusy: building !== null || hosts.some(({ waiting }) => Boolean(waiting?.dueAt)),
    revision: latest
      ? [latest.host, latest.entity, latest.id, latest.revision, latest.at].join(' ')
      : 'none',
  };
}

/**
 * Waits until nothing is being built and nothing waits for it.
 * @returns null when no service runs there
 */
export async function whenAtRest(
  service: string,
  signal?: AbortSignal,
): Promise<EditsState | null> {
  for (;;) {
    signal?.throwIfAborted();
    const state = await editsState(service);
    if (!state?.isBusy) return state;
    await wait(lookAgainMs, undefined, { signal });
  }
}

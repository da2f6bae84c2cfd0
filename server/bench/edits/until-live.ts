import { whenAtRest } from '../../rebuild/verify/edits-at-rest';
import { changeStates, type ChangeState } from '../../../src/contract/change-states';
import type { MadeChange } from './make-change';

/**
 * Waits until nothing is built any more.
 * @param service address of the rebuild service, without a trailing slash
 * @returns what the service knows of changes that visitors do not see, each with the reason
 */
export async function untilLive(service: string, made: readonly MadeChange[]): Promise<string[]> {
  const state = await whenAtRest(service);
  if (!state) throw new Error(`no rebuild service answers at ${service}: npm start`);
  const answer = await fetch(`${service}/status/changes`);
  const { changes: known } = changeStates.validateSync(await answer.json(), { strict: true });
  const byKey = new Map(known.map((change) => [keyOf(change), change]));
  return made.flatMap(({ entity, id, changes }) =>
    changes.flatMap(({ host, revision }) => {
      const name = `${entity} ${id}, revision ${revision} on ${host}`;
      const found = byKey.get(keyOf({ host, entity, id, revision }));
      if (found?.state === 'live' || found?.state === 'not-needed') return [];
      return [`${name}: ${found?.failure?.reason ?? found?.state ?? 'not known to the service'}`];
    }),
  );
}

function keyOf({
  host,
  entity,
  id,
  revision,
}: Pick<ChangeState, 'host' | 'entity' | 'id' | 'revision'>) {
  return `${host} ${entity} ${id} ${revision}`;
}

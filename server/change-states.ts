import { changeStates, type ChangeState } from '../src/contract/change-states';
import { checked, ContractError } from '../src/contract/endpoint';

interface AskedChanges {
  entity?: string;
  id?: number;
  /** Gives up. */
  signal?: AbortSignal;
}

/**
 * Asks the rebuild service what became of changes, the latest first.
 * @param service its address, without a trailing slash
 * @throws Error when it cannot be reached, or something else answers
 */
export async function askChangeStates(
  service: string,
  { entity, id, signal }: AskedChanges = {},
): Promise<ChangeState[]> {
  const url = new URL(`${service}/status/changes`);
  if (entity !== undefined) url.searchParams.set('entity', entity);
  if (id !== undefined) url.searchParams.set('id', String(id));
  const answer = await fetch(url, { signal }).catch(() => {
    throw new Error(`the rebuild service cannot be reached at ${service}`);
  });
  try {
    return checked(changeStates, await answer.json(), url.href).changes;
  } catch (error) {
    if (!(error instanceof ContractError || error instanceof SyntaxError)) throw error;
    throw new Error(`${url.href} is no rebuild service: ${error.message}`, { cause: error });
  }
}

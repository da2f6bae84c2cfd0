import { setImmediate as turn } from 'node:timers/promises';
import { hostCodes } from '../../src/config/hosts';
import { reportError } from '../error-reports';
import { loggedError } from '../logged-error';
import { countItems } from './db/repositories/items';
import { type Loop } from './delivery/loop';
import { type Dependencies } from './dependencies';

/** Fewer items than this are read within the first answer, in some tenths of a second. */
export const manyItems = 5_000;

/**
 * Reads at the start what lists, and then the search of each host, are answered from, so that no
 * visitor of a large catalogue waits for it.
 * @returns what ends it after the part that is under way
 */
export function prepareFirstAnswers({
  db,
  stock,
  search,
}: Pick<Dependencies, 'db' | 'stock' | 'search'>): Pick<Loop, 'stop'> {
  let isStopping = false;

  async function prepare(): Promise<void> {
    if ((await countItems(db)) < manyItems || isStopping) return;
    await stock.current();
    for (const host of hostCodes) {
      // Who has asked meanwhile is answered first.
      await turn();
      if (isStopping) return;
      await search.prepare(host);
    }
  }

  const ended = prepare().catch((error: unknown) => {
    // The first visitor waits for it then.
    console.error('lists and search could not be prepared:', loggedError(error));
    reportError(error, { component: 'api', context: 'first answers' });
  });
  return {
    stop: () => {
      isStopping = true;
      return ended;
    },
  };
}

import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { hostCodes, type HostCode } from '../../../src/config/hosts';
import { messageOf } from '../../message-of';
import { readinessOf, type CheckState, type Readiness } from '../../readiness';
import type { BuildQueue } from './build-queue';

interface ReadinessSources {
  /** Holds the journal of what is to be built. */
  folder: string;
  queue: Pick<BuildQueue, 'of'>;
  /** Told in one line what is wrong. */
  report: (line: string) => void;
}

/**
 * Whether webhooks can be taken: they are put down in a file first. A host whose builds fail keeps
 * the release that it has, and needs people.
 */
export function serviceReadiness({ folder, queue, report }: ReadinessSources): Promise<Readiness> {
  const stateOf = (host: HostCode): CheckState => (queue.of(host).failure() ? 'late' : 'ok');
  const hosts = hostCodes.map((host) => [host, () => stateOf(host)] as const);
  const journal = async (): Promise<CheckState> => {
    await access(folder, constants.W_OK);
    return 'ok';
  };
  return readinessOf({ journal, ...Object.fromEntries(hosts) }, (check, error) =>
    report(`not ready, ${check}: ${messageOf(error)}`),
  );
}

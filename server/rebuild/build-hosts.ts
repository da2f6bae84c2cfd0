import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import type { HostCode } from '../../src/config/hosts';

/** A build keeps two cores busy: two builds on them take as long as one after the other, which has the first ready sooner. */
const coresOfBuild = 2;
/** Each needs more than a gigabyte of memory. */
const mostAtOnce = 2;

/**
 * Builds several hosts: the first alone, since the others take over what it has bundled, then one or
 * two at a time. One that fails does not stop the others.
 * @param build rejects when the host could not be built
 * @param cores of this machine
 * @returns the hosts that failed, with their errors
 */
export async function buildHosts(
  hosts: readonly HostCode[],
  build: (host: HostCode) => Promise<unknown>,
  cores = availableParallelism(),
): Promise<Map<HostCode, unknown>> {
  const failures = new Map<HostCode, unknown>();
  const tryBuild = (host: HostCode) =>
    build(host).catch((error: unknown) => failures.set(host, error));
  const [first, ...others] = hosts;
  if (first) await tryBuild(first);
  const limit = pLimit(Math.min(mostAtOnce, Math.max(1, Math.floor(cores / coresOfBuild))));
  await Promise.all(others.map((host) => limit(() => tryBuild(host))));
  return failures;
}

import pLimit from 'p-limit';
import type { HostCode } from '../../src/config/hosts';

/** A build uses more than one core only in part. */
const buildsAtOnce = 2;

/**
 * Builds several hosts: the first alone, since the others take over what it has bundled, then two at
 * a time. One that fails does not stop the others.
 * @param build rejects when the host could not be built
 * @returns the hosts that failed, with their errors
 */
export async function buildHosts(
  hosts: readonly HostCode[],
  build: (host: HostCode) => Promise<unknown>,
): Promise<Map<HostCode, unknown>> {
  const failures = new Map<HostCode, unknown>();
  const tryBuild = (host: HostCode) =>
    build(host).catch((error: unknown) => failures.set(host, error));
  const [first, ...others] = hosts;
  if (first) await tryBuild(first);
  const limit = pLimit(buildsAtOnce);
  await Promise.all(others.map((host) => limit(() => tryBuild(host))));
  return failures;
}

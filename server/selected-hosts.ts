import { hostCodes, isHostCode, type HostCode } from '../src/config/hosts';

/**
 * The hosts that `--host` names; all of them, ru first, without it.
 * @throws Error naming the known hosts when another one is asked for.
 */
export function selectedHosts(host: string | undefined): readonly HostCode[] {
  if (host === undefined) return hostCodes;
  if (!isHostCode(host))
    throw new Error(`--host is "${host}", expected one of ${hostCodes.join(', ')}`);
  return [host];
}

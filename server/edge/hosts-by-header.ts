import { hostCodes, hosts, type HostCode } from '../../src/config/hosts';

/**
 * The country site that a Host header names, locally (`ru.localhost:8000`) or by its production
 * domain; null when it names none of the four.
 */
export function hostOfHeader(header: string | undefined): HostCode | null {
  const name = header?.toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');
  return (
    hostCodes.find((code) => name === `${code}.localhost` || name === hosts[code].domain) ?? null
  );
}

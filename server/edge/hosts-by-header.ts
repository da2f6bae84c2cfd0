import { hostCodes, hosts, type HostCode } from '../../src/config/hosts';

/** Origin of a country site that an edge serves on a port of this machine. */
export function localOrigin(code: HostCode, port: number): string {
  return `http://${code}.localhost:${port}`;
}

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

import { isIPv6 } from 'node:net';

const groupsOfAddress = 8;
/** Whoever rents a machine is given this much of IPv6, with more addresses than could be counted. */
const groupsOfNetwork = 4;

/**
 * What a visitor is counted by: the address, of IPv6 its network of 64 bits, as `@fastify/rate-limit`
 * counts too.
 * @param address of IPv4 or IPv6; any other text is given back
 */
export function networkOf(address: string): string {
  const [bare = ''] = address.split('%');
  if (!isIPv6(bare)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1];
  if (mapped) return mapped;
  const shortest = new URL(`http://[${bare}]`).hostname.slice(1, -1);
  const [before = '', after] = shortest.split('::');
  const [first, last] = [before, after ?? ''].map((part) => part.split(':').filter(Boolean));
  const missing = groupsOfAddress - (first?.length ?? 0) - (last?.length ?? 0);
  const groups = [...(first ?? []), ...Array<string>(missing).fill('0'), ...(last ?? [])];
  return `${groups.slice(0, groupsOfNetwork).join(':')}::/64`;
}

import { BlockList, isIP } from 'node:net';

export interface Asking {
  /** Address of who opened the connection. */
  remoteAddress: string;
  /** `X-Forwarded-For` as it came. */
  forwardedFor: string | undefined;
}

/** Names of networks, as the backend knows them. */
const networks: Record<string, readonly string[]> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/**
 * Gives the address of a visitor: that of the connection, or the one that a trusted proxy, whose
 * connection it is, has added last.
 * @param trusted addresses of proxies and networks (`10.0.0.0/8`, `loopback`), with blanks or commas
 * between
 * @throws Error naming an entry that is no address
 */
export function clientAddresses(trusted: string): (asking: Asking) => string {
  const proxies = new BlockList();
  const entries = trusted.split(/[\s,]+/).filter(Boolean);
  for (const entry of entries.flatMap((name) => networks[name] ?? name)) {
    const [address = '', bits] = entry.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (isIP(address) === 0) throw new Error(`TRUSTED_PROXIES names "${entry}", no address`);
    if (bits === undefined) proxies.addAddress(address, family);
    else proxies.addSubnet(address, Number(bits), family);
  }
  return ({ remoteAddress, forwardedFor }) => {
    const address = withoutMapping(remoteAddress);
    const added = forwardedFor?.split(',').at(-1)?.trim() ?? '';
    const isProxy = proxies.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
    return isProxy && isIP(added) !== 0 ? added : address;
  };
}

/** An IPv4 address that a socket of both families writes as IPv6. */
const withoutMapping = (address: string) => address.replace(/^::ffff:(?=\d+\.)/, '');

import { hostCodes, hosts, type HostCode } from '../../src/config/hosts';

/** The domain that a cookie names, by host; null: only the host name that sent it gets it back. */
export type CookieDomains = Record<HostCode, string | null>;

/**
 * Domains under which a cookie of the API can be read by pages of the site (spec §7: the page takes
 * the CSRF token from a cookie): the one that both names lie in.
 * @param given CSRF_COOKIE_DOMAIN, for all hosts; otherwise what the two names end with
 * @throws Error naming the host whose pages could not read it
 */
export function cookieDomainsOf(given: string | undefined): CookieDomains {
  const domains = hostCodes.map((code): [HostCode, string | null] => {
    const site = hosts[code].domain;
    const api = new URL(hosts[code].apiBase).hostname;
    if (site === api) return [code, null];
    const domain = given || sharedDomain(site, api);
    if (!domain || ![site, api].every((name) => isWithin(name, domain))) {
      throw new Error(
        `pages of ${site} cannot read a cookie of ${api}: put both into one domain (src/config/hosts.ts)` +
          (given ? `, CSRF_COOKIE_DOMAIN is "${given}"` : ''),
      );
    }
    return [code, domain];
  });
  return Object.fromEntries(domains) as CookieDomains;
}

/** Labels of a domain that belongs to somebody: a cookie for all of `.example` is refused. */
const fewestLabels = 2;

/** What both names end with, label by label; null when that is nobody's domain. */
export function sharedDomain(one: string, other: string): string | null {
  const [left, right] = [one.split('.').reverse(), other.split('.').reverse()];
  const differsAt = left.findIndex((label, index) => label !== right[index]);
  const shared = left.slice(0, differsAt === -1 ? left.length : differsAt);
  return shared.length >= fewestLabels ? shared.reverse().join('.') : null;
}

const isWithin = (name: string, domain: string) => name === domain || name.endsWith(`.${domain}`);

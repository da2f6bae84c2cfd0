import { originOf } from './addresses';
import { articleListPaths } from '../config/article-types';
import { catalogTypes, itemKinds } from '../config/catalogs';
import { defaultHost, hostCodes, hosts, type HostCode } from '../config/hosts';

/** What the build tells each page that it makes. */
export interface PageContext {
  language: HostCode;
  /** Hosts that have a page under this path, this one among them. */
  alternates: readonly HostCode[];
}

/** A page in another language, for `hreflang`. */
export interface AlternateLink {
  lang: string;
  href: string;
}

/** Pages of what editors write or sell: another host may lack the row, or have fewer of them. */
const pagesOfContent: readonly RegExp[] = [
  new RegExp(`^/(?:${[...itemKinds, ...catalogTypes, 'clock_category'].join('|')})/.`),
  /^\/(?:uslugi|video|article|contacts|document|search)\/./,
  /^\/(?:discount|specials|daily)\/show\//,
  /\/page-\d+\/$/,
];

/** Whether a page is made for every host, whatever its backend has: sections and first pages of lists. */
export function isOnEveryHost(path: string): boolean {
  return (
    Object.values(articleListPaths).includes(path) ||
    !pagesOfContent.some((pattern) => pattern.test(path))
  );
}

/**
 * The hosts that have a page under a path of `own`, in the order of the hosts.
 * @param known paths that each host's backend has pages of.
 */
export function hostsWithPage(
  path: string,
  own: HostCode,
  known: ReadonlyMap<string, ReadonlySet<string>> = new Map(),
): HostCode[] {
  if (isOnEveryHost(path)) return [...hostCodes];
  return hostCodes.filter((code) => code === own || known.get(code)?.has(path));
}

/** Links to a page in all its languages, itself among them; none when there is only one. */
export function alternateLinks(path: string, codes: readonly HostCode[]): AlternateLink[] {
  if (codes.length < 2) return [];
  const links = codes.map((code) => ({
    lang: hosts[code].languageTag,
    href: `${originOf(code)}${path}`,
  }));
  const fallback = codes.includes(defaultHost.code)
    ? [{ lang: 'x-default', href: `${originOf(defaultHost.code)}${path}` }]
    : [];
  return [...links, ...fallback];
}

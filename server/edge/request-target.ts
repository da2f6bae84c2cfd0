/** A request's address after normalisation: an encoded path from the root, and `?query` or ''. */
export interface RequestTarget {
  path: string;
  search: string;
}

/** Reads the address of a request line; null when it is malformed (status 400). */
export function parseTarget(rawUrl: string): RequestTarget | null {
  if (!rawUrl.startsWith('/')) return null;
  // The origin is prefixed as text: resolved against a base, `//evil` would become a host.
  const address = `http://edge${rawUrl}`;
  if (!URL.canParse(address)) return null;
  const { pathname: path, search } = new URL(address);
  return decodes(path) ? { path, search } : null;
}

function decodes(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\0');
  } catch {
    return false;
  }
}

// Written by the build for the CDN itself, which does not hand them out either.
const rulesFiles = /^\/_(?:headers|redirects)$/;
const hiddenFile = /\/\.(?!well-known\/|netlify\/)/;
const emptySegment = /\/\//;
const encodedSeparator = /%2f|%5c/i;

/** Whether a path can name something of the site at all; what cannot is answered as not found. */
export function isServable(path: string): boolean {
  return ![rulesFiles, hiddenFile, emptySegment, encodedSeparator].some((rule) => rule.test(path));
}

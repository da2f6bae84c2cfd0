import { isServable, type RequestTarget } from './request-target';

// Not pages: functions and the platform's own addresses, and the data files of Gatsby.
const notPages = /^\/(?:api|\.netlify|page-data)\//;
const fileExtension = /\.[a-z\d]{1,11}$/i;

/**
 * Where the permanent redirect of spec §2 leads ("a path without a trailing slash, other than root,
 * is permanently redirected to the slashed path"), with the query kept; null when there is none.
 * `isPage` tells whether a slashed path has a page, for addresses that end like a file name.
 */
export function slashRedirect(
  { path, search }: RequestTarget,
  isPage: (slashedPath: string) => boolean,
): string | null {
  if (path.endsWith('/') || notPages.test(path)) return null;
  // A location that begins with two slashes or a backslash would lead to a foreign host.
  if (!isServable(path)) return null;
  const slashed = `${path}/`;
  if (fileExtension.test(path) && !isPage(slashed)) return null;
  return `${slashed}${search}`;
}

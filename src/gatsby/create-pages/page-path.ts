/** A path segment: lower case, so that no two differ in case alone; never `.` or `..`. */
const segment = /^[a-z0-9](?:[a-z0-9_-]|\.(?=[a-z0-9]))*$/;

/** A directory of such a name would be taken for a file by web servers and by Gatsby. */
const fileLike = /(?:^index|\.(?:html?|json|m?js|map|txt|xml|pdf|css))$/;

/**
 * Checks a path before a page is made of it: its slugs are named by editors.
 * @throws Error naming the path.
 */
export function checkedPath(path: string): string {
  const segments = path.slice(1, -1).split('/');
  const isWhole = path.startsWith('/') && path.endsWith('/') && path.length <= 255;
  if (!isWhole || !segments.every((part) => segment.test(part) && !fileLike.test(part))) {
    throw new Error(`"${path}" cannot be the path of a page`);
  }
  return path;
}

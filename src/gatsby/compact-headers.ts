import type { HeaderRoutes } from 'gatsby';
import type { Header } from './site-headers';

const everyPath = '/*';

/**
 * Says once, for every path, what holds for every path. Gatsby repeats it for each route, which makes
 * `_headers` grow by a kilobyte with every page, and whoever applies the file compares a request with
 * each of its rules.
 * @param routes the rules that Gatsby made, the first of them for `/*`.
 * @param common the headers of every answer; they win over Gatsby's defaults.
 */
export function compactHeaders(routes: HeaderRoutes, common: readonly Header[]): HeaderRoutes {
  const commonValues = new Map(common.map(({ key, value }) => [key, value]));
  return routes
    .map(({ path, headers }) => ({
      path,
      headers:
        path === everyPath
          ? [...headers.filter(({ key }) => !commonValues.has(key)), ...common]
          : headers.filter(({ key, value }) => commonValues.get(key) !== value),
    }))
    .filter(({ headers }) => headers.length > 0);
}

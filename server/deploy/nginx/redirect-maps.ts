import type { RedirectRule } from './site-rules';
import { block, pathKey, quoted } from './text';

/** What a site's redirect rules become: maps beside the servers, lines of the location for no file. */
export interface RedirectDirectives {
  maps: string[];
  directives: string[];
  /** Those of the lines that lead the visitor elsewhere. */
  moves: string[];
}

/**
 * The redirects of a site: rules of one status share a map.
 * @param site short name, for the names of variables
 */
export function redirectDirectives(
  site: string,
  rules: readonly RedirectRule[],
): RedirectDirectives {
  const statuses = [...new Set(rules.map(({ status }) => status))].sort();
  const variableOf = (status: number) => `$karat_${site}_to_${status}`;
  const moves = statuses
    .filter((status) => status !== 200)
    .map((status) => {
      const to = variableOf(status);
      return `if (${to}) { return ${status} ${to}$is_args$args; }`;
    });
  return {
    moves,
    maps: statuses.flatMap((status) =>
      block(`map $karat_path ${variableOf(status)}`, [
        'default "";',
        // A path with and without its last slash is one key.
        ...new Set(
          rules
            .filter((rule) => rule.status === status)
            .map(({ from, to }) => `${pathKey(from)} ${quoted(to)};`),
        ),
      ]),
    ),
    directives: [
      ...statuses
        .filter((status) => status === 200)
        .map((status) => `set $karat_file ${variableOf(status)};`),
      ...moves,
    ],
  };
}

import { resolve } from 'node:path';
import type { Actions } from 'gatsby';
import { hostsWithPage } from '../../domain/alternates';
import type { HostCode } from '../../config/hosts';
import { languageContext } from './page-context';
import { checkedPath } from './page-path';

/** Makes a page of a template in `src/templates`. */
export type MakePage = (
  path: string,
  template: string,
  context: object,
  /** Pattern of the paths that this page shows too; no other page may lie in it. */
  matchPath?: string,
) => void;

/**
 * Makes the pages of a host. Paths are checked, and a path that two pages claim stops the build:
 * Gatsby would silently keep the later one.
 * @param known paths that the backend of each host has pages of, for the links between languages.
 */
export function pageMaker(
  host: HostCode,
  actions: Pick<Actions, 'createPage'>,
  known?: ReadonlyMap<string, ReadonlySet<string>>,
): MakePage {
  const claimed = new Map<string, string>();
  return (path, template, context, matchPath) => {
    const rival = claimed.get(path);
    if (rival) throw new Error(`"${path}" is claimed twice: by ${rival} and ${template}`);
    claimed.set(checkedPath(path), template);
    actions.createPage({
      path,
      ...(matchPath && { matchPath }),
      component: resolve(`src/templates/${template}.tsx`),
      context: {
        ...context,
        alternates: hostsWithPage(path, host, known),
        ...languageContext(host, path),
      },
    });
  };
}

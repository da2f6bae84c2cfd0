import { resolve } from 'node:path';
import type { Actions } from 'gatsby';
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
 */
export function pageMaker(host: HostCode, actions: Pick<Actions, 'createPage'>): MakePage {
  const claimed = new Map<string, string>();
  return (path, template, context, matchPath) => {
    const rival = claimed.get(path);
    if (rival) throw new Error(`"${path}" is claimed twice: by ${rival} and ${template}`);
    claimed.set(checkedPath(path), template);
    actions.createPage({
      path,
      ...(matchPath && { matchPath }),
      component: resolve(`src/templates/${template}.tsx`),
      context: { ...context, ...languageContext(host, path) },
    });
  };
}

import type { Actions } from 'gatsby';
import { catalogOf, itemKinds } from '../../config/catalogs';
import { routes } from '../../config/routes';

/**
 * Paths without a page of their own: names that texts and letters of old use for a page (spec §2
 * "Other links"), and item paths that name no item (`/clock/{itemUrl?}/`), which lead to the list.
 */
const otherNames: Record<string, string> = {
  '/privacy_policy': routes.privacy(),
  ...Object.fromEntries(
    itemKinds.map((kind) => [`/${kind}`, routes.catalogue(catalogOf(kind, false).type)]),
  ),
};

/** They lead there for good, with and without the slash, in one step. */
export function redirectOtherNames(actions: Pick<Actions, 'createRedirect'>): void {
  for (const [fromPath, toPath] of Object.entries(otherNames)) {
    for (const from of [fromPath, `${fromPath}/`]) {
      actions.createRedirect({ fromPath: from, toPath, isPermanent: true, statusCode: 301 });
    }
  }
}

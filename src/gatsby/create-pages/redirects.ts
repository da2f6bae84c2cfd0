import type { Actions } from 'gatsby';
import { routes } from '../../config/routes';

/** Names that texts and letters of old use for a page (spec §2 "Other links"), and its path. */
export const oldNames: Record<string, string> = {
  '/privacy_policy': routes.privacy(),
};

/** Old names lead to the page for good, with and without the slash, in one step. */
export function redirectOldNames(actions: Pick<Actions, 'createRedirect'>): void {
  for (const [fromPath, toPath] of Object.entries(oldNames)) {
    for (const from of [fromPath, `${fromPath}/`]) {
      actions.createRedirect({ fromPath: from, toPath, isPermanent: true, statusCode: 301 });
    }
  }
}

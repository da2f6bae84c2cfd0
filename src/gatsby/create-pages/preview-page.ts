import { resolve } from 'node:path';
import type { Actions } from 'gatsby';
import { hostCodes, type HostCode } from '../../config/hosts';
import { previewPath } from '../../config/routes';
import { languageContext } from './page-context';

/** One page for the previews of all drafts: what it shows is not known when a site is built. */
export function createPreviewPage(host: HostCode, actions: Pick<Actions, 'createPage'>): void {
  actions.createPage({
    path: previewPath,
    matchPath: `${previewPath}*`,
    component: resolve('src/preview/preview-page.tsx'),
    context: { alternates: [...hostCodes], ...languageContext(host, previewPath) },
  });
}

import type { ChangedNode } from '../edit-facts';
import { load } from './inside';
import { templatesOf, type StoredPage } from './store';
import type { Built } from './whole-build';

type RunApi = (api: string, args: object) => Promise<unknown>;

interface Actions {
  deletePage: (page: StoredPage) => unknown;
  apiFinished: (payload: { apiName: string }) => unknown;
}

/**
 * Makes pages of the nodes as they are now, as Gatsby's service `create-pages` does, but looks only at
 * pages that came, changed or went. Pages of files change with the code alone.
 * @throws Error when a template has its first page or no page any more: bundles know such alone
 */
export async function makePages(built: Built, changed: readonly ChangedNode[]): Promise<void> {
  const { store, templates } = built;
  const runApi = load<RunApi>('utils/api-runner-node');
  const { actions } = load<{ actions: Actions }>('redux/actions');
  built.answers.forget(changed);
  const asked = await built.pages.ofEdit(() =>
    runApi('createPages', {
      graphql: built.answers.ask,
      traceId: 'initial-createPages',
      waitForCascadingActions: true,
    }),
  );
  for (const page of [...store.getState().pages.values()]) {
    if (page.isCreatedByStatefulCreatePages || asked.has(page.path)) continue;
    store.dispatch(actions.deletePage(page));
  }
  store.dispatch(actions.apiFinished({ apiName: 'createPages' }));
  const used = templatesOf(store);
  if (used.size !== templates.size || [...used].some((template) => !templates.has(template))) {
    throw new Error('other templates have pages than before');
  }
}

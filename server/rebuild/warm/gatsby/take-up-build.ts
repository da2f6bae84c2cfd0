import { randomUUID } from 'node:crypto';
import { sourcePlugin } from '../source-plugin';
import { beginBuild } from './begin-build';
import { inside, load } from './inside';
import { PageMaking } from './page-making';
import { QueryAnswers } from './query-answers';
import { storeOfProcess, templatesOf, type Graphql, type Step, type Store } from './store';
import type { Built } from './whole-build';

/** Who reads content before the bootstrap, and marks a build as unfinished: our plugin and our site. */
const readers: ReadonlySet<string> = new Set([sourcePlugin, 'default-site-plugin']);

type ListensTo = (action: string, told: () => void) => void;

/**
 * Takes up what the last build of `directory`, which is the current one, has left there: nodes, pages,
 * queries and bundles are on the disk. Gatsby starts as for a build; its bundles and the queries of the
 * components, which follow from the sources alone, stay as they are, and no content is read.
 * @throws Error when Gatsby finds less than a whole build
 */
export async function takeUpBuild(directory: string): Promise<Built> {
  const program = beginBuild(directory);
  Object.assign(globalThis, { __GATSBY: { buildId: randomUUID(), root: directory } });
  const pages = new PageMaking();
  const store = storeOfProcess();
  const { size } = store.getState().pages;
  leaveOut(store);
  const context = { program };
  await load<{ initialize: Step }>('services/initialize').initialize(context);
  const isKept = size > 0 && store.getState().pages.size === size;
  if (!isKept) throw new Error('Gatsby has not kept the build before');
  await load<{ customizeSchema: Step }>('services/customize-schema').customizeSchema(context);
  await load<{ buildSchema: Step }>('services/build-schema').buildSchema(context);
  const { createGraphQLRunner } = load<{
    createGraphQLRunner: (store: Store, reporter: unknown) => Graphql;
  }>('bootstrap/create-graphql-runner');
  const { default: reporter } = inside('gatsby-cli/lib/reporter') as { default: unknown };
  const graphql = createGraphQLRunner(store, reporter);
  const answers = new QueryAnswers(graphql);
  return { store, graphql, templates: templatesOf(store), pages, answers };
}

/** What starting Gatsby would do again, or what nobody needs who only edits. */
function leaveOut(store: Store): void {
  // The site's own code is compiled: it is the code of the build before.
  Object.assign(load<object>('utils/parcel/compile-gatsby-files'), {
    compileGatsbyFiles: () => Promise.resolve(),
  });
  // Edits are rendered in this process.
  Object.assign(load<object>('utils/worker/pool'), { create: () => null });
  // The sources of content are read by the edit, which marks itself as unfinished.
  const { emitter } = load<{ emitter: { on: ListensTo } }>('redux');
  emitter.on('SET_SITE_FLATTENED_PLUGINS', () => {
    for (const plugin of store.getState().flattenedPlugins) {
      if (!readers.has(plugin.name)) continue;
      plugin.nodeAPIs = plugin.nodeAPIs.filter((api) => api !== 'onPreBootstrap');
    }
  });
}

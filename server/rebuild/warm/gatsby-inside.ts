import { createRequire } from 'node:module';
import type { ChangedNode, DirtyQuery, Rendered } from './edit-facts';

/** The version whose inside is used here. With another one every edit is built from a standstill. */
export const knownVersion = '5.16.1';

/**
 * Everything of Gatsby's inside that the warm builder uses, by the file that holds it. Gatsby has no
 * public way to build again in the same process.
 */
const inside = createRequire(require.resolve('gatsby/package.json'));
const load = <Module>(file: string): Module => inside(`./dist/${file}`) as Module;

/** Version of the Gatsby that is installed. */
export function installedVersion(): string {
  return (inside('./package.json') as { version: string }).version;
}

export interface StoredNode {
  id: string;
  internal: { type: string; contentDigest: string };
  /** Of the page that shows it, where it has one. */
  path?: string;
  /** Of the row that it was made of. */
  entityId?: number;
}

/** A plugin of the site, once for each set of options that it is used with. */
export interface LoadedPlugin {
  name: string;
  pluginOptions: unknown;
}

interface PageQuery {
  path: string;
}

interface StoredPage {
  componentPath: string;
}

interface QueryIds {
  pageQueryIds: PageQuery[];
  staticQueryIds: string[];
  sliceQueryIds: string[];
}

interface TrackedQuery {
  /** Flags of `queryFlags`. */
  dirty: number;
}

/** Which data each query has asked for, and which queries have to be run again. */
interface QueryState {
  /** Ids of queries by the id of a node, and by the type of a list. */
  byNode: ReadonlyMap<string, ReadonlySet<string>>;
  byConnection: ReadonlyMap<string, ReadonlySet<string>>;
  trackedQueries: ReadonlyMap<string, TrackedQuery>;
}

export interface Store {
  getState: () => {
    program: object;
    flattenedPlugins: LoadedPlugin[];
    pages: ReadonlyMap<string, StoredPage>;
    queries: QueryState;
    html: { slicesProps: { bySliceName: ReadonlyMap<string, { dirty: number }> } };
  };
  dispatch: (action: unknown) => unknown;
}

interface Redux {
  store: Store;
}
type Graphql = (query: string) => Promise<unknown>;
interface Bootstrap {
  bootstrap: (context: object) => Promise<{ gatsbyNodeGraphQLFunction: Graphql }>;
}
type Step<Result = unknown> = (context: object) => Promise<Result>;
type NodeAction = (node: unknown, plugin: LoadedPlugin) => unknown;

/** What a whole build in this process leaves behind for the edits that follow. */
export interface Built {
  store: Store;
  graphql: Graphql;
  /** Files of the templates that have pages: what the bundles are made of. */
  templates: ReadonlySet<string>;
}

/** Runs `gatsby build` for `directory`, which is the current one, in this process. */
export async function buildWhole(directory: string): Promise<Built> {
  Object.assign(process.env, { gatsby_executing_command: 'build', gatsby_log_level: 'normal' });
  const bootstrapModule = load<Bootstrap>('bootstrap');
  const { bootstrap } = bootstrapModule;
  let graphql: Graphql | undefined;
  // The build keeps this function to itself.
  bootstrapModule.bootstrap = async (context) => {
    const result = await bootstrap(context);
    graphql = result.gatsbyNodeGraphQLFunction;
    return result;
  };
  try {
    await load<Step>('commands/build')({
      _: ['build'],
      directory,
      sitePackageJson: createRequire(`${directory}/`)('./package.json') as object,
      useYarn: false,
      verbose: false,
      noUglify: false,
      prefixPaths: false,
      profile: false,
      graphqlTracing: false,
      openTracingConfigFile: '',
    });
  } finally {
    bootstrapModule.bootstrap = bootstrap;
  }
  if (!graphql) throw new Error('the build ended without its GraphQL function');
  const { store } = load<Redux>('redux');
  return { store, graphql, templates: templatesOf(store) };
}

function templatesOf(store: Store): Set<string> {
  return new Set([...store.getState().pages.values()].map(({ componentPath }) => componentPath));
}

/**
 * Writes and removes nodes as a source plugin does; `settled` waits for what they set off.
 * @param onChange told of each node that is written or removed
 */
export function nodesOf(
  { store }: Built,
  plugin: LoadedPlugin,
  onChange: (node: ChangedNode) => void,
) {
  const { actions } = load<{ actions: Record<string, NodeAction> }>('redux/actions');
  const { createNodeId } = load<{ createNodeId: (id: string, plugin: string) => string }>(
    'utils/create-node-id',
  );
  const { createContentDigest } = inside('gatsby-core-utils') as {
    createContentDigest: (content: unknown) => string;
  };
  const data = load<{
    getNode: (id: string) => StoredNode | undefined;
    getNodesByType: (type: string) => StoredNode[];
  }>('datastore');
  const pending: unknown[] = [];
  const act = (name: string) => (node: unknown) => {
    const action = actions[name];
    if (!action) throw new Error(`Gatsby has no action ${name}`);
    const done = store.dispatch(action(node, plugin));
    pending.push(done);
    return done;
  };
  const noted = (name: string) => {
    const run = act(name);
    return (node: StoredNode) => {
      const { id, internal, path = null, entityId = null } = node;
      onChange({ id, type: internal.type, path, entityId });
      return run(node);
    };
  };
  return {
    actions: {
      createNode: noted('createNode'),
      touchNode: act('touchNode'),
      deleteNode: noted('deleteNode'),
    },
    createNodeId: (id: string) => createNodeId(id, plugin.name),
    createContentDigest,
    getNode: data.getNode,
    getNodesByType: data.getNodesByType,
    settled: () => Promise.all(pending),
  };
}

/**
 * Makes pages of the nodes as they are now, and runs the queries whose data has changed.
 * @throws Error when a template has its first page or no page any more: bundles know such alone
 * @returns why queries were run, by the address of their page; of a slice: `slice--header`
 */
export async function makePagesAndQuery(
  { store, graphql, templates }: Built,
  changed: readonly ChangedNode[],
): Promise<Map<string, DirtyQuery>> {
  await load<{ createPages: Step }>('services/create-pages').createPages({
    store,
    gatsbyNodeGraphQLFunction: graphql,
    // Pages of files change with the code alone.
    shouldRunCreatePagesStatefully: false,
    deferNodeMutation: false,
  });
  const used = templatesOf(store);
  if (used.size !== templates.size || [...used].some((template) => !templates.has(template))) {
    throw new Error('other templates have pages than before');
  }
  const { GraphQLRunner } = load<{
    GraphQLRunner: new (store: Store, options: object) => object;
  }>('query/graphql-runner');
  const { getPageMode, materializePageMode } = load<{
    getPageMode: (page: PageQuery) => string;
    materializePageMode: () => Promise<void>;
  }>('utils/page-mode');
  const { calculateDirtyQueries } = load<{
    calculateDirtyQueries: Step<{ queryIds: QueryIds }>;
  }>('services/calculate-dirty-queries');
  const { queryIds } = await calculateDirtyQueries({ store });
  // A query forgets what it has asked for when it is run.
  const dirty = dirtyQueries(store.getState().queries, changed);
  queryIds.pageQueryIds = queryIds.pageQueryIds.filter((page) => getPageMode(page) === 'SSG');
  const context = { queryIds, store, graphqlRunner: new GraphQLRunner(store, {}) };
  const modes = materializePageMode();
  await load<{ runStaticQueries: Step }>('services/run-static-queries').runStaticQueries(context);
  await load<{ runPageQueries: Step }>('services/run-page-queries').runPageQueries(context);
  await load<{ runSliceQueries: Step }>('services/run-slice-queries').runSliceQueries(context);
  await load<{ waitUntilAllJobsComplete: () => Promise<void> }>(
    'utils/wait-until-jobs-complete',
  ).waitUntilAllJobsComplete();
  await modes;
  await load<{ flush: () => Promise<void> }>('utils/page-data').flush();
  return dirty;
}

const queryFlags = { newPage: 0b0001, newContext: 0b1000 } as const;

function dirtyQueries(
  { byNode, byConnection, trackedQueries }: QueryState,
  changed: readonly ChangedNode[],
): Map<string, DirtyQuery> {
  const dirty = new Map<string, DirtyQuery>();
  for (const [id, { dirty: flags }] of trackedQueries) {
    if (flags === 0) continue;
    const isNew = flags < 0 || (flags & queryFlags.newPage) > 0;
    const hasNewContext = flags > 0 && (flags & queryFlags.newContext) > 0;
    dirty.set(id, { isNew, hasNewContext, nodes: [], lists: [] });
  }
  for (const { id } of changed) {
    for (const query of byNode.get(id) ?? []) dirty.get(query)?.nodes.push(id);
  }
  for (const type of new Set(changed.map((node) => node.type))) {
    for (const query of byConnection.get(type) ?? []) dirty.get(query)?.lists.push(type);
  }
  return dirty;
}

/** Renders what has changed, in this process, and removes the files of pages that are gone. */
export async function render({ store }: Built): Promise<Rendered> {
  const { bySliceName } = store.getState().html.slicesProps;
  const slices = [...bySliceName].flatMap(([name, { dirty }]) => (dirty === 0 ? [] : name));
  const worker = load<{ renderHTMLProd: Step; renderSlices: Step }>(
    'utils/worker/child/render-html',
  );
  const { buildHTMLPagesAndDeleteStaleArtifacts } = load<{
    buildHTMLPagesAndDeleteStaleArtifacts: Step<{ toRegenerate: string[]; toDelete: string[] }>;
  }>('commands/build-html');
  const { toRegenerate, toDelete } = await buildHTMLPagesAndDeleteStaleArtifacts({
    program: store.getState().program,
    workerPool: {
      single: { renderHTMLProd: worker.renderHTMLProd, renderSlices: worker.renderSlices },
    },
  });
  return { rendered: toRegenerate, deleted: toDelete, slices };
}

/** Keeps what is known of the build for the next process, and runs what comes after a build. */
export async function finish({ graphql }: Built): Promise<void> {
  await load<{ saveState: () => Promise<void> }>('redux/save-state').saveState();
  const runApi = load<(api: string, args: object) => Promise<unknown>>('utils/api-runner-node');
  await runApi('onPostBuild', { graphql });
}

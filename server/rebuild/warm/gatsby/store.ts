import { load } from './inside';

/** What a node of Gatsby's data holds, as far as the warm builder looks at it. */
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
  /** Names of Gatsby's Node APIs that it implements. */
  nodeAPIs: string[];
  pluginOptions: unknown;
}

export interface StoredPage {
  path: string;
  matchPath?: string;
  component: string;
  componentPath: string;
  context: object;
  /** A page of a file in `src/pages`. */
  isCreatedByStatefulCreatePages: boolean;
}

interface TrackedQuery {
  /** Flags, see `dirty-queries.ts`. */
  dirty: number;
}

/** Which data each query has asked for, and which queries have to be run again. */
export interface QueryState {
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
    pendingPageDataWrites: { pagePaths: ReadonlySet<string> };
    html: { slicesProps: { bySliceName: ReadonlyMap<string, { dirty: number }> } };
  };
  dispatch: (action: unknown) => unknown;
}

export type Graphql = (query: string) => Promise<unknown>;

/** One of Gatsby's services. */
export type Step<Result = unknown> = (context: object) => Promise<Result>;

/** Gatsby's state, one for each process. */
export function storeOfProcess(): Store {
  return load<{ store: Store }>('redux').store;
}

/** Files of the templates that have pages: what the bundles are made of. */
export function templatesOf(store: Store): Set<string> {
  return new Set([...store.getState().pages.values()].map(({ componentPath }) => componentPath));
}

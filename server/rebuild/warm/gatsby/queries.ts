import type { ChangedNode, DirtyQuery } from '../edit-facts';
import { dirtyQueries } from './dirty-queries';
import { load } from './inside';
import type { Step, Store, StoredPage } from './store';
import type { Built } from './whole-build';

interface QueryIds {
  pageQueryIds: StoredPage[];
  staticQueryIds: string[];
  sliceQueryIds: string[];
}

interface RunQueries {
  /** Why each was run, see `dirtyQueries`. */
  dirty: Map<string, DirtyQuery>;
  /** Addresses of the pages whose data was written. */
  written: string[];
}

/** Runs the queries whose data or page has changed, and writes their results. */
export async function runDirtyQueries(
  { store }: Built,
  changed: readonly ChangedNode[],
): Promise<RunQueries> {
  const { GraphQLRunner } = load<{
    GraphQLRunner: new (store: Store, options: object) => object;
  }>('query/graphql-runner');
  const { getPageMode, materializePageMode } = load<{
    getPageMode: (page: StoredPage) => string;
    materializePageMode: () => Promise<void>;
  }>('utils/page-mode');
  const { calculateDirtyQueries } = load<{
    calculateDirtyQueries: Step<{ queryIds: QueryIds }>;
  }>('services/calculate-dirty-queries');
  const { queryIds } = await calculateDirtyQueries({ store });
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
  const written = [...store.getState().pendingPageDataWrites.pagePaths];
  await load<{ flush: () => Promise<void> }>('utils/page-data').flush();
  return { dirty, written };
}

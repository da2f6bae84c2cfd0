import { beginBuild } from './begin-build';
import { load } from './inside';
import { PageMaking } from './page-making';
import { QueryAnswers } from './query-answers';
import { storeOfProcess, templatesOf, type Graphql, type Step, type Store } from './store';

interface Bootstrap {
  bootstrap: (context: object) => Promise<{ gatsbyNodeGraphQLFunction: Graphql }>;
}

/** What a build in this process, or one that it took up, leaves behind for the edits that follow. */
export interface Built {
  store: Store;
  graphql: Graphql;
  /** Files of the templates that have pages: what the bundles are made of. */
  templates: ReadonlySet<string>;
  pages: PageMaking;
  answers: QueryAnswers;
}

/** Runs `gatsby build` for `directory`, which is the current one, in this process. */
export async function buildWhole(directory: string): Promise<Built> {
  const program = beginBuild(directory);
  const bootstrapModule = load<Bootstrap>('bootstrap');
  const { bootstrap } = bootstrapModule;
  let graphql: Graphql | undefined;
  // The build keeps this function to itself.
  bootstrapModule.bootstrap = async (context) => {
    const result = await bootstrap(context);
    graphql = result.gatsbyNodeGraphQLFunction;
    return result;
  };
  const pages = new PageMaking();
  try {
    await load<Step>('commands/build')(program);
  } finally {
    bootstrapModule.bootstrap = bootstrap;
  }
  if (!graphql) throw new Error('the build ended without its GraphQL function');
  const store = storeOfProcess();
  const answers = new QueryAnswers(graphql);
  return { store, graphql, templates: templatesOf(store), pages, answers };
}

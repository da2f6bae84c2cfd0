import type { Rendered } from '../edit-facts';
import { load } from './inside';
import type { Step } from './store';
import type { Built } from './whole-build';

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

/** Runs what comes after a build: what the site and its plugins write beside the pages. */
export async function runPostBuild({ answers }: Built): Promise<void> {
  await load<(api: string, args: object) => Promise<unknown>>('utils/api-runner-node')(
    'onPostBuild',
    { graphql: answers.ask },
  );
}

/** Keeps what is known of the build for the next process. */
export async function saveState(): Promise<void> {
  await load<{ saveState: () => Promise<void> }>('redux/save-state').saveState();
}

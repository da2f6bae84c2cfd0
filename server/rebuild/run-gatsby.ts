import { join } from 'node:path';
import { failureOf, startGatsbyProcess, type GatsbyRun } from './gatsby-process';

/** Runs `gatsby build`; rejects with what Gatsby says is wrong. */
export async function runGatsby(run: GatsbyRun): Promise<void> {
  const gatsby = join(run.directory, 'node_modules/gatsby/cli.js');
  const { exited, end } = await startGatsbyProcess(run, [gatsby, 'build']);
  run.signal?.addEventListener('abort', end, { once: true });
  try {
    const code = await exited;
    run.signal?.throwIfAborted();
    if (code !== 0) throw await failureOf(run);
  } finally {
    run.signal?.removeEventListener('abort', end);
  }
}

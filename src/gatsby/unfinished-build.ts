import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import type { GatsbyNode } from 'gatsby';
import { unfinishedBuildPath as marker, unsavedEditPath } from '../config/unfinished-build';

const isBuild = () => process.env.NODE_ENV === 'production';

/**
 * Gatsby writes nodes to disk at once, but what it knows about them (which pages show them) only
 * near the end. A build that is killed in between leaves changed nodes that the next build takes for
 * unchanged, and their pages would stay as they were until the next edit. Without `public`, Gatsby
 * itself takes its cache for broken and starts afresh.
 */
export const onPreInit: GatsbyNode['onPreInit'] = async ({ reporter }) => {
  if (!isBuild() || ![marker, unsavedEditPath].some((path) => existsSync(path))) return;
  reporter.info('The build before did not finish: starting without its cache.');
  await rm('public', { recursive: true, force: true });
  await rm(unsavedEditPath, { force: true });
};

/** The plugins' turn comes first: a source that cannot be read ends the build before this. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async () => {
  if (isBuild()) await writeFile(marker, '');
};

/** Comes when everything else of a build is done. */
export async function finishBuild(): Promise<void> {
  await rm(marker, { force: true });
}

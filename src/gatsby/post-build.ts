import type { GatsbyNode } from 'gatsby';
import { writeFeeds } from './feeds/write-feeds';
import { writeRobots } from './robots';
import { onPostBuild as finishBuild } from './unfinished-build';

/** Files beside the pages; the build counts as finished when they are written. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async (build, options, callback) => {
  await writeFeeds(build);
  await writeRobots();
  await finishBuild?.(build, options, callback);
};

import type { GatsbyNode } from 'gatsby';
import { writeBuildDay } from './build-day';
import { writeFeeds } from './feeds/write-feeds';
import { writeRobots } from './robots';
import { handOverSourceMaps } from './source-maps';
import { writeSecurityTxt } from './security-txt';
import { finishBuild } from './unfinished-build';

/** Files beside the pages; the build counts as finished when they are written. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async (build) => {
  await writeFeeds(build);
  await writeRobots();
  await writeSecurityTxt();
  await writeBuildDay('public', new Date());
  await handOverSourceMaps('public', (line) => void build.reporter.warn(line));
  await finishBuild();
};

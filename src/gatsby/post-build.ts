import type { GatsbyNode } from 'gatsby';
import type { EditedPages } from '../config/edited-pages';
import { writeBuildDay } from './build-day';
import { writeFeeds } from './feeds/write-feeds';
import { writeRobots } from './robots';
import { finishBuild, startOfBuild } from './unfinished-build';
import { mendLetters, mendPages } from './whole-letters';

/** Files beside the pages; the build counts as finished when they are written. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async (build) => {
  const { renderedPages } = build as EditedPages;
  if (renderedPages) await mendPages('public', renderedPages);
  else await mendLetters('public', await startOfBuild());
  await writeFeeds(build);
  await writeRobots();
  await writeBuildDay('public', new Date());
  await finishBuild();
};

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { buildDayPath } from '../../../src/config/build-day';
import { revisionPath } from '../site-revision';

const filesAtOnce = 16;

/** What two builds of the same sources and content say differently: their day, and the release. */
const mayDiffer: ReadonlySet<string> = new Set([buildDayPath.slice(1), revisionPath]);

/** A published tree, or one that may become it. */
export interface ComparedSite {
  directory: string;
  /** Paths below it that are compared, with forward slashes. */
  paths: Iterable<string>;
}

/** A file that two sites do not have alike; null where a site has no such file. */
export interface FileDifference {
  path: string;
  live: Buffer | null;
  cold: Buffer | null;
}

/** The files of a site that was built in steps and of one built at once that are not alike, by path. */
export async function compareSites(
  live: ComparedSite,
  cold: ComparedSite,
): Promise<FileDifference[]> {
  const [ofLive, ofCold] = [new Set(live.paths), new Set(cold.paths)];
  const paths = [...new Set([...ofLive, ...ofCold])].filter((path) => !mayDiffer.has(path)).sort();
  const limited = pLimit(filesAtOnce);
  const compare = async (path: string): Promise<FileDifference[]> => {
    const [one, other] = await Promise.all([
      ofLive.has(path) ? readFile(join(live.directory, path)) : null,
      ofCold.has(path) ? readFile(join(cold.directory, path)) : null,
    ]);
    return one && other?.equals(one) ? [] : [{ path, live: one, cold: other }];
  };
  return (await Promise.all(paths.map((path) => limited(compare, path)))).flat();
}

import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import type { Manifest } from '../releases/manifest';
import { isHashedAsset, listPublished } from './published-files';
import type { PublicChanges } from './release-changes';

const readsAtOnce = 64;
// What some file systems round a time of change to.
const toleranceMs = 10;

/**
 * What has changed in `public` since a release was made of it.
 * @param since milliseconds since 1970: when the release began
 */
export async function publicChanges(
  publicDirectory: string,
  before: Manifest,
  since: number,
): Promise<PublicChanges> {
  const limited = pLimit(readsAtOnce);
  const paths = await listPublished(publicDirectory);
  const times = await Promise.all(
    paths.map((path) => limited(async () => (await stat(join(publicDirectory, path))).mtimeMs)),
  );
  const present = new Set(paths);
  return {
    written: paths.filter(
      (path, index) => (times[index] ?? 0) >= since - toleranceMs || !(path in before.files),
    ),
    // Assets of earlier builds are carried on for open tabs.
    removed: Object.keys(before.files).filter((path) => !present.has(path) && !isHashedAsset(path)),
  };
}

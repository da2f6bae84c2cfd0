import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import type { Manifest } from '../releases/manifest';
import { addressOf, htmlOf, pageDataOf } from '../releases/pages';
import { isHashedAsset, listPublished } from './published-files';
import type { PublicChanges } from './release-changes';

const readsAtOnce = 64;
// What some file systems round a time of change to.
const toleranceMs = 10;

export interface ChangedSince {
  /** Of the newest release. */
  before: Manifest;
  /** When it was begun to be made, milliseconds since 1970. */
  since: number;
  /** Addresses of the only pages that may have come, changed or gone since; null: any may have. */
  pages: readonly string[] | null;
}

/** What has changed in `public` since a release was made of it. */
export async function publicChanges(
  publicDirectory: string,
  { before, since, pages }: ChangedSince,
): Promise<PublicChanges> {
  const limited = pLimit(readsAtOnce);
  const paths = pages
    ? filesToLookAt(before, pages)
    : [...(await listPublished(publicDirectory)), ...Object.keys(before.files)];
  const looked = await Promise.all(
    [...new Set(paths)].map((path) =>
      limited(async () => ({ path, time: await timeOf(join(publicDirectory, path)) })),
    ),
  );
  const written = ({ path, time }: (typeof looked)[number]) =>
    time !== null && (time >= since - toleranceMs || !(path in before.files));
  return {
    written: looked.filter(written).map(({ path }) => path),
    // Assets of earlier builds are carried on for open tabs.
    removed: looked
      .filter(({ path, time }) => time === null && path in before.files && !isHashedAsset(path))
      .map(({ path }) => path),
  };
}

/** The files of some pages, and those that belong to no page: feeds, sitemap, what pages share. */
function filesToLookAt(before: Manifest, pages: readonly string[]): string[] {
  const others = Object.keys(before.files).filter(
    (path) => addressOf(path) === null && !isHashedAsset(path),
  );
  return [...pages.flatMap((address) => [htmlOf(address), pageDataOf(address)]), ...others];
}

/** When a file was last changed, milliseconds since 1970; null when there is none. */
async function timeOf(file: string): Promise<number | null> {
  try {
    return (await stat(file)).mtimeMs;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

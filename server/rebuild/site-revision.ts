import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checked } from '../../src/contract/endpoint';
import {
  siteRevision,
  siteRevisionPath,
  type SiteRevision,
} from '../../src/contract/site-revision';
import { addressOf, changedFiles, type Files } from '../releases/pages';
import type { PreviousRelease } from '../releases/made-releases';

/** Below the published tree. */
export const revisionPath = siteRevisionPath.slice(1);

// Together a few hundred bytes in everyday's work, and two kilobytes at most.
const longestHistory = 8;
const mostPathsOfOne = 20;
const mostPaths = 40;

const pageData = /^page-data\/.+\/page-data\.json$/;
/** Code, and data that no single page has to itself. */
const ofAllPages = /^[^/]+\.js$|^(?:slice-data|page-data\/sq)\/|^page-data\/app-data\.json$/;

/** What `/rev.json` of release `number` says, after the release before. */
export async function nextRevision(
  number: number,
  files: Files,
  before: PreviousRelease | null,
  now: Date,
): Promise<SiteRevision> {
  const change = {
    release: number,
    at: Math.floor(now.getTime() / 1000),
    paths: before && pathsOfData(before.manifest.files, files),
  };
  const earlier = before ? await revisionOf(before.site) : [];
  let count = 0;
  const changes = [change, ...earlier].slice(0, longestHistory).filter(({ paths }) => {
    count += paths?.length ?? 0;
    return count <= mostPaths;
  });
  return { release: number, changes };
}

/** Null when any page may have other data. */
function pathsOfData(before: Files, after: Files): string[] | null {
  const changed = changedFiles(before, after);
  if (changed.some((path) => ofAllPages.test(path))) return null;
  const paths = changed
    .filter((path) => pageData.test(path))
    .flatMap((path) => addressOf(path) ?? []);
  return paths.length > mostPathsOfOne ? null : paths.sort();
}

/** Releases of the time before there was such a file, and one that is spoilt, tell nothing. */
async function revisionOf(site: string): Promise<SiteRevision['changes']> {
  try {
    const text = await readFile(join(site, revisionPath), 'utf8');
    return checked(siteRevision, JSON.parse(text), revisionPath).changes;
  } catch {
    return [];
  }
}

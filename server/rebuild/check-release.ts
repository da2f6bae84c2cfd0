import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import {
  checkLinks,
  checkPageCount,
  checkRequiredPages,
  checkStructuredData,
  checkTexts,
  linkTest,
  type FileSet,
} from './checks';
import { countLinks, type LinkCounts } from './link-counts';
import { scanPage, type PageScan } from './page-scan';

/** A release that must not go live; the message lists why, a line each. */
export class CheckError extends Error {
  override readonly name = 'CheckError';

  constructor(readonly problems: string[]) {
    super(problems.join('\n'));
  }
}

/** A release that was checked, which the one to check differs from in some pages only. */
export interface CheckedRelease {
  site: string;
  links: LinkCounts;
  /** HTML files that the release to check has too, with the same content. */
  unchanged: ReadonlySet<string>;
  /** Its other HTML files. */
  changed: readonly string[];
}

const filesAtOnce = 16;

/**
 * Throws a `CheckError` unless a published tree may go live.
 * @param before null: every page is looked into
 * @param pagesBefore pages of the release before, null when they do not matter
 * @param edits see `checkPageCount`
 * @returns what the pages refer to
 */
export async function checkRelease(
  site: string,
  files: FileSet,
  before: CheckedRelease | null,
  pagesBefore: readonly string[] | null,
  edits = 0,
): Promise<LinkCounts> {
  const pages = pagesOf(files);
  let scans = await scanPages(
    site,
    pages.filter((page) => !before?.unchanged.has(page)),
  );
  const links: LinkCounts = new Map(before?.links);
  if (before) countLinks(links, (await scanPages(before.site, before.changed)).values(), -1);
  countLinks(links, scans.values(), 1);
  const redirects = files.has('_redirects') ? await readFile(join(site, '_redirects'), 'utf8') : '';
  const leads = linkTest(files, redirects);
  // A page that did not change may refer to one that is gone: all are read, to name those.
  if (before && ![...links.keys()].every(leads)) scans = await scanPages(site, pages);
  const problems = [
    ...checkPageCount(pages, pagesBefore, edits),
    ...checkRequiredPages(files),
    ...checkLinks(scans, leads),
    ...checkTexts(scans),
    ...checkStructuredData(scans),
  ];
  if (problems.length > 0) throw new CheckError(problems);
  return links;
}

async function scanPages(site: string, pages: readonly string[]): Promise<Map<string, PageScan>> {
  const limited = pLimit(filesAtOnce);
  const scan = async (page: string): Promise<[string, PageScan]> => [
    page,
    scanPage(await readFile(join(site, page), 'utf8')),
  ];
  return new Map(await Promise.all(pages.map((page) => limited(scan, page))));
}

export function pagesOf(files: Iterable<string>): string[] {
  return [...files].filter((path) => path.endsWith('.html'));
}

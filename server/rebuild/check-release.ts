import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  checkLinks,
  checkPageCount,
  checkRequiredPages,
  linkTest,
  shown,
  type FileSet,
} from './checks';
import { onFiles } from './file-work/on-files';
import { countLinks, type LinkCounts } from './link-counts';
import type { PageLook } from './look-at-pages';

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
  let looks = await looksAt(
    site,
    pages.filter((page) => !before?.unchanged.has(page)),
  );
  const links: LinkCounts = new Map(before?.links);
  if (before) countLinks(links, (await looksAt(before.site, before.changed)).values(), -1);
  countLinks(links, looks.values(), 1);
  const redirects = files.has('_redirects') ? await readFile(join(site, '_redirects'), 'utf8') : '';
  const leads = linkTest(files, redirects);
  // A page that did not change may refer to one that is gone: all are read, to name those.
  if (before && ![...links.keys()].every(leads)) looks = await looksAt(site, pages);
  const problems = [
    ...checkPageCount(pages, pagesBefore, edits),
    ...checkRequiredPages(files),
    ...checkLinks(looks, leads),
    ...shown([...looks.values()].flatMap(({ problems }) => problems)),
  ];
  if (problems.length > 0) throw new CheckError(problems);
  return links;
}

async function looksAt(site: string, pages: readonly string[]): Promise<Map<string, PageLook>> {
  const looks = await onFiles('lookAtPages', { site }, pages);
  return new Map(pages.map((page, index) => [page, looks[index] as PageLook]));
}

export function pagesOf(files: Iterable<string>): string[] {
  return [...files].filter((path) => path.endsWith('.html'));
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  checkLinks,
  checkPageCount,
  checkRequiredPages,
  checkStructuredData,
  checkTexts,
  type FileSet,
} from './checks';
import { scanPage, type PageScan } from './page-scan';

/** A release that must not go live; the message lists why, a line each. */
export class CheckError extends Error {
  override readonly name = 'CheckError';

  constructor(readonly problems: string[]) {
    super(problems.join('\n'));
  }
}

/**
 * Throws a `CheckError` unless a published tree may go live. `scanned` names the pages to look
 * into; `pagesBefore` is the page count of the release before, null when it does not matter.
 */
export async function checkRelease(
  site: string,
  files: FileSet,
  scanned: Iterable<string>,
  pagesBefore: number | null,
): Promise<void> {
  const scans = new Map<string, PageScan>();
  for (const page of scanned) scans.set(page, scanPage(await readFile(join(site, page), 'utf8')));
  const redirects = files.has('_redirects') ? await readFile(join(site, '_redirects'), 'utf8') : '';
  const problems = [
    ...checkPageCount(pagesOf(files).length, pagesBefore),
    ...checkRequiredPages(files),
    ...checkLinks(scans, files, redirects),
    ...checkTexts(scans),
    ...checkStructuredData(scans),
  ];
  if (problems.length > 0) throw new CheckError(problems);
}

export function pagesOf(files: Iterable<string>): string[] {
  return [...files].filter((path) => path.endsWith('.html'));
}

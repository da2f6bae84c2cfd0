import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { pageProblems } from './checks';
import { scanPage, type PageScan } from './page-scan';

const filesAtOnce = 16;

/** What the check of a release goes by, of one page. */
export interface PageLook extends Pick<PageScan, 'links'> {
  /** What is wrong with the page by itself, a line each. */
  problems: string[];
}

/** Looks at HTML files of a published tree, in their order. */
export function lookAtPages(
  { site }: { site: string },
  pages: readonly string[],
): Promise<PageLook[]> {
  const limited = pLimit(filesAtOnce);
  const look = async (page: string) => {
    const scan = scanPage(await readFile(join(site, page), 'utf8'));
    return { links: scan.links, problems: pageProblems(page, scan) };
  };
  return Promise.all(pages.map((page) => limited(look, page)));
}

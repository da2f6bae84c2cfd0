import { join } from 'node:path';
import pLimit from 'p-limit';
import { pageProblems } from './checks';
import type { FileAccess } from './file-access';
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
  access: FileAccess,
): Promise<PageLook[]> {
  const limited = pLimit(filesAtOnce);
  const look = async (page: string) => {
    const content = await access.readFile(join(site, page));
    const scan = scanPage(content.toString());
    return { links: scan.links, problems: pageProblems(page, scan) };
  };
  return Promise.all(pages.map((page) => limited(look, page)));
}

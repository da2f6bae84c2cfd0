import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageScan } from './page-scan';

/** On how many pages of a release each address is referred to. */
export type LinkCounts = Map<string, number>;

const fileName = 'links.json';

/** Adds what pages refer to, or takes it away. */
export function countLinks(
  counts: LinkCounts,
  pages: Iterable<Pick<PageScan, 'links'>>,
  step: 1 | -1,
): void {
  for (const { links } of pages) {
    for (const link of links) {
      const count = (counts.get(link) ?? 0) + step;
      if (count > 0) counts.set(link, count);
      else counts.delete(link);
    }
  }
}

/** Keeps the counts beside the published tree of a release. */
export async function writeLinkCounts(directory: string, counts: LinkCounts): Promise<void> {
  await writeFile(join(directory, fileName), JSON.stringify([...counts].sort()));
}

/** The counts of a release; null when it has none that can be read. */
export async function readLinkCounts(directory: string): Promise<LinkCounts | null> {
  try {
    const text = await readFile(join(directory, fileName), 'utf8');
    return new Map(JSON.parse(text) as [string, number][]);
  } catch {
    return null;
  }
}

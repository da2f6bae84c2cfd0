import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { addressOf } from '../../releases/pages';
import type { PreviousRelease } from '../../releases/made-releases';

const filesAtOnce = 16;

/** Addresses of the pages of a release whose HTML has one of some texts. */
export async function pagesShowing(
  { site, manifest }: PreviousRelease,
  texts: readonly string[],
): Promise<Set<string>> {
  const pages = Object.keys(manifest.files).filter((path) => path.endsWith('.html'));
  const limited = pLimit(filesAtOnce);
  const look = async (path: string) => {
    const html = await readFile(join(site, path), 'utf8');
    return texts.some((text) => html.includes(text)) ? [addressOf(path) ?? path] : [];
  };
  return new Set((await Promise.all(pages.map((path) => limited(look, path)))).flat());
}

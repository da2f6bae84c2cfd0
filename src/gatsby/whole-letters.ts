import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';

// What some file systems round a time of change to.
const toleranceMs = 10;
const filesAtOnce = 16;

/**
 * Takes the NUL bytes out of the built HTML. React 18 sends HTML in chunks of 2 KB, and where a
 * letter of several bytes no longer fits at the end of a chunk, it sends the unused bytes as zeros
 * (`writeStringChunk` of react-dom/server): `Часы` became `Ча\0сы` once on most pages. A page
 * without a NUL is not written.
 * @param folder of the build, with the pages and the parts that they share
 * @param since pages that were written before have been mended; milliseconds since 1970
 */
export async function mendLetters(folder: string, since = 0): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const pages = entries.filter((entry) => entry.isFile() && entry.name.endsWith('.html'));
  const limited = pLimit(filesAtOnce);
  const mend = async (file: string) => {
    const isOld = since > 0 && (await stat(file)).mtimeMs < since - toleranceMs;
    if (!isOld) await mendFile(file);
  };
  await Promise.all(pages.map(({ parentPath, name }) => limited(mend, join(parentPath, name))));
}

/** Does the same for single pages, by their addresses. */
export async function mendPages(folder: string, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    await mendFile(join(folder, address.endsWith('/') ? `${address}index.html` : address));
  }
}

async function mendFile(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.indexOf(0) !== -1) await writeFile(file, withoutNul(bytes));
}

/** Copies the runs between NUL bytes: a function called for each byte takes 100 times as long. */
function withoutNul(bytes: Buffer): Buffer {
  const runs: Buffer[] = [];
  let start = 0;
  for (let end = bytes.indexOf(0); end !== -1; end = bytes.indexOf(0, start)) {
    runs.push(bytes.subarray(start, end));
    start = end + 1;
  }
  return Buffer.concat([...runs, bytes.subarray(start)]);
}

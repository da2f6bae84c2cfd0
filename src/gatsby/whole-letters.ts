import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Takes the NUL bytes out of the built HTML. React 18 sends HTML in chunks of 2 KB, and where a
 * letter of several bytes no longer fits at the end of a chunk, it sends the unused bytes as zeros
 * (`writeStringChunk` of react-dom/server): `Часы` became `Ча\0сы` once on most pages. A page
 * without a NUL is not written.
 * @param folder of the build, with the pages and the parts that they share
 */
export async function mendLetters(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.html')) continue;
    const file = join(entry.parentPath, entry.name);
    const bytes = await readFile(file);
    if (bytes.indexOf(0) !== -1) await writeFile(file, withoutNul(bytes));
  }
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

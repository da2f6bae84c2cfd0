import { link, mkdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import pLimit from 'p-limit';
import { writeCopies } from './compress-release';

// Links wait for the disk, compression for a core.
const filesAtOnce = 4 * availableParallelism();

/** Where the content of a file is found. */
export type ContentSource =
  /** A file of `publicDirectory`. It is copied, never linked: Gatsby writes into it in place. */
  | { kind: 'built' }
  /** The same file of a published tree. */
  | { kind: 'known'; site: string }
  | { kind: 'own'; text: string };

export interface FileToWrite {
  path: string;
  /** Bytes. */
  size: number;
  source: ContentSource;
}

interface Trees {
  /** The published tree. */
  site: string;
  publicDirectory: string;
}

/**
 * Writes files of a published tree with their compressed copies. Begins nothing more after a failure, and
 * rejects with it once all that was begun has ended.
 */
export async function writeFiles(trees: Trees, files: readonly FileToWrite[]): Promise<null[]> {
  const limited = pLimit(filesAtOnce);
  const failures: unknown[] = [];
  const tryOne = async (file: FileToWrite) => {
    if (failures.length === 0) await write(trees, file).catch((error) => failures.push(error));
  };
  await Promise.all(files.map((file) => limited(tryOne, file)));
  if (failures.length > 0) throw failures[0];
  return files.map(() => null);
}

async function write(
  { site, publicDirectory }: Trees,
  { path, size, source }: FileToWrite,
): Promise<void> {
  const file = join(site, path);
  await mkdir(dirname(file), { recursive: true });
  if (source.kind === 'known') {
    await link(join(source.site, path), file);
    await writeCopies({ site, path, size, content: () => readFile(file), knownSite: source.site });
    return;
  }
  const content =
    source.kind === 'own' ? Buffer.from(source.text) : await readFile(join(publicDirectory, path));
  await writeFile(file, content);
  await writeCopies({ site, path, size, content: () => content, knownSite: null });
}

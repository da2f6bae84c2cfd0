import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { writeCopies } from './compress-release';
import { inFolder, type FileAccess } from './file-access';

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
export async function writeFiles(
  trees: Trees,
  files: readonly FileToWrite[],
  access: FileAccess,
): Promise<null[]> {
  const limited = pLimit(filesAtOnce);
  const failures: unknown[] = [];
  const tryOne = async (file: FileToWrite) => {
    if (failures.length === 0)
      await write(trees, file, access).catch((error) => failures.push(error));
  };
  await Promise.all(files.map((file) => limited(tryOne, file)));
  if (failures.length > 0) throw failures[0];
  return files.map(() => null);
}

async function write(
  { site, publicDirectory }: Trees,
  { path, size, source }: FileToWrite,
  access: FileAccess,
): Promise<void> {
  const file = join(site, path);
  if (source.kind === 'known') {
    const { site: knownSite } = source;
    await inFolder(access, file, () => access.link(join(knownSite, path), file));
    const content = () => access.readFile(file);
    await writeCopies({ site, path, size, content, knownSite }, access);
    return;
  }
  const content =
    source.kind === 'own'
      ? Buffer.from(source.text)
      : await access.readFile(join(publicDirectory, path));
  await inFolder(access, file, () => access.writeFile(file, content));
  await writeCopies({ site, path, size, content: () => content, knownSite: null }, access);
}

import { createHash } from 'node:crypto';
import { join } from 'node:path';
import pLimit from 'p-limit';
import type { ReleasedFile } from '../releases/manifest';
import type { FileAccess } from './file-access';

const filesAtOnce = 16;

/** What a release knows of a file's content. */
export type ContentFacts = Omit<ReleasedFile, 'builtIn'>;

/** Facts of files below a folder, in their order; null for one that is not there. */
export function hashFiles(
  { directory }: { directory: string },
  paths: readonly string[],
  access: FileAccess,
): Promise<(ContentFacts | null)[]> {
  const limited = pLimit(filesAtOnce);
  return Promise.all(paths.map((path) => limited(factsOf, join(directory, path), access)));
}

async function factsOf(file: string, access: FileAccess): Promise<ContentFacts | null> {
  try {
    return factsOfContent(await access.readFile(file));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

export function factsOfContent(content: Buffer): ContentFacts {
  return { size: content.length, hash: createHash('sha256').update(content).digest('hex') };
}

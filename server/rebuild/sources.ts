import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** What a build reads, below the repository. */
export const sourceFolders = ['src', 'plugins', 'static'] as const;
const sourceFiles = [
  'gatsby-browser.tsx',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'gatsby-ssr.tsx',
  'package-lock.json',
  'package.json',
  'tsconfig.json',
];

// Tests do not change what is built, and Gatsby writes its types by itself.
const notSources = /\.test\.tsx?$|(?:^|\/)node_modules(?:\/|$)|^src\/gatsby-types\.d\.ts$/;

export interface SourceFile {
  /** From the repository, with forward slashes. */
  path: string;
  size: number;
  mtimeMs: number;
}

/** The files that a build of any host reads, by path, in one fixed order. */
export async function listSources(directory: string): Promise<SourceFile[]> {
  const inFolders = await Promise.all(
    sourceFolders.map((folder) =>
      readdir(join(directory, folder), { recursive: true }).then(
        (names) => names.map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
        absent,
      ),
    ),
  );
  const paths = [...sourceFiles, ...inFolders.flat()].filter((path) => !notSources.test(path));
  const files = await Promise.all(paths.map((path) => fileAt(directory, path)));
  return files.flat().sort((a, b) => (a.path < b.path ? -1 : 1));
}

async function fileAt(directory: string, path: string): Promise<SourceFile[]> {
  try {
    const found = await stat(join(directory, path));
    return found.isFile() ? [{ path, size: found.size, mtimeMs: found.mtimeMs }] : [];
  } catch (error) {
    return absent(error);
  }
}

function absent(error: unknown): never[] {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
  throw error;
}

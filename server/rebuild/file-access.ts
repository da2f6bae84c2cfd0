import { linkSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { link, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  gzip,
  gzipSync,
  type BrotliOptions,
  type ZlibOptions,
} from 'node:zlib';

type Eventually<Result> = Result | Promise<Result>;

/** How a task reaches files and compresses what is in them; what fails throws, or rejects. */
export interface FileAccess {
  readFile: (path: string) => Eventually<Buffer>;
  writeFile: (path: string, content: Buffer) => Eventually<void>;
  link: (existing: string, path: string) => Eventually<void>;
  makeFolder: (path: string) => Eventually<unknown>;
  brotli: (content: Buffer, options: BrotliOptions) => Eventually<Buffer>;
  gzip: (content: Buffer, options: ZlibOptions) => Eventually<Buffer>;
}

/** In turns with whatever else the process does. */
export const inTurns: FileAccess = {
  readFile: (path) => readFile(path),
  writeFile,
  link,
  makeFolder: (path) => mkdir(path, { recursive: true }),
  brotli: promisify(brotliCompress),
  gzip: promisify(gzip),
};

/** At once, which is a quarter less work: for a process that does nothing else. */
export const atOnce: FileAccess = {
  readFile: (path) => readFileSync(path),
  writeFile: writeFileSync,
  link: linkSync,
  makeFolder: (path) => mkdirSync(path, { recursive: true }),
  brotli: brotliCompressSync,
  gzip: gzipSync,
};

/** Puts a file at `path`, and makes the folder first where it is missing. */
export async function inFolder(
  access: FileAccess,
  path: string,
  put: () => Eventually<void>,
): Promise<void> {
  try {
    await put();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    await access.makeFolder(dirname(path));
    await put();
  }
}

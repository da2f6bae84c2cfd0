import { link, mkdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import pLimit from 'p-limit';
import { compressedTree, compressible, encodings, type Encoding } from '../releases/compressed';
import type { Manifest } from '../releases/manifest';
import type { PreviousRelease } from '../releases/releases';
import { isHashedAsset } from './published-files';

const brotliOf = promisify(brotliCompress);
const gzipOf = promisify(gzip);

// Below this a compressed answer is hardly smaller than its own headers.
const minBytes = 512;

/**
 * Writes the compressed copies of a release's texts beside its published tree, for the edge to send
 * as they are. A file that the release before holds with the same content has its copies already:
 * they are linked.
 */
export async function compressRelease(
  site: string,
  files: Manifest['files'],
  before: PreviousRelease | null,
): Promise<void> {
  const limited = pLimit(availableParallelism());
  const texts = Object.keys(files).filter(
    (path) => compressible.test(path) && (files[path]?.size ?? 0) >= minBytes,
  );
  const compressAll = async (path: string) => {
    const isKnown = before?.manifest.files[path]?.hash === files[path]?.hash;
    const known = isKnown ? (before?.site ?? null) : null;
    for (const encoding of encodings) await writeCopy(site, path, encoding, known);
  };
  await Promise.all(texts.map((path) => limited(compressAll, path)));
}

async function writeCopy(
  site: string,
  path: string,
  encoding: Encoding,
  knownSite: string | null,
): Promise<void> {
  const copy = join(compressedTree(site, encoding), path);
  await mkdir(dirname(copy), { recursive: true });
  if (knownSite && (await isLinked(join(compressedTree(knownSite, encoding), path), copy))) return;
  const content = await readFile(join(site, path));
  const compressed = await compress(content, encoding, isHashedAsset(path));
  if (compressed.length < content.length) await writeFile(copy, compressed);
}

/** Links a copy of the release before; false when it has none. */
async function isLinked(existing: string, copy: string): Promise<boolean> {
  try {
    await link(existing, copy);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}

function compress(content: Buffer, encoding: Encoding, isForGood: boolean): Promise<Buffer> {
  if (encoding === 'gzip') return gzipOf(content, { level: 6 });
  // Hashed assets are sent to everyone and never change: worth more time than a page.
  return brotliOf(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: isForGood ? 10 : 5,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}
